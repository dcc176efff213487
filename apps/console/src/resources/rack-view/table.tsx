import { Badge, cellLinkClass, Dash, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Switch } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { capitalised } from '../../list/noun.ts'
import { LoadCell } from '../sled/load-cell.tsx'
import type { SledLoad } from '../sled/load.ts'
import type { NewSledRow, SledRow } from '../sled/queries.ts'
import { sledLook } from './look.ts'

interface TableProps {
  sleds: readonly SledRow[]
  newSleds: readonly NewSledRow[]
  switches: readonly Switch[]
  loads: ReadonlyMap<string, SledLoad>
}

type Part =
  | { kind: 'Sled'; id: string; name: string; part: string; sled: SledRow }
  | { kind: 'New sled'; id: string; name: string; part: string }
  | { kind: 'Switch'; id: string; name: string; part: string }

function Name({ row }: { row: Part }) {
  const text = <span className="font-mono">{row.name}</span>
  switch (row.kind) {
    case 'Sled':
      return (
        <Link to="/system/inventory/sleds/$sledId/instances" params={{ sledId: row.id }} className={cellLinkClass}>
          {text}
        </Link>
      )
    case 'New sled':
      return (
        <Link to="/system/inventory/new-sleds" className={cellLinkClass}>
          {text}
        </Link>
      )
    case 'Switch':
      return (
        <Link to="/system/inventory/switches/$switchId" params={{ switchId: row.id }} className={cellLinkClass}>
          {text}
        </Link>
      )
  }
}

function State({ row }: { row: Part }) {
  if (row.kind === 'Switch') return <Dash />
  if (row.kind === 'New sled') return <Badge tone="info">Waiting to be added</Badge>
  const { tone, word } = sledLook(row.sled)
  return <Badge tone={tone}>{capitalised(word)}</Badge>
}

/** What the picture shows, in words: every part of the rack is a row. */
export function RackTable({ sleds, newSleds, switches, loads }: TableProps) {
  const rows: readonly Part[] = [
    ...sleds
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .map((sled) => ({ kind: 'Sled', id: sled.id, name: sled.name, part: sled.baseboard.part, sled }) as const),
    ...newSleds.map(({ id, name, baseboard }) => ({ kind: 'New sled', id, name, part: baseboard.part }) as const),
    ...switches.map(({ id, baseboard: { serial, part } }) => ({ kind: 'Switch', id, name: serial, part }) as const),
  ]
  const columns: readonly Column<Part>[] = [
    {
      id: 'name',
      header: 'Serial number',
      isPrimary: true,
      value: ({ name }) => name,
      cell: (row) => <Name row={row} />,
    },
    { id: 'kind', header: 'Kind', value: ({ kind }) => kind },
    { id: 'part', header: 'Part number', value: ({ part }) => part },
    { id: 'state', header: 'State', cell: (row) => <State row={row} /> },
    {
      id: 'load',
      header: 'Load',
      value: ({ id }) => loads.get(id)?.percent,
      cell: (row) => (row.kind === 'Sled' ? <LoadCell sled={row.sled} load={loads.get(row.id)} /> : <Dash />),
    },
  ]
  return (
    <Table
      label="Parts of the rack"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
    />
  )
}
