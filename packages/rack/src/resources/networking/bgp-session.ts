import { blockContains, ipBlock, rangeSpan, SwitchLocation } from '@plenum/api'
import type { BgpPeer, BgpPeerStatus, SwitchPortSettings } from '@plenum/api'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { mustGet } from '../locate.ts'
import { isUp } from './link-state.ts'
import { addressIn } from './reservation.ts'

/** A session between a switch and a peer of one of its ports. */
export interface BgpSession {
  switch: SwitchLocation
  peer: BgpPeer
  config: Documents['bgpConfig']
  state: BgpPeerStatus['state']
  /** Our address towards the peer; undefined when there is none in the peer's network. */
  local: string | undefined
  /** Since when it is in that state. */
  since: Date
  /** 0 as long as the peer has not told. */
  remoteAsn: number
}

/** What it takes to connect and to agree, in milliseconds, beside the delay that is asked for. */
const CONNECTING = 2000
/** Of a peer that was not said to be of a certain one (RFC 5398: for documents). */
const USUAL_REMOTE_ASN = 64_496

/** The address of the peer's link that is in the peer's own network. */
function localAddress(settings: SwitchPortSettings, peer: BgpPeer): string | undefined {
  const span = rangeSpan({ first: peer.addr, last: peer.addr })
  const nets = settings.addresses.filter(({ interfaceName }) => interfaceName === peer.interfaceName)
  const near = nets.find(({ address }) => blockContains(ipBlock(address), span))
  return near && addressIn(near.address)
}

function sessionOf(
  port: Documents['switchPort'],
  settings: SwitchPortSettings,
  peer: BgpPeer,
  config: Documents['bgpConfig'],
  now: Date,
): BgpSession {
  const began = port.timeApplied ?? now
  const agreed = new Date(began.getTime() + CONNECTING + peer.delayOpen * 1000)
  // One from the future was there before the clock was put back.
  const isOver = agreed <= now || began > now
  const local = localAddress(settings, peer)
  // A peer that can be reached answers, but nobody is a peer of their own.
  const isEstablished = isOver && isUp(port, settings) && local !== undefined && local !== peer.addr
  return {
    switch: SwitchLocation.parse(port.switchLocation),
    peer,
    config,
    local,
    state: isEstablished ? 'established' : isOver ? 'active' : 'connect',
    since: isOver ? agreed : began,
    remoteAsn: isEstablished ? (peer.remoteAsn ?? USUAL_REMOTE_ASN) : 0,
  }
}

/** The sessions of all ports that have peers, by switch and port. */
export async function bgpSessions(tx: Reader, now: Date): Promise<BgpSession[]> {
  const sessions: BgpSession[] = []
  for (const settings of await listAll(tx, 'switchPortSettings', {})) {
    const where = { index: 'portSettingsId', equals: settings.id } as const
    for (const port of settings.bgpPeers.length > 0 ? await listAll(tx, 'switchPort', { where }) : [])
      for (const peer of settings.bgpPeers)
        sessions.push(sessionOf(port, settings, peer, await mustGet(tx, 'bgpConfig', peer.bgpConfig), now))
  }
  return sessions.toSorted(
    (a, b) => a.switch.localeCompare(b.switch, 'en') || a.peer.addr.localeCompare(b.peer.addr, 'en'),
  )
}
