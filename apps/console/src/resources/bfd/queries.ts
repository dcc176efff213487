import type { BfdStatus } from '@plenum/api'
import { query } from '../../api/query.ts'
import { onOnePage } from '../../list/on-one-page.ts'

/** A session, named by the address of the peer. */
export type BfdRow = BfdStatus & { id: string; name: string }

export const bfdSessions = onOnePage(query('networkingBfdStatus', {}), (sessions) =>
  sessions.map((session): BfdRow => ({ ...session, id: `${session.switch} ${session.peer}`, name: session.peer })),
)
