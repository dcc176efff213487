import { deletion } from '../deletion.tsx'
import { deleteGroup } from './calls.ts'
import { groupRefreshes } from './queries.ts'
import type { Group } from './queries.ts'

/** `onDeleted` runs before anything is fetched anew: whoever shows the group leaves. */
export function groupDeletion(onDeleted?: () => Promise<void>) {
  return deletion<Group>({
    noun: { one: 'affinity group', many: 'affinity groups' },
    consequence: {
      one: 'Its members are kept, and are placed without it from their next start on.',
      many: 'Their members are kept, and are placed without them from their next start on.',
    },
    run: async (group) => {
      await deleteGroup(group)
      await onDeleted?.()
    },
    refreshes: groupRefreshes,
  })
}
