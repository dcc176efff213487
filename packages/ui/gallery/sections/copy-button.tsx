import { CopyButton } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { uuid } from '../samples.ts'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="An icon" isRow>
        <code className="font-mono text-sm">{uuid}</code>
        <CopyButton text={uuid} />
      </Example>
      <Example title="With words" isRow>
        <CopyButton text={uuid} label="Copy id" isLabelShown />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Copy button', group: 'Actions', Content }
