import { Button, toast } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

const tones = ['success', 'error', 'info'] as const

function Content() {
  return (
    <>
      <Example title="Tones" isRow>
        {tones.map((tone) => (
          <Button key={tone} onPress={() => toast({ content: 'Disk web-1-boot created', tone })}>
            {tone}
          </Button>
        ))}
      </Example>
      <Example title="With a title, an action, a long name; one that stays" isRow>
        <Button onPress={() => toast({ title: 'Could not stop web-1', content: 'It is being deleted', tone: 'error' })}>
          Title
        </Button>
        <Button
          onPress={() =>
            toast({ content: 'Project deleted', tone: 'success', action: { label: 'Undo', onPress: () => {} } })
          }
        >
          Action
        </Button>
        <Button onPress={() => toast({ content: `Disk ${longName} created`, tone: 'success' })}>Long</Button>
        <Button onPress={() => toast({ content: 'Until it is dismissed', tone: 'info', timeout: null })}>Stays</Button>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Toast', group: 'Overlays', Content }
