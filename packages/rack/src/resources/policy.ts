import { operations } from '@plenum/api'
import type { Policy, RoleAssignment } from '@plenum/api'
import { permitInSilo, permitOnFleet, permitOnSiloPolicy } from '../access/permissions.ts'
import { reads, writes } from '../http/handler.ts'
import { FLEET_ID } from '../store/kinds.ts'
import { compareText } from '../store/sorted.ts'
import type { Reader, Transaction } from '../store/store.ts'
import { locateSilo } from './locate-silo.ts'
import { locateProject } from './locate.ts'

function byRoleThenIdentity(a: RoleAssignment, b: RoleAssignment): number {
  return compareText(a.roleName, b.roleName) || compareText(a.identityId, b.identityId)
}

async function policyOf(tx: Reader, resourceId: string): Promise<Policy> {
  const policy = await tx.get('policy', resourceId)
  const roleAssignments = policy?.roleAssignments.toSorted(byRoleThenIdentity) ?? []
  return { roleAssignments }
}

function keyOf({ roleName, identityType, identityId }: RoleAssignment): string {
  return `${roleName} ${identityType} ${identityId}`
}

/** What is given twice counts once. Nobody looks whether there is such an identity: an assignment may outlive its own. */
function withoutRepeats(assignments: readonly RoleAssignment[]): RoleAssignment[] {
  return [...new Map(assignments.map((given) => [keyOf(given), given])).values()]
}

/** The whole list at once, also where it takes the caller's own role away or the last administrator's. */
async function replace(tx: Transaction, resourceId: string, { roleAssignments }: Policy): Promise<Policy> {
  const policy = { id: resourceId, roleAssignments: withoutRepeats(roleAssignments) }
  await ((await tx.get('policy', resourceId)) ? tx.update('policy', policy) : tx.insert('policy', policy))
  return policyOf(tx, resourceId)
}

const policyView = reads(operations.policyView, async ({ actor, tx }) => {
  permitInSilo(actor, 'read')
  return policyOf(tx, actor.siloId)
})

const policyUpdate = writes(operations.policyUpdate, async (call) => {
  const silo = await locateSilo(call, call.actor.siloId)
  permitOnSiloPolicy(call.actor, silo)
  return replace(call.tx, silo.id, call.body)
})

const projectPolicyView = reads(operations.projectPolicyView, async (call) => {
  const { id } = await locateProject(call, call.params.project, 'read')
  return policyOf(call.tx, id)
})

const projectPolicyUpdate = writes(operations.projectPolicyUpdate, async (call) => {
  const { id } = await locateProject(call, call.params.project, 'modify')
  return replace(call.tx, id, call.body)
})

const siloPolicyView = reads(operations.siloPolicyView, async (call) => {
  const { id } = await locateSilo(call, call.params.silo)
  return policyOf(call.tx, id)
})

const siloPolicyUpdate = writes(operations.siloPolicyUpdate, async (call) => {
  const silo = await locateSilo(call, call.params.silo)
  permitOnSiloPolicy(call.actor, silo)
  return replace(call.tx, silo.id, call.body)
})

const systemPolicyView = reads(operations.systemPolicyView, async ({ actor, tx }) => {
  permitOnFleet(actor, 'readPolicy')
  return policyOf(tx, FLEET_ID)
})

const systemPolicyUpdate = writes(operations.systemPolicyUpdate, async ({ actor, tx, body }) => {
  permitOnFleet(actor, 'modifyPolicy')
  return replace(tx, FLEET_ID, body)
})

export const policyHandlers = [
  policyView,
  policyUpdate,
  projectPolicyView,
  projectPolicyUpdate,
  siloPolicyView,
  siloPolicyUpdate,
  systemPolicyView,
  systemPolicyUpdate,
]
