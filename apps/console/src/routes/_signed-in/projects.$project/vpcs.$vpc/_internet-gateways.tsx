import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { aboutGateways } from '../../../../resources/internet-gateway/about.ts'
import { useAttach } from '../../../../resources/internet-gateway/actions.tsx'
import { gatewayColumns } from '../../../../resources/internet-gateway/columns.tsx'
import { gatewayDeletion } from '../../../../resources/internet-gateway/deletion.tsx'
import { gatewaysOf, vpcGatewaysQuery } from '../../../../resources/internet-gateway/queries.ts'
import { siloPoolsQuery } from '../../../../resources/ip-pool/queries.ts'
import { useProjectWrites } from '../../../../resources/project/writes.ts'
import { vpcRoutesQuery } from '../../../../resources/router/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_internet-gateways')({
  validateSearch: listSearch,
  staticData: {
    crumbs: ({ project = '', vpc = '' }) => [
      { label: 'Internet gateways', to: `/projects/${project}/vpcs/${vpc}/internet-gateways` },
    ],
  },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(vpcGatewaysQuery(params))
    void queryClient.prefetchQuery(vpcRoutesQuery(params))
    void queryClient.prefetchQuery(siloPoolsQuery)
    return loadList(gatewaysOf(params), deps)
  },
  component: GatewaysTab,
})

function GatewaysTab() {
  const params = Route.useParams()
  const { data: gateways } = useQuery(vpcGatewaysQuery(params))
  const { data: routers } = useQuery(vpcRoutesQuery(params))
  const attach = useAttach()
  const writes = useProjectWrites(params.project)
  const deletion = gatewayDeletion({ gateways, routers })
  return (
    <ListPage
      isTab
      id="internet-gateways"
      title="Internet gateways"
      noun={{ one: 'internet gateway', many: 'internet gateways' }}
      icon={<Globe />}
      about={aboutGateways}
      create={{ label: 'New internet gateway', to: '/projects/$project/vpcs/$vpc/internet-gateways-new' }}
      whyNot={writes.whyNot}
      source={gatewaysOf(params)}
      columns={gatewayColumns(params, { gateways, routers })}
      rowActions={(gateway) => [
        copyId(gateway.id),
        ...writes.entries(
          ...attach(
            { ...params, gateway: gateway.name },
            gateways?.find((each) => each.gateway.id === gateway.id),
          ),
          deletion.entry(gateway),
        ),
      ]}
      bulk={[deletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
