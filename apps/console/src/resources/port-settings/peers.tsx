import { Badge, Dash, Skeleton } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { BgpConfig, BgpPeer, ImportExportPolicy, SwitchPortSettings } from '@plenum/api'
import { communityText } from './communities.ts'
import { Part } from './tables.tsx'

const mono = (text: string) => <span className="font-mono wrap-anywhere">{text}</span>

function policyText(policy: ImportExportPolicy): string {
  if (policy.type === 'no_filtering') return 'All'
  return policy.value.length === 0 ? 'None' : policy.value.join(', ')
}

/** What differs from peer to peer, and what most have left as it is. */
function detailsOf(peer: BgpPeer): string[] {
  const { holdTime, keepalive, minTtl, vlanId, localPref, multiExitDiscriminator, communities } = peer
  return [
    `hold ${holdTime} s, keepalive ${keepalive} s`,
    ...(peer.md5AuthKey ? ['signed with a key'] : []),
    ...(peer.enforceFirstAs ? ['first AS enforced'] : []),
    ...(typeof minTtl === 'number' ? [`time to live ${minTtl} or more`] : []),
    ...(typeof vlanId === 'number' ? [`VLAN ${vlanId}`] : []),
    ...(typeof localPref === 'number' ? [`local preference ${localPref}`] : []),
    ...(typeof multiExitDiscriminator === 'number' ? [`MED ${multiExitDiscriminator}`] : []),
    ...(communities.length > 0 ? [`communities ${communities.map(communityText).join(', ')}`] : []),
  ]
}

function columns(configs: readonly BgpConfig[] | undefined): readonly Column<BgpPeer>[] {
  return [
    { id: 'addr', header: 'Peer', isPrimary: true, value: ({ addr }) => addr, cell: ({ addr }) => mono(addr) },
    { id: 'link', header: 'Link', width: '6rem', cell: ({ interfaceName }) => mono(interfaceName) },
    {
      id: 'config',
      header: 'Configuration',
      cell: ({ bgpConfig }) => {
        if (!configs) return <Skeleton className="h-3 w-16" />
        const config = configs.find(({ id }) => id === bgpConfig)
        if (config) return `${config.name}, AS ${config.asn}`
        return (
          <Badge variant="tag" tone="idle">
            Deleted
          </Badge>
        )
      },
    },
    { id: 'remote', header: 'Remote AS', cell: ({ remoteAsn }) => remoteAsn ?? 'Any' },
    { id: 'import', header: 'Takes', cell: ({ allowedImport }) => <Wrapped text={policyText(allowedImport)} /> },
    { id: 'export', header: 'Is told', cell: ({ allowedExport }) => <Wrapped text={policyText(allowedExport)} /> },
    { id: 'details', header: 'Details', cell: (peer) => <Wrapped text={detailsOf(peer).join('; ')} /> },
  ]
}

function Wrapped({ text }: { text: string }) {
  return text === '' ? <Dash /> : <span className="inline-block py-1.5 wrap-anywhere whitespace-normal">{text}</span>
}

interface PeerTableProps {
  settings: SwitchPortSettings
  /** Undefined until they are known. */
  configs: readonly BgpConfig[] | undefined
}

/** The routers at the other end. Keys are not shown. */
export function PeerTable({ settings, configs }: PeerTableProps) {
  return (
    <Part
      title="BGP peers"
      none="No BGP peers."
      columns={columns(configs)}
      rows={settings.bgpPeers}
      name={({ addr, interfaceName }) => `${addr} ${interfaceName}`}
    />
  )
}
