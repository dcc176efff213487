import { CopyButton, TextField, type TextFieldProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import { longName, uuid } from '../samples.ts'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Empty, with a hint, optional">
        <Field label="Name" hint="Lower case letters, digits and dashes" />
        <Field label="Description" optional placeholder="What it is for" />
      </Example>
      <Example title="Filled, and as long as a name may be">
        <Field label="Name" initial="web-1" />
        <Field label="Name" initial={longName} />
      </Example>
      <Example title="Refused">
        <Field
          label="Name"
          initial="Web 1"
          hint="Lower case letters, digits and dashes"
          error="Spaces are not allowed"
        />
      </Example>
      <Example title="Disabled, read-only, monospaced, with a control inside, without a visible label">
        <Field label="Name" initial="web-1" isDisabled />
        <Field label="Path" initial="/dev/nvme0n1" isReadOnly isMono />
        <Field label="Id" initial={uuid} isReadOnly isMono end={<CopyButton text={uuid} />} />
        <Field label="Filter" isLabelHidden placeholder="Filter" />
      </Example>
    </>
  )
}

function Field({ initial = '', ...props }: Omit<TextFieldProps, 'value' | 'onChange'> & { initial?: string }) {
  return (
    <Held initial={initial}>{(value, onChange) => <TextField {...props} value={value} onChange={onChange} />}</Held>
  )
}

export const section: Section = { title: 'Text field', group: 'Fields', Content }
