import { Unplug } from 'lucide-react'
import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import type { BulkAction } from '../../list/bulk.ts'
import type { BfdRow } from './queries.ts'

const shown = { label: 'Disable', icon: <Unplug />, tone: 'danger' } as const
const CONSEQUENCE = 'Routes through the peer are no longer given up as soon as it fails.'

const end = ({ switch: location, peer }: BfdRow) =>
  call('networkingBfdDisable', { body: { switch: location, remote: peer } })

/** Ends the session with a peer. It is set up anew where it is wanted again. */
export function bfdDisabling(whyNot: string | undefined) {
  const entry = (session: BfdRow): MenuEntry => ({
    ...shown,
    disabledReason: whyNot,
    onAction: () =>
      confirm({
        title: 'Disable BFD session',
        tone: 'danger',
        confirmLabel: 'Disable',
        body: (
          <>
            <p>
              End the session of {session.switch} with <strong className="text-text">{session.peer}</strong>?
            </p>
            <p>{CONSEQUENCE}</p>
          </>
        ),
        errorTitle: `Could not disable ${session.peer}`,
        action: async () => {
          await end(session)
          toast({ tone: 'success', content: `BFD session with ${session.peer} disabled` })
          await refresh('networkingBfdStatus')
        },
      }),
  })
  const bulk: BulkAction<BfdRow> = {
    ...shown,
    consequence: CONSEQUENCE,
    whyNot: () => whyNot,
    run: end,
    refreshes: ['networkingBfdStatus'],
  }
  return { entry, bulk }
}
