import { confirm } from '@plenum/ui'
import type { Policy } from '@plenum/api'
import type { AccessPlace } from './place.ts'
import { roleGives } from './standing.ts'
import type { Policies } from './standing.ts'
import type { useMyStanding } from './use-my-standing.ts'

type MyStanding = Pick<ReturnType<typeof useMyStanding>, 'policies' | 'loses' | 'standingBy'>

function hasAdmin(policies: Policies): boolean {
  const isInProject = policies.project !== undefined
  return (['silo', 'project'] as const).some((scope) =>
    policies[scope]?.roleAssignments.some(({ roleName }) => roleGives(scope, roleName, isInProject) === 'admin'),
  )
}

/** Whether the person would not be an admin any more, once the place has this policy. */
export function wouldLockOut(place: AccessPlace, my: MyStanding, after: Policy): boolean {
  return my.loses({ ...my.policies, [place.scope]: after })
}

/** Asks once more before somebody takes their own admin role away. */
export function askBeforeLockOut(
  place: AccessPlace,
  my: MyStanding,
  after: Policy,
  action: () => Promise<unknown>,
): void {
  const policies = { ...my.policies, [place.scope]: after }
  const { effective } = my.standingBy(policies)
  confirm({
    title: 'Give up your own admin role',
    confirmLabel: 'Give up admin role',
    tone: 'danger',
    errorTitle: 'Could not change the role',
    body: (
      <>
        <p>
          Afterwards you are {effective === undefined ? 'without any role' : <strong>{effective}</strong>} in this{' '}
          {place.scope}, and cannot undo this yourself.
        </p>
        <p>
          {hasAdmin(policies)
            ? 'Another admin would have to give the role back to you.'
            : `Nobody else is an admin of this ${place.scope}.`}
        </p>
      </>
    ),
    action,
  })
}
