export const aboutInventory =
  'What the fleet is made of: racks, and in them sleds that run instances, disks that keep what these write, and two switches.'

/** The pages of the inventory, in the order of their tabs; the first is where one arrives. */
export const inventoryTabs = [
  { to: '/system/inventory/sleds', label: 'Sleds' },
  { to: '/system/inventory/rack', label: 'Rack view' },
  { to: '/system/inventory/disks', label: 'Disks' },
  { to: '/system/inventory/switches', label: 'Switches' },
  { to: '/system/inventory/racks', label: 'Racks' },
  { to: '/system/inventory/new-sleds', label: 'New sleds' },
] as const
