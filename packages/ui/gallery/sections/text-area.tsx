import { TextArea, type TextAreaProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIH0lq2YfE3mQ5yV7tXn0pKJr1wDq8uZb9sRkT4cLmNoP ada@laptop'

function Content() {
  return (
    <>
      <Example title="Empty, with a hint, optional">
        <Field label="Description" optional hint="At most 512 characters" placeholder="What it is for" />
      </Example>
      <Example title="Monospaced, and with more rows">
        <Field label="Public key" isMono initial={key} />
        <Field label="User data" isMono rows={6} initial={'#cloud-config\npackages:\n  - nginx\n'} />
      </Example>
      <Example title="Refused, read-only and disabled">
        <Field label="Description" initial={'x'.repeat(513)} error="At most 512 characters, this has 513" />
        <Field label="Public key" isMono initial={key} isReadOnly />
        <Field label="Description" initial="Serves the shop" isDisabled />
      </Example>
    </>
  )
}

function Field({ initial = '', ...props }: Omit<TextAreaProps, 'value' | 'onChange'> & { initial?: string }) {
  return <Held initial={initial}>{(value, onChange) => <TextArea {...props} value={value} onChange={onChange} />}</Held>
}

export const section: Section = { title: 'Text area', group: 'Fields', Content }
