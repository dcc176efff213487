import { Accordion, Disclosure } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const items = [
  { id: 'network', title: 'Networking', content: 'One interface in the default VPC, with an ephemeral address.' },
  { id: 'configuration', title: 'Configuration', content: 'No user data, two SSH keys.' },
  {
    id: 'long',
    title: `A long title ${'that goes on '.repeat(12)}`,
    content: 'Broken where there is no more room.',
  },
  { id: 'later', title: 'Not available', content: '', isDisabled: true },
]

function Content() {
  return (
    <>
      <Example title="One open at a time">
        <Accordion items={items} defaultOpen={['network']} />
      </Example>
      <Example title="Several open">
        <Accordion items={items} defaultOpen={['network', 'configuration']} allowsMultiple />
      </Example>
      <Example title="One alone, closed and open">
        <Disclosure title="Advanced">The hostname is the name unless said otherwise.</Disclosure>
        <Disclosure title="Advanced" isDefaultOpen>
          The hostname is the name unless said otherwise.
        </Disclosure>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Accordion and disclosure', group: 'Page', Content }
