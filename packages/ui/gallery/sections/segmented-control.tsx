import { LayoutGrid, List } from 'lucide-react'
import { SegmentedControl } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Words" isRow>
        <Held initial="day">
          {(value, onChange) => (
            <SegmentedControl
              label="Period"
              options={[
                { value: 'hour', label: 'Hour' },
                { value: 'day', label: 'Day' },
                { value: 'week', label: 'Week' },
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      </Example>
      <Example title="Icons" isRow>
        <Held initial="list">
          {(value, onChange) => (
            <SegmentedControl
              label="Layout"
              options={[
                { value: 'list', label: <List aria-label="List" className="size-4" /> },
                { value: 'grid', label: <LayoutGrid aria-label="Grid" className="size-4" /> },
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Segmented control', group: 'Actions', Content }
