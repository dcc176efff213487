import { Button, InfoPopover, Popover, Tip } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const summary =
  'A disk keeps its data when its instance stops or is deleted. It is attached to one instance at a time and can be ' +
  'copied as a snapshot.'
const links = [
  { label: 'Managing disks', href: 'https://example.com/disks' },
  { label: 'Snapshots', href: 'https://example.com/snapshots' },
]

function Content() {
  return (
    <>
      <Example title="A panel beside its button" isRow>
        <Popover label="Time zone" trigger={<Button>Time zone</Button>}>
          Times are shown in Europe/Berlin.
        </Popover>
        <Popover label="Discard" trigger={<Button>Discard</Button>}>
          {(close) => (
            <div className="flex flex-col items-start gap-3">
              <p>It cannot be brought back.</p>
              <Button size="sm" onPress={close}>
                Keep
              </Button>
            </div>
          )}
        </Popover>
      </Example>
      <Example title="What a page is about, with guides and without" isRow>
        <InfoPopover topic="disks" heading="Disks" summary={summary} links={links} />
        <InfoPopover topic="images" heading="Images" summary="What an instance boots from." />
      </Example>
      <Example title="A tip" isRow>
        <span>Transit addresses</span>
        <Tip>Packets from these addresses are let through, though they are not the interface’s own.</Tip>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Popover, info and tip', group: 'Overlays', Content }
