import { confirm, toast } from '@plenum/ui'
import { UserMinus } from 'lucide-react'
import { refresh } from '../../api/query.ts'
import type { BulkAction } from '../../list/bulk.ts'
import { askBeforeLockOut } from './lock-out.tsx'
import type { AccessPlace } from './place.ts'
import { withRole } from './policy-merge.ts'
import { replacePolicy } from './replace-policy.ts'
import { roleIn } from './rows.ts'
import type { AccessRow } from './rows.ts'
import type { useMyStanding } from './use-my-standing.ts'

/** Takes roles of a place away again. */
export function removal(
  place: AccessPlace,
  my: ReturnType<typeof useMyStanding>,
  whyNot: (row: AccessRow) => string | undefined,
) {
  const without = (row: AccessRow) => withRole(my.policy, row, undefined)
  const run = (row: AccessRow) => replacePolicy(place, my.policy, without(row))
  const remove = async (row: AccessRow) => {
    await run(row)
    toast({ tone: 'success', content: `Access of ${row.name} removed` })
    await refresh(...place.refreshes)
  }
  const ask = (row: AccessRow) =>
    confirm({
      title: 'Confirm remove access',
      tone: 'danger',
      confirmLabel: 'Remove access',
      errorTitle: `Could not remove the access of ${row.name}`,
      body: (
        <>
          <p>
            Remove the {roleIn(row, place.scope)} role of <strong className="text-text">{row.name}</strong>{' '}
            {place.where}?
          </p>
          <p>
            {row.identityType === 'silo_group'
              ? 'Everybody in the group loses what the role gives them.'
              : 'What their groups give them is kept.'}
          </p>
        </>
      ),
      action: async () => {
        if (!my.loses(without(row))) return remove(row)
        // This question has to be gone before the next one can be asked.
        setTimeout(() => askBeforeLockOut(place, my, without(row), () => remove(row)))
        return undefined
      },
    })
  const shown = { label: 'Remove', icon: <UserMinus />, tone: 'danger' } as const
  return {
    entry: (row: AccessRow) => ({ ...shown, disabledReason: whyNot(row), onAction: () => ask(row) }),
    bulk: {
      ...shown,
      consequence: 'They lose what the roles give them. What others of their roles give is kept.',
      whyNot: (row) =>
        whyNot(row) ?? (my.loses(without(row)) ? 'It makes you an admin: remove it by itself' : undefined),
      run,
      refreshes: place.refreshes,
    } satisfies BulkAction<AccessRow>,
  }
}
