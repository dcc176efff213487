import { useState } from 'react'
import { Button, ProgressBar, StepProgress, type Step, type StepState } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const labels = ['Create disk', 'Send file', 'Finish disk', 'Make image']

function Content() {
  return (
    <>
      <Example title="Running">
        <div className="max-w-96">
          <StepProgress
            label="Image upload"
            steps={steps('done', 'running', 'waiting', 'waiting').with(1, {
              label: 'Send file',
              state: 'running',
              detail: <ProgressBar label="Sent" isLabelHidden value={42} />,
            })}
          />
        </div>
      </Example>
      <Example title="Failed, with a long reason">
        <div className="max-w-96">
          <StepProgress
            label="Image upload"
            steps={steps('done', 'failed', 'waiting', 'waiting').with(1, {
              label: 'Send file',
              state: 'failed',
              detail: `The rack did not answer for ${'a-very-long-name-'.repeat(4)}after 12 of 100 MiB`,
            })}
          />
        </div>
      </Example>
      <Example title="Step by step, announced">
        <Walk />
      </Example>
    </>
  )
}

function steps(...states: readonly StepState[]): readonly Step[] {
  return states.map((state, index) => ({ label: labels[index] ?? '', state }))
}

function Walk() {
  const [at, setAt] = useState(0)
  const state = (index: number): StepState => (index < at ? 'done' : index === at ? 'running' : 'waiting')
  return (
    <div className="flex max-w-96 flex-col items-start gap-3">
      <div className="w-full">
        <StepProgress label="Image upload" steps={steps(...labels.map((_, index) => state(index)))} />
      </div>
      <Button size="sm" onPress={() => setAt((at + 1) % (labels.length + 1))}>
        Go on
      </Button>
    </div>
  )
}

export const section: Section = { title: 'Step progress', group: 'Data', Content }
