import { Badge, cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { VpcRouter } from '@plenum/api'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Pencil, Router } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { useProjectWrites } from '../../../../resources/project/writes.ts'
import { aboutRouters } from '../../../../resources/router/about.ts'
import { routerDeletion } from '../../../../resources/router/deletion.ts'
import { routerQuery, routersOf } from '../../../../resources/router/queries.ts'
import type { VpcParams } from '../../../../resources/vpc/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_routers')({
  validateSearch: listSearch,
  staticData: {
    crumbs: ({ project = '', vpc = '' }) => [{ label: 'Routers', to: `/projects/${project}/vpcs/${vpc}/routers` }],
  },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(routersOf(params), deps),
  component: RoutersTab,
})

const columns = (params: VpcParams): readonly Column<VpcRouter>[] => [
  nameColumn(({ name }) => (
    <Link
      to="/projects/$project/vpcs/$vpc/routers/$router"
      params={{ ...params, router: name }}
      className={cellLinkClass}
    >
      {name}
    </Link>
  )),
  descriptionColumn(),
  {
    id: 'kind',
    header: 'Kind',
    width: '7rem',
    value: ({ kind }) => kind,
    cell: ({ kind }) => (
      <Badge tone="idle" variant="tag">
        {kind}
      </Badge>
    ),
  },
  createdColumn(),
  idColumn(),
]

function RoutersTab() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const deletion = routerDeletion()
  const writes = useProjectWrites(params.project)
  const edit = (router: VpcRouter) => {
    const at = { ...params, router: router.name }
    queryClient.setQueryData(routerQuery(at).queryKey, router)
    void navigate({ to: '/projects/$project/vpcs/$vpc/routers/$router/edit', params: at, search: true })
  }
  return (
    <ListPage
      isTab
      id="vpc-routers"
      title="Routers"
      noun={{ one: 'router', many: 'routers' }}
      icon={<Router />}
      about={aboutRouters}
      create={{ label: 'New router', to: '/projects/$project/vpcs/$vpc/routers-new' }}
      whyNot={writes.whyNot}
      source={routersOf(params)}
      columns={columns(params)}
      rowActions={(router) => [
        copyId(router.id),
        ...writes.entries({ label: 'Edit', icon: <Pencil />, onAction: () => edit(router) }, deletion.entry(router)),
      ]}
      bulk={[deletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
