import { HardDrive } from 'lucide-react'
import { NumberField, SideModal, TextArea, TextField, type SideModalProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import { Opened } from '../opened.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

const one = ['The name web-1 is taken in this project']
const several = [...one, 'Size must be at least 1 GiB', 'The quota of the silo leaves 3 GiB']

function Content() {
  return (
    <>
      <Example title="A form, with unsaved changes once touched" isRow>
        <Opened label="form">{(close) => <Form close={close} />}</Opened>
        <Opened label="form that is pending">{(close) => <Form close={close} isPending />}</Opened>
        <Opened label="form that cannot be sent">
          {(close) => <Form close={close} submitDisabledReason="Nothing has changed" />}
        </Opened>
      </Example>
      <Example title="Refused, with an error summary of one and of several" isRow>
        <Opened label="form with an error">{(close) => <Form close={close} errors={one} />}</Opened>
        <Opened label="form with several errors">{(close) => <Form close={close} errors={several} />}</Opened>
      </Example>
      <Example title="Not a form, long" isRow>
        <Opened label="details">
          {(close) => (
            <SideModal title={longName} onDismiss={close}>
              {Array.from({ length: 40 }, (_, index) => (
                <p key={index}>Event {index + 1}: the disk was attached to web-1 and detached again.</p>
              ))}
              <a href="#/side-modal">Older events</a>
            </SideModal>
          )}
        </Opened>
      </Example>
    </>
  )
}

function Form({ close, ...props }: { close: () => void } & Partial<SideModalProps>) {
  return (
    <Held initial="">
      {(name, setName) => (
        <SideModal
          title="Edit disk"
          subtitle={
            <>
              <HardDrive aria-hidden="true" /> web-1-boot
            </>
          }
          submitLabel="Update disk"
          isDirty={name !== ''}
          onDismiss={close}
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
          {...props}
        >
          <TextField label="Name" value={name} onChange={setName} error={props.errors?.[0]} />
          <Held initial="">
            {(value, onChange) => <TextArea label="Description" optional value={value} onChange={onChange} />}
          </Held>
          <Held initial={16}>
            {(value, onChange) => <NumberField label="Size" unit="GiB" value={value} onChange={onChange} />}
          </Held>
        </SideModal>
      )}
    </Held>
  )
}

export const section: Section = { title: 'Side modal', group: 'Overlays', Content }
