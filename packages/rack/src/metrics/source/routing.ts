import { IpAddress } from '@plenum/api'
import type { BgpSession } from '../../resources/networking/bgp-session.ts'
import { bgpSessions } from '../../resources/networking/bgp-session.ts'
import { listAll } from '../../store/list-all.ts'
import type { Series } from '../source.ts'
import { between, seedOf } from './chance.ts'
import { counterSeries } from './counter.ts'
import { switchFields } from './data-link.ts'
import { PERIOD } from './epoch.ts'
import { u32 } from './family.ts'
import type { Family } from './family.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

function peerField(address: string) {
  return { type: 'ip_addr', value: IpAddress.parse(address) } as const
}

/** How long it takes from one event to the next; never where that is Infinity. */
type Intervals = Readonly<Record<string, number>>

function bgpIntervals({ peer, state }: BgpSession): Intervals {
  const seed = seedOf(peer.addr)
  if (state !== 'established') return { connection_retries: Math.max(1, peer.connectRetry) * SECOND }
  return {
    keepalives_received: Math.max(1, peer.keepalive) * SECOND,
    keepalives_sent: Math.max(1, peer.keepalive) * SECOND,
    updates_received: between(0.3, 2, seed, 1) * HOUR,
    updates_sent: between(4, 12, seed, 2) * HOUR,
  }
}

/** Counts what comes at even intervals. */
function ticks(start: number, interval = Infinity): (time: number) => number {
  return (time) => Math.floor((time - start) / interval)
}

export const bgpSession: Family = async (metric, keep, around) => {
  const series: Series[] = []
  const switches = await switchFields(around.reader)
  for (const session of await bgpSessions(around.reader, around.now)) {
    const ofSwitch = switches.get(session.switch)
    if (!ofSwitch) continue
    const { peer, config, since } = session
    const fields = { ...ofSwitch, peer: peerField(peer.addr), local_asn: u32(config.asn) }
    if (!keep(fields)) continue
    const start = since.getTime()
    series.push(
      counterSeries(fields, PERIOD, [{ start, end: around.horizon, at: ticks(start, bgpIntervals(session)[metric]) }]),
    )
  }
  return series
}

export const bfdSession: Family = async (metric, keep, around) => {
  const series: Series[] = []
  const switches = await switchFields(around.reader)
  for (const { switch: location, remote, requiredRx, timeCreated } of await listAll(around.reader, 'bfdSession', {})) {
    const ofSwitch = switches.get(location)
    if (!ofSwitch) continue
    const fields = { ...ofSwitch, peer: peerField(remote) }
    if (!keep(fields)) continue
    const start = timeCreated.getTime()
    // Microseconds between packets; each side sends as often as it wants to hear.
    const interval = metric === 'timeouts' ? Infinity : Math.max(1, requiredRx / 1000)
    series.push(counterSeries(fields, PERIOD, [{ start, end: around.horizon, at: ticks(start, interval) }]))
  }
  return series
}
