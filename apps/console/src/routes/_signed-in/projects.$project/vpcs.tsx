import { Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Vpc } from '@plenum/api'
import { createFileRoute } from '@tanstack/react-router'
import { Network } from 'lucide-react'
import { query } from '../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import type { ListSource } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'

function vpcsOf(project: string): ListSource<Vpc> {
  return { page: (page) => query('vpcList', { query: { project, ...page } }) }
}

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'VPCs' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(vpcsOf(params.project), deps),
  component: VpcsPage,
})

const columns: readonly Column<Vpc>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'dns',
    header: 'DNS name',
    value: ({ dnsName }) => dnsName,
    cell: ({ dnsName }) => <span className="font-mono">{dnsName}</span>,
  },
  {
    id: 'ipv6',
    header: 'IPv6 prefix',
    value: ({ ipv6Prefix }) => ipv6Prefix,
    cell: ({ ipv6Prefix }) => <Truncate text={ipv6Prefix} maxLength={45} isMono hasCopy />,
  },
  createdColumn(),
  idColumn(),
]

function VpcsPage() {
  const { project } = Route.useParams()
  return (
    <ListPage
      id="vpcs"
      title="VPCs"
      noun={{ one: 'VPC', many: 'VPCs' }}
      icon={<Network />}
      about="A VPC is a private network, in which the instances of a project reach each other."
      source={vpcsOf(project)}
      columns={columns}
      rowActions={({ id }) => [copyId(id)]}
    />
  )
}
