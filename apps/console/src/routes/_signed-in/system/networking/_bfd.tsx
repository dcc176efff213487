import type { Column } from '@plenum/ui'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HeartPulse } from 'lucide-react'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { bfdDisabling } from '../../../../resources/bfd/disabling.tsx'
import { bfdSessions } from '../../../../resources/bfd/queries.ts'
import type { BfdRow } from '../../../../resources/bfd/queries.ts'
import { BfdStateBadge, bfdStateWord, microsText } from '../../../../resources/bfd/words.tsx'
import { copyEntry } from '../../../../resources/copy-id.tsx'
import { useWhyNotRackNetwork } from '../../../../resources/switch-port/permission.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_bfd')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'BFD', to: '/system/networking/bfd' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(bfdSessions, deps),
  component: BfdPage,
})

/** Milliseconds between two looks: soon while a session is being set up, otherwise as often as it may end. */
const POLL = { coming: 1000, usual: 10_000 }

const columns: readonly Column<BfdRow>[] = [
  {
    id: 'name',
    header: 'Peer',
    isPrimary: true,
    value: ({ peer }) => peer,
    cell: ({ peer }) => <span className="font-mono">{peer}</span>,
  },
  { id: 'switch', header: 'Switch', value: ({ switch: location }) => location },
  {
    id: 'local',
    header: 'Local address',
    value: ({ local }) => local,
    cell: ({ local }) => (local ? <span className="font-mono">{local}</span> : 'any'),
  },
  { id: 'mode', header: 'Mode', value: ({ mode }) => mode.replaceAll('_', ' ') },
  {
    id: 'interval',
    header: 'Interval',
    align: 'end',
    value: ({ requiredRx }) => requiredRx,
    cell: ({ requiredRx }) => microsText(requiredRx),
  },
  { id: 'threshold', header: 'Threshold', align: 'end', value: ({ detectionThreshold }) => detectionThreshold },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => bfdStateWord(state),
    cell: ({ state }) => <BfdStateBadge state={state} />,
  },
]

const NEW = 'New session'

function BfdPage() {
  const whyNot = useWhyNotRackNetwork()
  const disabling = bfdDisabling(whyNot)
  return (
    <ListPage
      id="bfd"
      title="BFD"
      noun={{ one: 'session', many: 'sessions' }}
      icon={<HeartPulse />}
      about="The switches and their peers send each other a packet every so often, and notice within a moment when the other end is gone: long before routing would."
      create={{ label: NEW, to: '/system/networking/bfd-new' }}
      whyNot={whyNot}
      source={bfdSessions}
      columns={columns}
      poll={(rows) => (rows?.some(({ state }) => state === 'init' || state === 'down') ? POLL.coming : POLL.usual)}
      rowActions={(session) => [
        copyEntry({ label: 'Copy address', text: session.peer, done: 'Address copied' }),
        disabling.entry(session),
      ]}
      bulk={[disabling.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
