import { InfoPopover, PageHeader, TabList, tabProps } from '@plenum/ui'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import { aboutBgp, bgpTabAt, bgpTabs } from '../../../../resources/bgp/about.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp')({
  staticData: { crumbs: [{ label: 'BGP', to: '/system/networking/bgp' }] },
  component: BgpPage,
})

function BgpPage() {
  const active = bgpTabAt(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <>
      <PageHeader
        title="BGP"
        icon={<Waypoints />}
        info={<InfoPopover topic="BGP" heading="BGP" summary={aboutBgp} />}
      />
      <TabList label="BGP">
        {bgpTabs.map(({ to, label }) => (
          <Link key={to} to={to} {...tabProps(active === to)}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
