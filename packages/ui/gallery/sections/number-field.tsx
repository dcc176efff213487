import { NumberField, type NumberFieldProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Empty, filled, with a unit">
        <Field label="Port" initial={Number.NaN} hint="1 to 65,535" minValue={1} maxValue={65_535} />
        <Field label="CPUs" initial={4} />
        <Field label="Size" initial={1023} unit="GiB" maxValue={1023} />
      </Example>
      <Example title="Refused and disabled">
        <Field label="Size" initial={10} unit="GiB" error="The image needs at least 16 GiB" />
        <Field label="Size" initial={10} unit="GiB" isDisabled />
      </Example>
    </>
  )
}

function Field({ initial, ...props }: Omit<NumberFieldProps, 'value' | 'onChange'> & { initial: number }) {
  return (
    <Held initial={initial}>{(value, onChange) => <NumberField {...props} value={value} onChange={onChange} />}</Held>
  )
}

export const section: Section = { title: 'Number field', group: 'Fields', Content }
