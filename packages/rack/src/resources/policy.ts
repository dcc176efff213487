import { operations } from '@plenum/api'
import type { Policy } from '@plenum/api'
import { permitInSilo, permitOnFleet } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'

async function policyOf(tx: Reader, resourceId: string): Promise<Policy> {
  const policy = await tx.get('policy', resourceId)
  return { roleAssignments: policy?.roleAssignments ?? [] }
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
