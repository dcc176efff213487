import { Badge, type Tone } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const tones: readonly Tone[] = ['ok', 'info', 'notice', 'danger', 'idle', 'accent']

function Content() {
  return (
    <>
      <Example title="A lamp and a word, for states" isRow>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Example>
      <Example title="In transition: the lamp pulses" isRow>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} isPulsing>
            {tone}
          </Badge>
        ))}
      </Example>
      <Example title="A tag, for labels that do not change" isRow>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} variant="tag">
            {tone}
          </Badge>
        ))}
      </Example>
    </>
  )
}

export const section: Section = { title: 'Badge and lamp', group: 'Data', Content }
