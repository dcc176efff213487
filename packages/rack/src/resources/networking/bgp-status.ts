import { blockText, ipBlock, ipFamily, ipNumber, operations } from '@plenum/api'
import type { BgpPeer } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads } from '../../http/handler.ts'
import type { Reader } from '../../store/store.ts'
import { mustGet } from '../locate.ts'
import { messagesOf } from './bgp-message.ts'
import { bgpSessions } from './bgp-session.ts'
import type { BgpSession } from './bgp-session.ts'

/** What every router that answers has to offer: the way to everywhere, and its operator's own network. */
const OFFERED = ['0.0.0.0/0', '198.51.100.0/24'] as const

function passes(policy: BgpPeer['allowedImport'], prefix: string): boolean {
  if (policy.type === 'no_filtering') return true
  const wanted = blockText(ipBlock(prefix))
  return policy.value.some((net) => blockText(ipBlock(net)) === wanted)
}

function importedBy({ peer, state }: BgpSession): string[] {
  return state === 'established' ? OFFERED.filter((prefix) => passes(peer.allowedImport, prefix)) : []
}

async function exportedBy(tx: Reader, { peer, config, state }: BgpSession): Promise<string[]> {
  if (state !== 'established') return []
  const { announcements } = await mustGet(tx, 'bgpAnnounceSet', config.bgpAnnounceSetId)
  return announcements
    .map(({ network }) => network)
    .filter((network) => ipFamily(network) === 4 && passes(peer.allowedExport, network))
    .map((network) => blockText(ipBlock(network)))
}

const status = reads(operations.networkingBgpStatus, async ({ actor, tx, now }) => {
  permitOnHardware(actor, 'read')
  return (await bgpSessions(tx, now)).map(({ peer, config, since, local: _, ...session }) => ({
    ...session,
    addr: peer.addr,
    localAsn: config.asn,
    // Not less than nothing, should the clock have been put back.
    stateDurationMillis: Math.max(0, now.getTime() - since.getTime()),
  }))
})

const exported = reads(operations.networkingBgpExported, async ({ actor, tx, now }) => {
  permitOnHardware(actor, 'read')
  const exports: Record<string, string[]> = {}
  for (const session of await bgpSessions(tx, now)) {
    const { addr } = session.peer
    exports[addr] = [...new Set([...(exports[addr] ?? []), ...(await exportedBy(tx, session))])]
  }
  return { exports }
})

/** The sessions of one of our autonomous systems. */
async function sessionsOf(tx: Reader, asn: number, now: Date): Promise<BgpSession[]> {
  return (await bgpSessions(tx, now)).filter(({ config }) => config.asn === asn)
}

const importedRoutes = reads(operations.networkingBgpImportedRoutesIpv4, async ({ actor, tx, query, now }) => {
  permitOnHardware(actor, 'read')
  const sessions = await sessionsOf(tx, query.asn, now)
  return sessions
    .filter(({ peer }) => ipFamily(peer.addr) === 4)
    .flatMap((session) => {
      const { addr } = session.peer
      const route = { switch: session.switch, nexthop: addr, id: Number(ipNumber(addr)) }
      return importedBy(session).map((prefix) => ({ ...route, prefix }))
    })
})

const messageHistory = reads(operations.networkingBgpMessageHistory, async ({ actor, tx, query, now }) => {
  permitOnHardware(actor, 'read')
  const bySwitch = Map.groupBy(await sessionsOf(tx, query.asn, now), (session) => session.switch)
  const switchHistories = []
  for (const [location, sessions] of bySwitch) {
    const history: Record<string, unknown> = {}
    for (const session of sessions)
      history[session.peer.addr] = messagesOf(session, importedBy(session), await exportedBy(tx, session))
    switchHistories.push({ switch: location, history })
  }
  return { switchHistories }
})

export const bgpStatusHandlers = [status, exported, importedRoutes, messageHistory]
