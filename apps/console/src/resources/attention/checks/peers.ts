import type { BfdStatus, BgpPeerStatus } from '@plenum/api'
import type { Finding } from '../finding.ts'

/** BGP peers that routes are not exchanged with. */
export function lostBgpPeers(peers: readonly BgpPeerStatus[]): Finding[] {
  return peers
    .filter(({ state }) => state !== 'established')
    .map(({ switch: location, addr, localAsn, state }) => ({
      id: `bgp/${location}/${localAsn}/${addr}`,
      severity: 'danger',
      text: `BGP session of ${location} with ${addr} is not established (${state.replaceAll('_', ' ')})`,
      remedy: { label: 'BGP', to: '/system/networking/bgp' },
    }))
}

/** BFD sessions that see no peer. One that somebody has taken down is as it should be. */
export function lostBfdSessions(sessions: readonly BfdStatus[]): Finding[] {
  return sessions
    .filter(({ state }) => state === 'down' || state === 'init')
    .map(({ switch: location, peer, state }) => ({
      id: `bfd/${location}/${peer}`,
      severity: state === 'down' ? 'danger' : 'notice',
      remedy: { label: 'BFD', to: '/system/networking/bfd' },
      text:
        state === 'down'
          ? `BFD session of ${location} with ${peer} is down`
          : `BFD session of ${location} with ${peer} is not up yet`,
    }))
}
