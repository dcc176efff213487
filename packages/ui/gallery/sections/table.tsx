import { Server } from 'lucide-react'
import { Badge, Button, cellLinkClass, EmptyState, Size, Table, type Column, type MenuEntry } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

interface Instance {
  name: string
  state: 'running' | 'stopped'
  memory: number
  address: string
}

const GiB = 2 ** 30

const columns: readonly Column<Instance>[] = [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    value: ({ name }) => name,
    cell: ({ name }) => (
      <a href="#/table" className={cellLinkClass}>
        {name}
      </a>
    ),
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge tone={state === 'running' ? 'ok' : 'idle'}>{state}</Badge>,
  },
  {
    id: 'memory',
    header: 'Memory',
    align: 'end',
    value: ({ memory }) => memory,
    cell: ({ memory }) => <Size bytes={memory} />,
  },
  { id: 'address', header: 'Address', isWideOnly: true, value: ({ address }) => address },
]

const rows: readonly Instance[] = [
  { name: 'web-1', state: 'running', memory: 4 * GiB, address: '172.30.0.5' },
  { name: 'web-10', state: 'stopped', memory: 64 * GiB, address: '172.30.0.14' },
  { name: longName, state: 'running', memory: 512 * GiB, address: '2001:db8:85a3::8a2e:370:7334' },
]

const many: readonly Instance[] = Array.from({ length: 5000 }, (_, index) => ({
  name: `web-${index + 1}`,
  state: index % 3 === 0 ? 'stopped' : 'running',
  memory: (1 + (index % 64)) * GiB,
  address: `172.${30 + Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${(index % 250) + 5}`,
}))

const actions = ({ state }: Instance): readonly MenuEntry[] => [
  { label: 'Stop', disabledReason: state === 'running' ? undefined : 'The instance is not running' },
  { label: 'Delete', tone: 'danger', disabledReason: state === 'running' ? 'Stop the instance first' : undefined },
]

const empty = (
  <EmptyState
    icon={<Server />}
    title="No instances"
    body="An instance is a virtual machine."
    action={<Button variant="primary">New instance</Button>}
  />
)

const base = { label: 'Instances', columns, rowKey: ({ name }: Instance) => name }

function Content() {
  return (
    <>
      <Example title="Loading">
        <Table {...base} rows={[]} isLoading loadingRows={3} rowActions={actions} />
      </Example>
      <Example title="Empty">
        <Table {...base} rows={[]} empty={empty} />
      </Example>
      <Example title="One row">
        <Table {...base} rows={rows.slice(0, 1)} />
      </Example>
      <Example title="With selection, and with actions that tell why they cannot be had">
        <Held initial={new Set(['web-1'])}>
          {(keys: ReadonlySet<string>, onChange) => (
            <Table {...base} rows={rows} rowActions={actions} selection={{ keys, onChange }} />
          )}
        </Held>
      </Example>
      <Example title="Many; of five thousand, only those in view are in the document">
        <Held initial={12}>
          {(count, show) => (
            <>
              <div>
                <Button onPress={() => show(count === 12 ? many.length : 12)}>
                  {count === 12 ? 'Show five thousand' : 'Show twelve'}
                </Button>
              </div>
              <Table {...base} rows={many.slice(0, count)} rowActions={actions} />
            </>
          )}
        </Held>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Table', group: 'Data', Content }
