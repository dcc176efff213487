import { Dash, formatElapsed } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { createFileRoute } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import { ListPage } from '../../../../../list/list-page.tsx'
import { listSearch } from '../../../../../list/search.ts'
import { loadList } from '../../../../../list/source.ts'
import { bgpPeers } from '../../../../../resources/bgp/queries.ts'
import type { PeerRow } from '../../../../../resources/bgp/queries.ts'
import { bgpStateWord, BgpStateBadge } from '../../../../../resources/bgp/state.tsx'
import { copyEntry } from '../../../../../resources/copy-id.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/bgp/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(bgpPeers, deps),
  component: StatusTab,
})

/** Milliseconds between two looks: a session may end at any time. */
const POLL = 10_000

const columns: readonly Column<PeerRow>[] = [
  {
    id: 'name',
    header: 'Peer',
    isPrimary: true,
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-mono">{name}</span>,
  },
  { id: 'switch', header: 'Switch', value: ({ switch: location }) => location },
  { id: 'local', header: 'Our ASN', align: 'end', value: ({ localAsn }) => localAsn },
  {
    id: 'remote',
    header: 'Peer’s ASN',
    align: 'end',
    value: ({ remoteAsn }) => remoteAsn,
    cell: ({ remoteAsn }) => (remoteAsn === 0 ? <Dash /> : remoteAsn),
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => bgpStateWord(state),
    cell: ({ state }) => <BgpStateBadge state={state} />,
  },
  {
    id: 'duration',
    header: 'In this state for',
    align: 'end',
    value: ({ stateDurationMillis }) => stateDurationMillis,
    cell: ({ stateDurationMillis }) => formatElapsed(0, stateDurationMillis),
  },
]

function StatusTab() {
  return (
    <ListPage
      isTab
      id="bgp-peers"
      title="Peers"
      noun={{ one: 'peer', many: 'peers' }}
      icon={<Waypoints />}
      about="The routers that the switches speak with. Routes are exchanged while a session is established."
      source={bgpPeers}
      columns={columns}
      poll={() => POLL}
      rowActions={({ addr }) => [copyEntry({ label: 'Copy address', text: addr, done: 'Address copied' })]}
    />
  )
}
