import { tabAt } from '../../shell/tab-at.ts'

/** The pages of a receiver, in the order of their tabs; the first is where one arrives. */
export const receiverTabs = [
  { to: '/system/alerts/receivers/$receiver/subscriptions', segment: 'subscriptions', label: 'Subscriptions' },
  { to: '/system/alerts/receivers/$receiver/secrets', segment: 'secrets', label: 'Secrets' },
  { to: '/system/alerts/receivers/$receiver/deliveries', segment: 'deliveries', label: 'Deliveries' },
] as const

/** The tab that an address below a receiver belongs to. */
export function receiverTabOf(pathname: string): string {
  return tabAt(receiverTabs, pathname, 4)
}
