import { PasswordField, type PasswordFieldProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Empty and filled">
        <Field label="Password" />
        <Field label="Password" initial="correct horse" />
      </Example>
      <Example title="Refused and disabled">
        <Field label="Password" initial="short" error="At least 8 characters" />
        <Field label="Password" initial="correct horse" isDisabled />
      </Example>
    </>
  )
}

function Field({ initial = '', ...props }: Omit<PasswordFieldProps, 'value' | 'onChange'> & { initial?: string }) {
  return (
    <Held initial={initial}>{(value, onChange) => <PasswordField {...props} value={value} onChange={onChange} />}</Held>
  )
}

export const section: Section = { title: 'Password field', group: 'Fields', Content }
