import { ProgressBar, type Tone } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const tones: readonly Tone[] = ['accent', 'ok', 'info', 'notice', 'danger', 'idle']

function Content() {
  return (
    <>
      <Example title="Progress from start to end">
        {[0, 3, 42, 100].map((value) => (
          <ProgressBar key={value} label="Upload" value={value} />
        ))}
      </Example>
      <Example title="Tones, without a visible label">
        {tones.map((tone) => (
          <ProgressBar key={tone} label={`Upload, ${tone}`} isLabelHidden value={60} tone={tone} />
        ))}
      </Example>
    </>
  )
}

export const section: Section = { title: 'Progress bar', group: 'Data', Content }
