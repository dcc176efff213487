import { cellLinkClass, Dash, Truncate } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import type { FloatingIp, Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { MapPin, Pencil, Plug } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { floatingIpDeletion } from '../../../resources/floating-ip/deletion.ts'
import { detachFloatingIp } from '../../../resources/floating-ip/detach.tsx'
import { floatingIpQuery, floatingIpsOf } from '../../../resources/floating-ip/queries.ts'
import { InstanceLink } from '../../../resources/instance/link.tsx'
import { allInstances } from '../../../resources/instance/queries.ts'
import { PoolName } from '../../../resources/ip-pool/name.tsx'
import { siloPoolsQuery } from '../../../resources/ip-pool/queries.ts'
import { useProjectWrites } from '../../../resources/project/writes.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_floating-ips')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Floating IPs', to: `/projects/${project}/floating-ips` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) => {
    void queryClient.prefetchQuery(allInstances(project))
    void queryClient.prefetchQuery(siloPoolsQuery)
    return loadList(floatingIpsOf(project), deps)
  },
  component: FloatingIpsPage,
})

const columns = (project: string, instances: readonly Instance[] | undefined): readonly Column<FloatingIp>[] => {
  const nameOf = (id: string | null | undefined) => instances?.find((instance) => instance.id === id)?.name
  return [
    nameColumn(({ name }) => (
      <Link
        to="/projects/$project/floating-ips/$floatingIp/edit"
        params={{ project, floatingIp: name }}
        search
        className={cellLinkClass}
      >
        {name}
      </Link>
    )),
    {
      id: 'ip',
      header: 'IP address',
      value: ({ ip }) => ip,
      cell: ({ ip }) => (
        <span className="whitespace-nowrap">
          <Truncate text={ip} maxLength={45} isMono hasCopy />
        </span>
      ),
    },
    {
      id: 'instance',
      header: 'Instance',
      value: ({ instanceId }) => nameOf(instanceId),
      cell: ({ instanceId }) =>
        instanceId ? (
          <InstanceLink project={project} id={instanceId} name={nameOf(instanceId)} tab="networking" />
        ) : (
          <Dash />
        ),
    },
    { id: 'pool', header: 'IP pool', cell: ({ ipPoolId }) => <PoolName id={ipPoolId} /> },
    descriptionColumn(),
    createdColumn(),
    idColumn(),
  ]
}

function FloatingIpsPage() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const { data: instances } = useQuery(allInstances(project))
  const writes = useProjectWrites(project)
  const actions = (floatingIp: FloatingIp): MenuEntry[] => {
    const params = { project, floatingIp: floatingIp.name }
    const attach = () => navigate({ to: '/projects/$project/floating-ips/$floatingIp/attach', params, search: true })
    const edit = () => {
      queryClient.setQueryData(floatingIpQuery(params).queryKey, floatingIp)
      return navigate({ to: '/projects/$project/floating-ips/$floatingIp/edit', params, search: true })
    }
    return [
      copyId(floatingIp.id),
      ...writes.entries(
        { label: 'Edit', icon: <Pencil />, onAction: () => void edit() },
        floatingIp.instanceId
          ? detachFloatingIp(floatingIp, instances?.items)
          : { label: 'Attach', icon: <Plug />, onAction: () => void attach() },
        floatingIpDeletion.entry(floatingIp),
      ),
    ]
  }
  return (
    <ListPage
      id="floating-ips"
      title="Floating IPs"
      noun={{ one: 'floating IP', many: 'floating IPs' }}
      icon={<MapPin />}
      about="A floating IP is an address from outside that the project keeps. It can be moved from instance to instance."
      create={{ label: 'New floating IP', to: '/projects/$project/floating-ips-new' }}
      whyNot={writes.whyNot}
      source={floatingIpsOf(project)}
      columns={columns(project, instances?.items)}
      rowActions={actions}
      bulk={[floatingIpDeletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
