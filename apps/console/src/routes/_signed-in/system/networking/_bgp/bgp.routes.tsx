import { Dash, EmptyState, OverflowList, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { queryClient } from '../../../../../api/query.ts'
import { listQuery } from '../../../../../list/source.ts'
import { asnSearch } from '../../../../../resources/bgp/asn-search.ts'
import { AsnSelect, useAsn } from '../../../../../resources/bgp/asn-select.tsx'
import { allBgpConfigs, exportedPrefixes, importedRoutes } from '../../../../../resources/bgp/queries.ts'
import type { ExportRow, ImportRow } from '../../../../../resources/bgp/queries.ts'
import { Section } from '../../../../../resources/section.tsx'

const exported = listQuery(exportedPrefixes, {})

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/bgp/routes')({
  validateSearch: asnSearch,
  staticData: { crumbs: [{ label: 'Routes' }] },
  loader: () => Promise.all([queryClient.ensureQueryData(allBgpConfigs), queryClient.ensureQueryData(exported)]),
  component: RoutesTab,
})

const mono = (text: string) => <span className="font-mono text-xs">{text}</span>

const exportColumns: readonly Column<ExportRow>[] = [
  { id: 'name', header: 'Peer', isPrimary: true, value: ({ name }) => name, cell: ({ name }) => mono(name) },
  {
    id: 'prefixes',
    header: 'Networks',
    cell: ({ prefixes }) =>
      prefixes.length === 0 ? (
        <Dash />
      ) : (
        <OverflowList heading="Networks" limit={6}>
          {prefixes.map((prefix) => (
            <span key={prefix} className="font-mono text-xs">
              {prefix}
            </span>
          ))}
        </OverflowList>
      ),
  },
]

const importColumns: readonly Column<ImportRow>[] = [
  {
    id: 'prefix',
    header: 'Network',
    isPrimary: true,
    value: ({ prefix }) => prefix,
    cell: ({ prefix }) => mono(prefix),
  },
  { id: 'nexthop', header: 'Next hop', value: ({ nexthop }) => nexthop, cell: ({ nexthop }) => mono(nexthop) },
  { id: 'router', header: 'Router ID', value: ({ routerId }) => routerId, cell: ({ routerId }) => mono(routerId) },
  { id: 'switch', header: 'Switch', value: ({ switch: location }) => location },
]

function Imported({ asn }: { asn: number }) {
  const { data } = useQuery(importedRoutes(asn))
  return (
    <Section title="Learned from peers" actions={<AsnSelect asn={asn} />}>
      <Table
        label="Learned from peers"
        columns={importColumns}
        rows={data?.items ?? []}
        isLoading={data === undefined}
        rowKey={({ rowId }) => rowId}
        empty={
          <EmptyState icon={<ArrowDownToLine />} title="No routes" body="No peer of this system has told of any." />
        }
      />
    </Section>
  )
}

function RoutesTab() {
  const { data } = useSuspenseQuery(exported)
  const asn = useAsn(Route.useSearch().asn)
  return (
    <>
      <Section title="Announced to peers">
        <Table
          label="Announced to peers"
          columns={exportColumns}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={<ArrowUpFromLine />} title="No peers" body="There is nobody to announce to." />}
        />
      </Section>
      {asn !== undefined && <Imported asn={asn} />}
    </>
  )
}
