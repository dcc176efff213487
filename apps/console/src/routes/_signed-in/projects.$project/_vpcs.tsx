import { cellLinkClass, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Vpc } from '@plenum/api'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Network, Pencil } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { RuleCount } from '../../../resources/firewall/rule-count.tsx'
import { useProjectWrites } from '../../../resources/project/writes.ts'
import { aboutVpcs } from '../../../resources/vpc/about.ts'
import { vpcDeletion } from '../../../resources/vpc/deletion.ts'
import { vpcQuery, vpcsOf } from '../../../resources/vpc/queries.ts'
import { showTerraform } from '../../../terraform/entry.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_vpcs')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'VPCs', to: `/projects/${project}/vpcs` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) => loadList(vpcsOf(project), deps),
  component: VpcsPage,
})

const columns = (project: string): readonly Column<Vpc>[] => [
  nameColumn(({ name }) => (
    <Link
      to="/projects/$project/vpcs/$vpc/firewall-rules"
      params={{ project, vpc: name }}
      className={`${cellLinkClass} inline-block sm:min-w-28`}
    >
      {name}
    </Link>
  )),
  {
    id: 'dns',
    header: 'DNS name',
    value: ({ dnsName }) => dnsName,
    cell: ({ dnsName }) => <span className="font-mono">{dnsName}</span>,
  },
  descriptionColumn(),
  {
    id: 'rules',
    header: 'Firewall rules',
    align: 'end',
    width: '8rem',
    cell: ({ name }) => <RuleCount project={project} vpc={name} />,
  },
  {
    id: 'ipv6',
    header: 'IPv6 prefix',
    isOptional: true,
    value: ({ ipv6Prefix }) => ipv6Prefix,
    cell: ({ ipv6Prefix }) => <Truncate text={ipv6Prefix} maxLength={45} isMono hasCopy />,
  },
  createdColumn(),
  idColumn(),
]

function VpcsPage() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const deletion = vpcDeletion()
  const writes = useProjectWrites(project)
  const edit = (vpc: Vpc) => {
    const params = { project, vpc: vpc.name }
    queryClient.setQueryData(vpcQuery(params).queryKey, vpc)
    void navigate({ to: '/projects/$project/vpcs/$vpc/edit', params })
  }
  return (
    <ListPage
      id="vpcs"
      title="VPCs"
      noun={{ one: 'VPC', many: 'VPCs' }}
      icon={<Network />}
      about={aboutVpcs}
      create={{ label: 'New VPC', to: '/projects/$project/vpcs-new' }}
      whyNot={writes.whyNot}
      source={vpcsOf(project)}
      columns={columns(project)}
      rowActions={(vpc) => [
        copyId(vpc.id),
        ...writes.entries({ label: 'Edit', icon: <Pencil />, onAction: () => edit(vpc) }),
        showTerraform(project, { vpc: vpc.name }),
        ...writes.entries(deletion.entry(vpc)),
      ]}
      bulk={[deletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
