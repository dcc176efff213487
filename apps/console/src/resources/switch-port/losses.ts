import type { SwitchPort, SwitchPortSettings } from '@plenum/api'
import { counted } from '../../list/noun.ts'

/** What a port does not do any more once settings are taken off it, in sentences. */
export function lossesOf({ addresses, bgpPeers, routes }: SwitchPortSettings): string[] {
  const [peer] = bgpPeers
  return [
    'The link goes down.',
    ...(addresses.length > 0 ? [`It loses ${addresses.map(({ address }) => address).join(', ')}.`] : []),
    ...(peer
      ? [
          bgpPeers.length === 1
            ? `The BGP session with ${peer.addr} ends.`
            : `The BGP sessions with ${bgpPeers.map(({ addr }) => addr).join(', ')} end.`,
        ]
      : []),
    ...(routes.length > 0 ? [`${counted(routes.length, { one: 'route goes', many: 'routes go' })} along.`] : []),
  ]
}

/** Whether no other port of the rack has settings: without them nothing outside reaches the rack. */
export function isLastUplink(port: SwitchPort, ports: readonly SwitchPort[]): boolean {
  return !ports.some(({ id, rackId, portSettingsId }) => rackId === port.rackId && id !== port.id && portSettingsId)
}
