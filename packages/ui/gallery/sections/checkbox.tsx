import { Checkbox, type CheckboxProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Off, on, mixed">
        <Field>Start the instance</Field>
        <Field initial>Start the instance</Field>
        <Field isIndeterminate>All interfaces</Field>
      </Example>
      <Example title="With a hint, refused">
        <Field hint="It runs as soon as its disks are there">Start the instance</Field>
        <Field error="Agree to go on">I know that the data will be lost</Field>
      </Example>
      <Example title="Disabled">
        <Field isDisabled>Start the instance</Field>
        <Field isDisabled initial>
          Start the instance
        </Field>
      </Example>
    </>
  )
}

function Field({ initial = false, ...props }: Omit<CheckboxProps, 'value' | 'onChange'> & { initial?: boolean }) {
  return <Held initial={initial}>{(value, onChange) => <Checkbox {...props} value={value} onChange={onChange} />}</Held>
}

export const section: Section = { title: 'Checkbox', group: 'Fields', Content }
