import type { OperationId } from '@plenum/api'
import { queryClient } from '../api/query.ts'

interface LeaveDeletedOptions {
  /** What was asked for of it. */
  known: readonly { queryKey: readonly unknown[] }[]
  /** Lists things of its kind. */
  list: OperationId
  /** Goes to that list. */
  toList: () => Promise<void>
}

/** Leaves the page of something that was deleted, without anything being looked for that is not there any more. */
export async function leaveDeleted({ known, list, toList }: LeaveDeletedOptions): Promise<void> {
  // What is being asked for right now would not be found.
  await Promise.all(known.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
  // The list is to come without it.
  queryClient.removeQueries({ queryKey: [list] })
  await toList()
  for (const { queryKey } of known) queryClient.removeQueries({ queryKey })
}
