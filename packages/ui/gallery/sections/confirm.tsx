import { Button, confirm } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const wait = () =>
  new Promise<void>((settle) => {
    setTimeout(settle, 800)
  })

function Content() {
  return (
    <Example title="Plain, with danger, and one that fails" isRow>
      <Button
        onPress={() =>
          confirm({
            title: 'Stop instance',
            body: 'web-1 shuts down and keeps its disks.',
            confirmLabel: 'Stop',
            action: wait,
            errorTitle: 'Could not stop the instance',
          })
        }
      >
        Open confirmation
      </Button>
      <Button
        variant="danger-quiet"
        onPress={() =>
          confirm({
            title: 'Delete disk',
            body: 'What is on web-1-boot is lost for good.',
            confirmLabel: 'Delete disk',
            tone: 'danger',
            action: wait,
            errorTitle: 'Could not delete the disk',
          })
        }
      >
        Open harmful confirmation
      </Button>
      <Button
        onPress={() =>
          confirm({
            title: 'Detach disk',
            body: 'This one is always refused.',
            action: () => wait().then(() => Promise.reject(new Error('The instance is running'))),
            errorTitle: 'Could not detach the disk',
          })
        }
      >
        Open confirmation that fails
      </Button>
    </Example>
  )
}

export const section: Section = { title: 'Confirmation', group: 'Overlays', Content }
