import { tabAt } from '../../shell/tab-at.ts'

/** The pages of a silo, in the order of their tabs; the first is where one arrives. */
export const siloTabs = [
  { to: '/system/silos/$silo/idps', segment: 'idps', label: 'Identity providers' },
  { to: '/system/silos/$silo/ip-pools', segment: 'ip-pools', label: 'IP pools' },
  { to: '/system/silos/$silo/quotas', segment: 'quotas', label: 'Quotas' },
  { to: '/system/silos/$silo/fleet-roles', segment: 'fleet-roles', label: 'Fleet roles' },
  { to: '/system/silos/$silo/users', segment: 'users', label: 'Users' },
  { to: '/system/silos/$silo/access', segment: 'access', label: 'Access' },
] as const

/** The tab that an address below a silo belongs to. */
export function siloTabOf(pathname: string): string {
  return tabAt(siloTabs, pathname, 3)
}
