import { Button, LeaveDialog, Modal, ModalFooter, ModalForm, TextField } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import { Opened } from '../opened.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

const text =
  'The instance keeps running. What was written to the disk in the last second may be missing from the snapshot.'

function Content() {
  return (
    <>
      <Example title="Widths" isRow>
        {(['narrow', 'medium', 'free'] as const).map((width) => (
          <Opened key={width} label={`${width} modal`}>
            {(close) => (
              <Modal
                title="Take a snapshot"
                width={width}
                onDismiss={close}
                footer={
                  <ModalFooter start={<span className="text-sm text-faint">16 GiB</span>}>
                    <Button onPress={close}>Cancel</Button>
                    <Button variant="primary" onPress={close}>
                      Take snapshot
                    </Button>
                  </ModalFooter>
                }
              >
                {text}
              </Modal>
            )}
          </Opened>
        ))}
      </Example>
      <Example title="More than fits, under a long title" isRow>
        <Opened label="long modal">
          {(close) => (
            <Modal title={`What ${longName} wrote`} onDismiss={close}>
              {Array.from({ length: 40 }, (_, index) => (
                <p key={index}>{text}</p>
              ))}
              <a href="#/modal">More about snapshots</a>
            </Modal>
          )}
        </Opened>
      </Example>
      <Example title="A form, with errors, and one that does harm" isRow>
        <Opened label="form modal">{(close) => <Form close={close} />}</Opened>
        <Opened label="harmful form modal">{(close) => <Form close={close} tone="danger" />}</Opened>
      </Example>
      <Example title="Unsaved changes" isRow>
        <Opened label="leave dialog">{(close) => <LeaveDialog isOpen onStay={close} onLeave={close} />}</Opened>
      </Example>
    </>
  )
}

function Form({ close, tone }: { close: () => void; tone?: 'danger' }) {
  return (
    <ModalForm
      title="Rename snapshot"
      submitLabel="Rename"
      tone={tone}
      errors={['The name web-1 is taken in this project', 'The project is being deleted']}
      onDismiss={close}
      onSubmit={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <Held initial="web-1">
        {(value, onChange) => <TextField label="Name" value={value} onChange={onChange} error="The name is taken" />}
      </Held>
    </ModalForm>
  )
}

export const section: Section = { title: 'Modal', group: 'Overlays', Content }
