import { Badge, Button, Dash, DateTime, PropertiesTable, Truncate } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { RouterRoute } from '@plenum/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { Pencil, Plus, Signpost } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { useProjectWrites } from '../../../resources/project/writes.ts'
import { routeColumns } from '../../../resources/route/columns.tsx'
import { routeDeletion } from '../../../resources/route/deletion.ts'
import { routeQuery, routesOf } from '../../../resources/route/queries.ts'
import { whyNotEdit, whyNotNewRoute } from '../../../resources/route/rules.ts'
import { RouterHeader } from '../../../resources/router/header.tsx'
import { routerQuery } from '../../../resources/router/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc_/routers/$router')({
  validateSearch: listSearch,
  staticData: {
    crumbs: ({ project = '', vpc = '', router = '' }) => [
      { label: 'VPCs', to: `/projects/${project}/vpcs` },
      { label: vpc, to: `/projects/${project}/vpcs/${vpc}/firewall-rules` },
      { label: 'Routers', to: `/projects/${project}/vpcs/${vpc}/routers` },
      { label: router, to: `/projects/${project}/vpcs/${vpc}/routers/${router}` },
    ],
  },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    Promise.all([queryClient.ensureQueryData(routerQuery(params)), loadList(routesOf(params), deps)]),
  component: RouterPage,
})

function RouterPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: router } = useSuspenseQuery(routerQuery(params))
  const writes = useProjectWrites(params.project)
  const whyNotNew = whyNotNewRoute(router.kind)
  const edit = (route: RouterRoute): MenuEntry => {
    const at = { ...params, route: route.name }
    return {
      label: 'Edit',
      icon: <Pencil />,
      disabledReason: whyNotEdit(route.kind),
      onAction: () => {
        queryClient.setQueryData(routeQuery(at).queryKey, route)
        void navigate({
          to: '/projects/$project/vpcs/$vpc/routers/$router/routes/$route/edit',
          params: at,
          search: true,
        })
      },
    }
  }
  return (
    <>
      <RouterHeader params={params} router={router} />
      <PropertiesTable
        columns={2}
        items={[
          { label: 'Description', value: router.description || <Dash /> },
          { label: 'Created', value: <DateTime date={router.timeCreated} /> },
          {
            label: 'Kind',
            value: (
              <Badge tone="idle" variant="tag">
                {router.kind}
              </Badge>
            ),
          },
          { label: 'Last modified', value: <DateTime date={router.timeModified} /> },
          { label: 'ID', value: <Truncate text={router.id} maxLength={32} at="middle" isMono hasCopy /> },
        ]}
      />
      <ListPage
        isTab
        id="vpc-router-routes"
        title="Routes"
        noun={{ one: 'route', many: 'routes' }}
        icon={<Signpost />}
        about="A route says where packets go that are for a destination. Of several that fit, the most specific counts."
        whyNot={writes.whyNot}
        create={
          whyNotNew === undefined
            ? { label: 'New route', to: '/projects/$project/vpcs/$vpc/routers/$router/routes-new' }
            : undefined
        }
        actions={
          whyNotNew !== undefined && (
            <Button variant="primary" icon={<Plus />} disabledReason={whyNotNew}>
              New route
            </Button>
          )
        }
        source={routesOf(params)}
        columns={routeColumns(params)}
        rowActions={(route) => [copyId(route.id), ...writes.entries(edit(route), routeDeletion.entry(route))]}
        bulk={[routeDeletion.bulk]}
      >
        <Outlet />
      </ListPage>
    </>
  )
}
