import { InfoPopover, PageHeader, TabList, tabProps } from '@plenum/ui'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import { aboutInventory, inventoryTabs } from '../../../resources/inventory/tabs.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory')({
  staticData: { crumbs: [{ label: 'Inventory', to: '/system/inventory/sleds' }] },
  component: InventoryPage,
})

function InventoryPage() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <PageHeader
        title="Inventory"
        icon={<Server />}
        info={<InfoPopover topic="inventory" heading="Inventory" summary={aboutInventory} />}
      />
      <TabList label="Inventory">
        {inventoryTabs.map(({ to, label }) => (
          <Link key={to} to={to} {...tabProps(pathname === to || pathname.startsWith(`${to}/`))}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
