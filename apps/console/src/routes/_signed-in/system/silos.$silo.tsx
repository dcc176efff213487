import { TabList, tabProps } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { SiloHeader, SiloProperties } from '../../../resources/silo/header.tsx'
import { siloQuery } from '../../../resources/silo/queries.ts'
import { siloTabOf, siloTabs } from '../../../resources/silo/tabs.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo')({
  staticData: {
    crumbs: ({ silo = '' }) => [
      { label: 'Silos', to: '/system/silos' },
      { label: silo, to: `/system/silos/${silo}/idps` },
    ],
  },
  loader: ({ params }) => queryClient.ensureQueryData(siloQuery(params.silo)),
  component: SiloPage,
})

function SiloPage() {
  const params = Route.useParams()
  const tab = useLocation({ select: ({ pathname }) => siloTabOf(pathname) })
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  return (
    <>
      <SiloHeader silo={silo} />
      <SiloProperties silo={silo} />
      <TabList label="Silo">
        {siloTabs.map(({ to, segment, label }) => (
          <Link key={to} to={to} params={params} {...tabProps(segment === tab)}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
