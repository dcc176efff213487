import { formatBytes } from '@plenum/ui'
import type { Fit, Resource, Shortage } from './fit.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** "4 vCPUs", "12 GiB of memory". */
export function amountText(resource: Resource, amount: number): string {
  if (resource === 'cpus') return amount === 1 ? '1 vCPU' : `${amount.toLocaleString()} vCPUs`
  const { number, unit } = formatBytes(amount)
  return `${number} ${unit} of ${resource}`
}

/** "4 vCPUs and 12 GiB of memory". */
export function shortageText(shortages: readonly Shortage[]): string {
  return list.format(shortages.map(({ resource, missing }) => amountText(resource, missing)))
}

/** What the sleds have to say. */
export function placeText({ placed, largest }: Fit, count: number): string {
  if (placed === count) return count === 1 ? 'A sled has room for it' : `Each of the ${count} finds a sled with room`
  const room = `${amountText('cpus', largest.threads)} and ${amountText('memory', largest.memory)}`
  if (placed === 0) return `No sled has room for one; at most ${room} are free on a sled`
  return `Only ${placed} of ${count} find a sled with room`
}
