import type { VpcSubnet } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { Pencil, Waypoints } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { useProjectWrites } from '../../../../resources/project/writes.ts'
import { allRouters } from '../../../../resources/router/queries.ts'
import { subnetColumns } from '../../../../resources/subnet/columns.tsx'
import { subnetDeletion } from '../../../../resources/subnet/deletion.ts'
import { subnetQuery, subnetsOf, vpcNicsQuery } from '../../../../resources/subnet/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_subnets')({
  validateSearch: listSearch,
  staticData: {
    crumbs: ({ project = '', vpc = '' }) => [{ label: 'VPC subnets', to: `/projects/${project}/vpcs/${vpc}/subnets` }],
  },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project, vpc }, deps }) => {
    void queryClient.prefetchQuery(allRouters({ project, vpc }))
    void queryClient.prefetchQuery(vpcNicsQuery({ project, vpc }))
    return loadList(subnetsOf({ project, vpc }), deps)
  },
  component: SubnetsTab,
})

function SubnetsTab() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: routers } = useQuery(allRouters(params))
  const { data: nics } = useQuery(vpcNicsQuery(params))
  const deletion = subnetDeletion(nics)
  const writes = useProjectWrites(params.project)
  const edit = (subnet: VpcSubnet) => {
    const at = { ...params, subnet: subnet.name }
    queryClient.setQueryData(subnetQuery(at).queryKey, subnet)
    void navigate({ to: '/projects/$project/vpcs/$vpc/subnets/$subnet/edit', params: at, search: true })
  }
  return (
    <ListPage
      isTab
      id="vpc-subnets"
      title="VPC subnets"
      noun={{ one: 'VPC subnet', many: 'VPC subnets' }}
      icon={<Waypoints />}
      about="A subnet is a part of a VPC with addresses of its own. Each network interface of an instance is in one."
      create={{ label: 'New VPC subnet', to: '/projects/$project/vpcs/$vpc/subnets-new' }}
      whyNot={writes.whyNot}
      source={subnetsOf(params)}
      columns={subnetColumns(params, { routers: routers?.items, nics })}
      rowActions={(subnet) => [
        copyId(subnet.id),
        ...writes.entries({ label: 'Edit', icon: <Pencil />, onAction: () => edit(subnet) }, deletion.entry(subnet)),
      ]}
      bulk={[deletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
