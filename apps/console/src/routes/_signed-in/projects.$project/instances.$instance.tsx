import { TabList, tabProps } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { groupsOfInstance } from '../../../resources/affinity/queries.ts'
import { externalIpsQuery } from '../../../resources/external-ip/queries.ts'
import { InstanceHeader } from '../../../resources/instance/header.tsx'
import { instancePoll } from '../../../resources/instance/poll.ts'
import { InstanceProperties } from '../../../resources/instance/properties.tsx'
import { instanceDisksQuery, instanceNicsQuery, instanceQuery } from '../../../resources/instance/queries.ts'
import { vpcById } from '../../../resources/vpc/name.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance')({
  staticData: {
    crumbs: ({ project = '', instance = '' }) => [
      { label: 'Instances', to: `/projects/${project}/instances` },
      { label: instance, to: `/projects/${project}/instances/${instance}/storage` },
    ],
  },
  loader: async ({ params }) => {
    const [nics] = await Promise.all([
      queryClient.ensureQueryData(instanceNicsQuery(params)),
      queryClient.ensureQueryData(instanceQuery(params)),
      queryClient.ensureQueryData(instanceDisksQuery(params)),
      queryClient.ensureQueryData(externalIpsQuery(params)),
    ])
    const primary = nics.items.find((nic) => nic.primary)
    if (primary) await queryClient.prefetchQuery(vpcById(primary.vpcId))
  },
  component: InstancePage,
})

const tabs = [
  { to: '/projects/$project/instances/$instance/storage', label: 'Storage' },
  { to: '/projects/$project/instances/$instance/networking', label: 'Networking' },
  { to: '/projects/$project/instances/$instance/metrics', label: 'Metrics' },
  { to: '/projects/$project/instances/$instance/connect', label: 'Connect' },
  { to: '/projects/$project/instances/$instance/settings', label: 'Settings' },
] as const

function InstancePage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { data: instance } = useSuspenseQuery({
    ...instanceQuery(params),
    refetchInterval: ({ state }) => instancePoll(state.data),
  })
  const { data: nics } = useSuspenseQuery(instanceNicsQuery(params))
  const { data: disks } = useSuspenseQuery(instanceDisksQuery(params))
  const { data: ips } = useSuspenseQuery(externalIpsQuery(params))
  const leave = async () => {
    const known = [
      instanceQuery(params),
      instanceDisksQuery(params),
      instanceNicsQuery(params),
      externalIpsQuery(params),
      groupsOfInstance(params),
    ]
    // What is being asked for right now would not be found any more.
    await Promise.all(known.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
    // The list is to come without the instance, and disks without being attached to it.
    for (const id of ['instanceList', 'diskList']) queryClient.removeQueries({ queryKey: [id] })
    await navigate({ to: '/projects/$project/instances', params: { project: params.project } })
    for (const { queryKey } of known) queryClient.removeQueries({ queryKey })
  }
  return (
    <>
      <InstanceHeader project={params.project} instance={instance} onDeleted={leave} />
      <InstanceProperties
        project={params.project}
        instance={instance}
        nics={nics.items}
        disks={disks.items}
        ips={ips.items}
      />
      <TabList label="Instance">
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} params={params} {...tabProps(pathname.split('/').includes(label.toLowerCase(), 5))}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
