/** The pages of a silo, in the order of their tabs; the first is where one arrives. */
export const siloTabs = [
  { to: '/system/silos/$silo/idps', segment: 'idps', label: 'Identity providers' },
  { to: '/system/silos/$silo/ip-pools', segment: 'ip-pools', label: 'IP pools' },
  { to: '/system/silos/$silo/quotas', segment: 'quotas', label: 'Quotas' },
  { to: '/system/silos/$silo/fleet-roles', segment: 'fleet-roles', label: 'Fleet roles' },
  { to: '/system/silos/$silo/users', segment: 'users', label: 'Users' },
] as const

/** The tab that an address below a silo belongs to; forms over a tab are `idps-new`, `quotas/edit`. */
export function siloTabOf(pathname: string): string {
  const [segment = ''] = pathname.split('/').slice(4)
  return (
    siloTabs.find((tab) => segment === tab.segment || segment === `${tab.segment}-new`)?.segment ?? siloTabs[0].segment
  )
}
