import { DateTime, EmptyState, PageHeader, Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Vpc } from '@plenum/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Network } from 'lucide-react'
import { PAGE_SIZE, pageSearch } from '../../../api/pages.ts'
import { query, queryClient } from '../../../api/query.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { DescriptionCell } from '../../../resources/description-cell.tsx'
import { ListPages } from '../../../resources/list-pages.tsx'

const vpcsQuery = (project: string, pageToken: string | undefined) =>
  query('vpcList', { query: { project, limit: PAGE_SIZE, pageToken } })

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs')({
  validateSearch: pageSearch,
  staticData: { crumbs: [{ label: 'VPCs' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => queryClient.ensureQueryData(vpcsQuery(params.project, deps.pageToken)),
  component: VpcsPage,
})

const columns: readonly Column<Vpc>[] = [
  { id: 'name', header: 'Name', isPrimary: true, sortValue: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => <DescriptionCell text={description} />,
  },
  {
    id: 'dns',
    header: 'DNS name',
    sortValue: ({ dnsName }) => dnsName,
    cell: ({ dnsName }) => <span className="font-mono">{dnsName}</span>,
  },
  {
    id: 'ipv6',
    header: 'IPv6 prefix',
    cell: ({ ipv6Prefix }) => <Truncate text={ipv6Prefix} maxLength={45} isMono hasCopy />,
  },
  {
    id: 'created',
    header: 'Created',
    width: '12rem',
    sortValue: ({ timeCreated }) => timeCreated.getTime(),
    cell: ({ timeCreated }) => <DateTime date={timeCreated} />,
  },
]

function VpcsPage() {
  const { project } = Route.useParams()
  const { pageToken } = Route.useSearch()
  const { data, isPlaceholderData } = useQuery({
    ...vpcsQuery(project, pageToken),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="VPCs" icon={<Network />} />
      <Table
        label="VPCs"
        columns={columns}
        rows={data?.items ?? []}
        isLoading={data === undefined}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={({ id }) => [copyId(id)]}
        empty={
          <EmptyState
            icon={<Network />}
            title="No VPCs"
            body="A VPC is a private network, in which the instances of a project reach each other."
          />
        }
      />
      <ListPages pageToken={pageToken} nextPage={data?.nextPage} isPending={isPlaceholderData} />
    </>
  )
}
