import { ROLE_ASSIGNMENTS_MAX } from '@plenum/api/roles'
import type { Policy } from '@plenum/api'
import { mergePolicies } from './policy-merge.ts'

/** Where a policy is read and replaced as a whole: there is no other way to change one. */
interface PolicyStore {
  view: () => Promise<Policy>
  replace: (policy: Policy) => Promise<Policy>
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Makes the changes that lead from `base` to `mine`, upon what the policy is by then, one after the other: several rows
 * are changed at once. What somebody elsewhere changes in the moment between reading and replacing is still lost, as the
 * API has no condition to send along.
 */
export function replacePolicy({ view, replace }: PolicyStore, base: Policy, mine: Policy): Promise<Policy> {
  const next = last.then(async () => {
    const merged = mergePolicies(base, mine, await view())
    if (merged.roleAssignments.length > ROLE_ASSIGNMENTS_MAX)
      throw new Error(`There is room for ${ROLE_ASSIGNMENTS_MAX} roles only, and others were given meanwhile`)
    return replace(merged)
  })
  last = next.catch(() => undefined)
  return next
}
