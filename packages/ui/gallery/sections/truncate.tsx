import { Truncate } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { longName, uuid } from '../samples.ts'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Short enough" isRow>
        <Truncate text="web-1" maxLength={32} />
      </Example>
      <Example title="Cut at the end and in the middle" isRow>
        <Truncate text={longName} maxLength={32} />
        <Truncate text={longName} maxLength={32} at="middle" />
      </Example>
      <Example title="Monospaced, to be copied" isRow>
        <Truncate text={uuid} maxLength={32} at="middle" isMono hasCopy />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Truncation', group: 'Data', Content }
