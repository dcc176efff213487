import { InfoPopover, PageHeader, TabList, tabProps } from '@plenum/ui'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { CircleFadingArrowUp } from 'lucide-react'
import { aboutUpdates } from '../../../resources/system-update/about.ts'
import { updateTabOf, updateTabs } from '../../../resources/system-update/tabs.ts'

export const Route = createFileRoute('/_signed-in/system/_update')({
  staticData: { crumbs: [{ label: 'Updates', to: '/system/update' }] },
  component: UpdatePage,
})

function UpdatePage() {
  const tab = useLocation({ select: ({ pathname }) => updateTabOf(pathname) })
  return (
    <>
      <PageHeader
        title="Updates"
        icon={<CircleFadingArrowUp />}
        info={<InfoPopover topic="updates" heading="Updates" summary={aboutUpdates} />}
      />
      <TabList label="Updates">
        {updateTabs.map(({ to, segment, label }) => (
          <Link key={to} to={to} {...tabProps(segment === tab)}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
