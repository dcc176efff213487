import { RadioCards, RadioGroup, type RadioGroupProps, type RadioOption } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const sources: readonly RadioOption[] = [
  { value: 'blank', label: 'Blank' },
  { value: 'image', label: 'Image' },
  { value: 'snapshot', label: 'Snapshot', isDisabled: true },
]

const described: readonly RadioOption[] = [
  { value: 'small', label: 'Small', description: '2 CPUs, 8 GiB' },
  { value: 'medium', label: 'Medium', description: '8 CPUs, 32 GiB' },
  { value: 'large', label: 'Large', description: '32 CPUs, 128 GiB' },
  { value: 'custom', label: 'Custom', isDisabled: true },
]

function Content() {
  return (
    <>
      <Example title="Without a choice, with one, side by side">
        <Field label="Source" hint="What the disk starts from" />
        <Field label="Source" initial="image" orientation="horizontal" />
      </Example>
      <Example title="With descriptions">
        <Field label="Size" options={described} initial="small" />
      </Example>
      <Example title="Refused and disabled">
        <Field label="Source" orientation="horizontal" error="Source is required" />
        <Field label="Source" orientation="horizontal" initial="blank" isDisabled />
      </Example>
      <Example title="As cards">
        <Held initial="medium">
          {(value, onChange) => <RadioCards label="Size" options={described} value={value} onChange={onChange} />}
        </Held>
        <RadioCards label="Size" options={described} value="small" onChange={() => {}} isDisabled />
      </Example>
    </>
  )
}

interface ExampleFieldProps extends Omit<RadioGroupProps, 'value' | 'onChange' | 'options'> {
  initial?: string
  options?: readonly RadioOption[]
}

function Field({ initial = '', options = sources, ...props }: ExampleFieldProps) {
  return (
    <Held initial={initial}>
      {(value, onChange) => <RadioGroup {...props} options={options} value={value} onChange={onChange} />}
    </Held>
  )
}

export const section: Section = { title: 'Radio group and cards', group: 'Fields', Content }
