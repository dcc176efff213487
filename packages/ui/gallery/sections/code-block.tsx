import { CodeBlock, Key, Keys } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const command = `curl --request POST --header 'authorization: Bearer $TOKEN' --data '{"name":"web-01"}' https://rack.example/v1/disks?project=storefront`

function Content() {
  return (
    <>
      <Example title="Short, without a language">
        <CodeBlock text="ssh -i ~/.ssh/id_ed25519 debian@10.0.0.4" label="Command" />
      </Example>
      <Example title="A long line scrolls, or is broken">
        <CodeBlock text={command} language="Shell" />
        <CodeBlock text={command} language="Shell" isWrapped />
      </Example>
      <Example title="Many lines">
        <CodeBlock
          text={JSON.stringify({ name: 'web-01', disks: Array.from({ length: 12 }, (_, size) => ({ size })) }, null, 2)}
          language="JSON"
        />
      </Example>
      <Example title="Keys: one, together, one after the other" isRow>
        <Key name="?" />
        <Key name="Enter" />
        <Key name="ArrowUp" />
        <Keys keys={['Mod', 'K']} />
        <Keys keys={['Mod', 'Shift', 'P']} />
        <Keys keys={['g', 'p']} isSequence />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Code and keys', group: 'Data', Content }
