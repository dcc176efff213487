import { ErrorSummary, Message } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const tones = ['ok', 'info', 'notice', 'danger'] as const

function Content() {
  return (
    <>
      <Example title="With a title">
        {tones.map((tone) => (
          <Message key={tone} tone={tone} title={`Tone ${tone}`}>
            The disk stays attached until the instance has stopped. <a href="#/message">How disks are attached</a>
          </Message>
        ))}
      </Example>
      <Example title="Without a title">
        {tones.map((tone) => (
          <Message key={tone} tone={tone}>
            The disk stays attached until the instance has stopped.
          </Message>
        ))}
      </Example>
      <Example title="Error summary of one and of several">
        <ErrorSummary errors={['The name web-1 is taken in this project']} />
        <ErrorSummary
          errors={['Name is required', 'Size must be at least 1 GiB', `No pool holds ${'a-very-long-name-'.repeat(9)}`]}
        />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Message and error summary', group: 'Page', Content }
