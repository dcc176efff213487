import { ComboBox, type ComboBoxProps, type Option } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

const images: readonly Option[] = [
  { value: 'debian-13', label: 'debian-13', description: 'Debian GNU/Linux, 2 GiB' },
  { value: 'ubuntu-26-04', label: 'ubuntu-26-04', description: 'Ubuntu, 3 GiB' },
  { value: 'fedora-44', label: 'fedora-44', isDisabled: true },
  { value: 'long', label: longName },
]

const many: readonly Option[] = Array.from({ length: 5000 }, (_, index) => {
  const label = `instance-${String(index + 1).padStart(4, '0')}`
  return { value: label, label }
})

function Content() {
  return (
    <>
      <Example title="Without a choice, with one, with a long one">
        <Field label="Image" hint="What the disk starts from" />
        <Field label="Image" initial="debian-13" optional />
        <Field label="Image" initial="long" />
      </Example>
      <Example title="5,000 options, and any text of your own">
        <Field label="Instance" options={many} initial="instance-4711" />
        <Field label="Instance or address" options={many} allowsCustomValue initial="172.30.0.9" />
      </Example>
      <Example title="Refused, disabled, loading, without options">
        <Field label="Image" error="Image is required" />
        <Field label="Image" initial="debian-13" isDisabled />
        <Field label="Image" options={[]} isLoading />
        <Field label="Image" options={[]} />
      </Example>
    </>
  )
}

interface ExampleFieldProps extends Omit<ComboBoxProps, 'value' | 'onChange' | 'options'> {
  initial?: string
  options?: readonly Option[]
}

function Field({ initial = '', options = images, ...props }: ExampleFieldProps) {
  return (
    <Held initial={initial}>
      {(value, onChange) => <ComboBox {...props} options={options} value={value} onChange={onChange} />}
    </Held>
  )
}

export const section: Section = { title: 'Combo box', group: 'Fields', Content }
