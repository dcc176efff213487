import { Dash, EmptyState, RelativeTime, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { LldpNeighbor, SwitchPort } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Radar } from 'lucide-react'
import { Section } from '../section.tsx'
import { managementText } from './management-address.ts'
import { neighboursOf } from './queries.ts'

function TwoLines({ first, second }: { first: string; second: string | null | undefined }) {
  return (
    <span className="inline-flex flex-col py-1.5 whitespace-normal">
      <span className="wrap-anywhere">{first}</span>
      {second && <span className="text-xs wrap-anywhere text-muted">{second}</span>}
    </span>
  )
}

const columns: readonly Column<LldpNeighbor>[] = [
  {
    id: 'system',
    header: 'System',
    isPrimary: true,
    value: ({ systemName, chassisId }) => systemName ?? chassisId,
    cell: ({ systemName, chassisId, systemDescription }) => (
      <TwoLines first={systemName ?? chassisId} second={systemDescription} />
    ),
  },
  {
    id: 'chassis',
    header: 'Chassis ID',
    value: ({ chassisId }) => chassisId,
    cell: ({ chassisId }) => <span className="font-mono wrap-anywhere">{chassisId}</span>,
  },
  {
    id: 'link',
    header: 'Its link',
    value: ({ linkName }) => linkName,
    cell: ({ linkName, linkDescription }) => <TwoLines first={linkName} second={linkDescription} />,
  },
  {
    id: 'management',
    header: 'Management',
    value: ({ managementIp }) => managementIp.map(managementText).join(', '),
    cell: ({ managementIp }) =>
      managementIp.length === 0 ? (
        <Dash />
      ) : (
        <span className="font-mono wrap-anywhere">{managementIp.map(managementText).join(', ')}</span>
      ),
  },
  {
    id: 'first-seen',
    header: 'First heard',
    value: ({ firstSeen }) => firstSeen,
    cell: ({ firstSeen }) => <RelativeTime date={new Date(firstSeen)} isFocusable />,
  },
  {
    id: 'last-seen',
    header: 'Last heard',
    value: ({ lastSeen }) => lastSeen,
    cell: ({ lastSeen }) => <RelativeTime date={new Date(lastSeen)} isFocusable />,
  },
]

/** Who a port has heard at the other end. */
export function Neighbours({ port }: { port: SwitchPort }) {
  const { data } = useQuery(neighboursOf(port))
  return (
    <Section title="Neighbours">
      <Table
        label="Neighbours"
        columns={columns}
        rows={data?.items ?? []}
        isLoading={data === undefined}
        loadingRows={1}
        rowKey={({ chassisId, linkName }) => `${chassisId} ${linkName}`}
        rowName={({ systemName, chassisId }) => systemName ?? chassisId}
        empty={
          <EmptyState
            icon={<Radar />}
            title="No neighbours"
            body="Neighbours are heard where the link is up and the port announces itself over LLDP."
          />
        }
      />
    </Section>
  )
}
