import { tabAt } from '../../shell/tab-at.ts'

/** The pages of updates, in the order of their tabs; the first is where one arrives. */
export const updateTabs = [
  { to: '/system/update', segment: 'status', label: 'Status' },
  { to: '/system/update/repositories', segment: 'repositories', label: 'Repositories' },
  { to: '/system/update/trust-roots', segment: 'trust-roots', label: 'Trust roots' },
] as const

/** The tab that an address belongs to. */
export function updateTabOf(pathname: string): string {
  return tabAt(updateTabs, pathname, 2)
}
