import { DatePicker, type DatePickerProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const date = new Date('2026-10-24T10:30:00Z')

function Content() {
  return (
    <>
      <Example title="Without a choice, and with one that can be taken back">
        <Picker label="Starts" hint="Nothing is recorded before" />
        <Picker label="Expires" optional initial={date} />
      </Example>
      <Example title="Invalid: after the latest that is possible">
        <Picker label="Until" initial={date} maxValue={new Date('2026-10-24T09:00:00Z')} />
      </Example>
      <Example title="Refused by a form, and disabled">
        <Picker label="Starts" error="Starts is required" />
        <Picker label="Expires" initial={date} isDisabled />
      </Example>
    </>
  )
}

function Picker({ initial, ...props }: Omit<DatePickerProps, 'value' | 'onChange'> & { initial?: Date }) {
  return (
    <Held initial={initial}>
      {(value, onChange) => <DatePicker timeZone="UTC" {...props} value={value} onChange={onChange} />}
    </Held>
  )
}

export const section: Section = { title: 'Date picker', group: 'Fields', Content }
