import { shorten, TabList, tabProps } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { SledHeader, SledProperties } from '../../../resources/sled/header.tsx'
import { sledQuery } from '../../../resources/sled/queries.ts'

export const Route = createFileRoute('/_signed-in/system/inventory/sleds/$sledId')({
  staticData: {
    crumbs: ({ sledId = '' }) => [
      { label: 'Inventory', to: '/system/inventory/sleds' },
      { label: 'Sleds', to: '/system/inventory/sleds' },
      { label: shorten(sledId, 12, 'middle'), to: `/system/inventory/sleds/${sledId}/instances` },
    ],
  },
  loader: ({ params }) => queryClient.ensureQueryData(sledQuery(params.sledId)),
  component: SledPage,
})

const tabs = [
  { to: '/system/inventory/sleds/$sledId/instances', segment: 'instances', label: 'Instances' },
  { to: '/system/inventory/sleds/$sledId/disks', segment: 'disks', label: 'Disks' },
] as const

function SledPage() {
  const params = Route.useParams()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { data: sled } = useSuspenseQuery(sledQuery(params.sledId))
  return (
    <>
      <SledHeader sled={sled} />
      <SledProperties sled={sled} />
      <TabList label="Sled">
        {tabs.map(({ to, segment, label }) => (
          <Link key={to} to={to} params={params} {...tabProps(pathname.endsWith(`/${segment}`))}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
