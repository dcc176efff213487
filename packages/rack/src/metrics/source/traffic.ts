import { between, seedOf } from './chance.ts'
import { Pattern } from './pattern.ts'
import type { Workload } from './workload.ts'

/** Lengths of packets in bytes, and how many of all are so long. */
const lengths = [66, 90, 150, 590, 1320, 1514] as const
const shares = { received: [0.3, 0.08, 0.08, 0.06, 0.08, 0.4], sent: [0.34, 0.08, 0.06, 0.08, 0.08, 0.36] } as const

/**
 * The value of a counter of what goes over a link, by its name.
 *
 * @param most packets a second, between which a link has some while it is wholly busy
 */
export function traffic(
  metric: string,
  linkId: string,
  workload: Workload,
  [low, high]: readonly [number, number],
): (time: number) => number {
  const seed = seedOf(linkId)
  const direction = metric.endsWith('_sent') ? 'sent' : 'received'
  const done = workload.branch(`${direction} ${linkId}`)
  const perMillisecond = between(low, high, seed, direction.length) / 1000
  const packets = (time: number) => Math.floor(perMillisecond * done(time))
  if (metric.startsWith('packets_') && metric !== 'packets_dropped') return packets
  if (metric.startsWith('bytes_')) {
    const pattern = new Pattern(shares[direction], seed ^ direction.length)
    return (time) => pattern.weight(packets(time), lengths)
  }
  // What is dropped or damaged is one in a million, and less where the link is good.
  const each = between(1e6, 1e7, seed, seedOf(metric))
  return (time) => Math.floor(packets(time) / each)
}
