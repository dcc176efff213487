import type { BgpSession } from './bgp-session.ts'

/** The history is handed on as the router keeps it, so it is in the wire's own words already. */

interface Message {
  timestamp: string
  message: object
}

interface Messages {
  received: Message[]
  sent: Message[]
}

function open(asn: number, holdTime: number, id: string): object {
  return { open: { version: 4, asn, hold_time: holdTime, id } }
}

function update(nlri: readonly string[], asn: number, nextHop: string): object {
  return { update: { withdrawn: [], path_attributes: { origin: 'igp', as_path: [asn], next_hop: nextHop }, nlri } }
}

/** What both ends have said to each other (RFC 4271, section 4), the last first; nothing as long as nobody answers. */
export function messagesOf(
  { peer, config, state, local = '', since, remoteAsn }: BgpSession,
  imported: readonly string[],
  exported: readonly string[],
): Messages {
  if (state !== 'established') return { received: [], sent: [] }
  const said = (messages: readonly object[]) =>
    messages
      .map((message, index) => ({ timestamp: new Date(since.getTime() + index * 100).toISOString(), message }))
      .toReversed()
  return {
    received: said([
      open(remoteAsn, peer.holdTime, peer.addr),
      { keep_alive: {} },
      update(imported, remoteAsn, peer.addr),
    ]),
    sent: said([open(config.asn, peer.holdTime, local), { keep_alive: {} }, update(exported, config.asn, local)]),
  }
}
