import { useState } from 'react'
import { MultiSelect, type MultiSelectProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const groups = [
  { value: 'web', label: 'web-servers', description: 'Anti-affinity, fail' },
  { value: 'db', label: 'databases', description: 'Anti-affinity, allow' },
  { value: 'cache', label: 'caches' },
  { value: 'held', label: 'held-back', isDisabled: true },
  { value: 'long', label: `a-name-of-sixty-three-letters-${'x'.repeat(33)}` },
]
const thousands = Array.from({ length: 5000 }, (_, index) => ({ value: `disk-${index}`, label: `disk-${index}` }))

function Content() {
  return (
    <>
      <Example title="Empty, and with choices">
        <Choice label="Groups" options={groups} optional />
        <Choice label="Groups" options={groups} initial={['web', 'cache']} hint="At most 8" />
      </Example>
      <Example title="Many choices and a long one">
        <Choice label="Groups" options={groups} initial={groups.map(({ value }) => value)} />
      </Example>
      <Example title="Five thousand options">
        <Choice label="Disks" options={thousands} initial={['disk-4000']} />
      </Example>
      <Example title="Loading, refused, disabled">
        <Choice label="Groups" options={[]} isLoading />
        <Choice label="Groups" options={groups} error="Choose a group" />
        <Choice label="Groups" options={groups} initial={['web', 'db']} isDisabled />
      </Example>
    </>
  )
}

type ChoiceProps = Omit<MultiSelectProps, 'value' | 'onChange'> & { initial?: readonly string[] }

function Choice({ initial = [], ...props }: ChoiceProps) {
  const [value, setValue] = useState(initial)
  return <MultiSelect {...props} value={value} onChange={setValue} />
}

export const section: Section = { title: 'Multiple select', group: 'Fields', Content }
