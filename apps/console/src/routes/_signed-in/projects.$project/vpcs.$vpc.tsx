import { TabList, tabProps } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { VpcHeader } from '../../../resources/vpc/header.tsx'
import { VpcProperties } from '../../../resources/vpc/properties.tsx'
import { vpcQuery } from '../../../resources/vpc/queries.ts'
import { tabOf, vpcTabs } from '../../../resources/vpc/tabs.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc')({
  staticData: {
    crumbs: ({ project = '', vpc = '' }) => [
      { label: 'VPCs', to: `/projects/${project}/vpcs` },
      { label: vpc, to: `/projects/${project}/vpcs/${vpc}/firewall-rules` },
    ],
  },
  loader: ({ params }) => queryClient.ensureQueryData(vpcQuery(params)),
  component: VpcPage,
})

function VpcPage() {
  const params = Route.useParams()
  const tab = useLocation({ select: ({ pathname }) => tabOf(pathname) })
  const { data: vpc } = useSuspenseQuery(vpcQuery(params))
  return (
    <>
      <VpcHeader project={params.project} vpc={vpc} />
      <VpcProperties vpc={vpc} />
      <TabList label="VPC">
        {vpcTabs.map(({ to, segment, label }) => (
          <Link key={to} to={to} params={params} {...tabProps(segment === tab)}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
