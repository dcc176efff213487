import { operations } from '@plenum/api'
import type { Policy, RoleAssignment } from '@plenum/api'
import { permitInSilo, permitOnFleet } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { FLEET_ID } from '../store/kinds.ts'
import { compareText } from '../store/sorted.ts'
import type { Reader } from '../store/store.ts'

function byRoleThenIdentity(a: RoleAssignment, b: RoleAssignment): number {
  return compareText(a.roleName, b.roleName) || compareText(a.identityId, b.identityId)
}

async function policyOf(tx: Reader, resourceId: string): Promise<Policy> {
  const policy = await tx.get('policy', resourceId)
  const roleAssignments = policy?.roleAssignments.toSorted(byRoleThenIdentity) ?? []
  return { roleAssignments }
}

const policyView = reads(operations.policyView, async ({ actor, tx }) => {
  permitInSilo(actor, 'read')
  return policyOf(tx, actor.siloId)
})

const systemPolicyView = reads(operations.systemPolicyView, async ({ actor, tx }) => {
  permitOnFleet(actor, 'readPolicy')
  return policyOf(tx, FLEET_ID)
})

export const policyHandlers = [policyView, systemPolicyView]
