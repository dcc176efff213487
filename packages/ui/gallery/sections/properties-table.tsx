import { Badge, Dash, DateTime, PropertiesTable, Size, Truncate, type Property } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { longName, uuid } from '../samples.ts'
import type { Section } from '../section.ts'

const items: readonly Property[] = [
  { label: 'State', value: <Badge tone="ok">running</Badge> },
  { label: 'Id', value: <Truncate text={uuid} maxLength={32} at="middle" isMono hasCopy /> },
  { label: 'Description', value: <Dash /> },
  { label: 'Memory', value: <Size bytes={64 * 2 ** 30} /> },
  { label: 'Hostname', value: longName },
  { label: 'Created', value: <DateTime date={new Date('2026-10-24T10:30:00Z')} /> },
]

function Content() {
  return (
    <>
      {([1, 2, 3] as const).map((columns) => (
        <Example key={columns} title={columns === 1 ? 'One column' : `${columns} columns`}>
          <PropertiesTable items={items} columns={columns} />
        </Example>
      ))}
      <Example title="An odd number">
        <PropertiesTable items={items.slice(0, 5)} />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Properties', group: 'Data', Content }
