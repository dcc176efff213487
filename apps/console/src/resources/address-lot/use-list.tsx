import { EmptyState, linkClass, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { Section } from '../section.tsx'
import { SettingsLink } from '../port-settings/link.tsx'
import type { LotUse } from './uses.ts'

const kindWords: Record<LotUse['kind'], string> = {
  loopback: 'Loopback address',
  settings: 'Port settings',
  announced: 'Announced to BGP peers',
}

function UsedBy({ use }: { use: LotUse }) {
  switch (use.kind) {
    case 'loopback':
      return (
        <Link to="/system/networking/loopbacks" search={{ filter: use.address }} className={linkClass}>
          {use.switchLocation}
        </Link>
      )
    case 'settings':
      return <SettingsLink name={use.settings} />
    case 'announced':
      return (
        <Link to="/system/networking/bgp/announce-sets" search={{ filter: use.set }} className={linkClass}>
          {use.set}
        </Link>
      )
  }
}

const columns: readonly Column<LotUse>[] = [
  {
    id: 'address',
    header: 'Address or network',
    isPrimary: true,
    value: ({ address }) => address,
    cell: ({ address }) => <span className="font-mono wrap-anywhere">{address}</span>,
  },
  { id: 'kind', header: 'As', value: ({ kind }) => kindWords[kind] },
  { id: 'by', header: 'Of', cell: (use) => <UsedBy use={use} /> },
]

/** What keeps a lot from being deleted; undefined until it is known. */
export function UseList({ uses }: { uses: readonly LotUse[] | undefined }) {
  return (
    <Section title="In use by">
      <Table
        label="In use by"
        columns={columns}
        rows={uses ?? []}
        isLoading={uses === undefined}
        loadingRows={2}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowName={({ address }) => address}
        empty={
          <EmptyState
            icon={<Unplug />}
            title="Not in use"
            body="No switch has an address of this lot, and none of its networks is announced."
          />
        }
      />
    </Section>
  )
}
