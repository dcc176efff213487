import { Select, type Option, type SelectProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

const roles: readonly Option[] = [
  { value: 'admin', label: 'Administrator', description: 'Everything, and who may do what' },
  { value: 'collaborator', label: 'Collaborator', description: 'Creates and changes resources' },
  { value: 'viewer', label: 'Viewer', description: 'Looks at them' },
  { value: 'auditor', label: 'Auditor', isDisabled: true },
  { value: 'long', label: longName },
]

function Content() {
  return (
    <>
      <Example title="Without a choice, with one, with a long one">
        <Field label="Role" hint="On this project" />
        <Field label="Role" initial="viewer" optional />
        <Field label="Role" initial="long" />
      </Example>
      <Example title="Refused, disabled, loading, without options">
        <Field label="Role" error="Role is required" />
        <Field label="Role" initial="viewer" isDisabled />
        <Field label="Role" isLoading />
        <Field label="Role" options={[]} />
      </Example>
      <Example title="As wide as its content, for toolbars" isRow>
        <Field label="Role" isLabelHidden initial="viewer" isCompact />
      </Example>
    </>
  )
}

interface ExampleFieldProps extends Omit<SelectProps, 'value' | 'onChange' | 'options'> {
  initial?: string
  options?: readonly Option[]
}

function Field({ initial = '', options = roles, ...props }: ExampleFieldProps) {
  return (
    <Held initial={initial}>
      {(value, onChange) => <Select {...props} options={options} value={value} onChange={onChange} />}
    </Held>
  )
}

export const section: Section = { title: 'Select', group: 'Fields', Content }
