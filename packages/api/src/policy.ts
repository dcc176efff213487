import { z } from 'zod'
import { operation } from './operation.ts'
import { Id } from './scalars.ts'

/** Most assignments in one policy. */
export const ROLE_ASSIGNMENTS_MAX = 64

/** From strongest to weakest. */
export const roles = ['admin', 'collaborator', 'viewer'] as const
export const Role = z.enum(roles).meta({ id: 'Role' })
export type Role = z.infer<typeof Role>

export const IdentityType = z.enum(['silo_user', 'silo_group']).meta({ id: 'IdentityType' })

export const RoleAssignment = z
  .object({ identityId: Id, identityType: IdentityType, roleName: Role })
  .meta({ id: 'RoleAssignment' })
export type RoleAssignment = z.infer<typeof RoleAssignment>

export const Policy = z.object({ roleAssignments: z.array(RoleAssignment) }).meta({ id: 'Policy' })
export type Policy = z.infer<typeof Policy>

const policyView = operation({
  id: 'policyView',
  method: 'GET',
  path: '/v1/policy',
  tag: 'silos',
  summary: "View the policy of the caller's silo",
  response: Policy,
  status: 200,
})

const systemPolicyView = operation({
  id: 'systemPolicyView',
  method: 'GET',
  path: '/v1/system/policy',
  tag: 'policy',
  summary: 'View the policy of the fleet',
  response: Policy,
  status: 200,
})

export const policyOperations = {
  policyView,
  systemPolicyView,
} as const
