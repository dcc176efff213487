import { confirm } from '@plenum/ui'
import type { Policy } from '@plenum/api'
import type { AccessPlace } from './place.ts'
import { roleGives } from './standing.ts'
import type { Policies, Scope } from './standing.ts'
import type { useMyStanding } from './use-my-standing.ts'

type MyStanding = Pick<ReturnType<typeof useMyStanding>, 'policies' | 'loses' | 'roleBy'>

function hasAdmin(policies: Policies): boolean {
  const isInProject = policies.project !== undefined
  const scopes: readonly Scope[] = ['fleet', 'silo', 'project']
  return scopes.some((scope) =>
    policies[scope]?.roleAssignments.some(({ roleName }) => roleGives(scope, roleName, isInProject) === 'admin'),
  )
}

/** Asks once more before somebody takes their own admin role away. */
export function askBeforeLockOut(
  place: AccessPlace,
  my: MyStanding,
  after: Policy,
  action: () => Promise<unknown>,
): void {
  const policies = { ...my.policies, [place.scope]: after }
  const left = my.roleBy(after)
  confirm({
    title: 'Give up your own admin role',
    confirmLabel: 'Give up admin role',
    tone: 'danger',
    errorTitle: 'Could not change the role',
    body: (
      <>
        <p>
          Afterwards you are {left === undefined ? 'without any role' : <strong>{left}</strong>} {place.where}, and
          cannot undo this yourself.
        </p>
        <p>
          {hasAdmin(policies)
            ? 'Another admin would have to give the role back to you.'
            : `Nobody else is an admin ${place.where}.`}
        </p>
      </>
    ),
    action,
  })
}
