import { z } from 'zod'
import { operation } from './operation.ts'
import { ROLE_ASSIGNMENTS_MAX, roles } from './roles.ts'
import { Id, NameOrId } from './scalars.ts'

export const Role = z.enum(roles).meta({ id: 'Role' })
export type Role = z.infer<typeof Role>

export const IdentityType = z.enum(['silo_user', 'silo_group']).meta({ id: 'IdentityType' })

export const RoleAssignment = z
  .object({ identityId: Id, identityType: IdentityType, roleName: Role })
  .meta({ id: 'RoleAssignment' })
export type RoleAssignment = z.infer<typeof RoleAssignment>

/** The roles given directly; those that a policy further up confers are not in it. Updates replace the whole list. */
export const Policy = z
  .object({
    roleAssignments: z
      .array(RoleAssignment)
      .max(ROLE_ASSIGNMENTS_MAX, `invalid length, expected a list of at most ${ROLE_ASSIGNMENTS_MAX} role assignments`),
  })
  .meta({ id: 'Policy' })
export type Policy = z.infer<typeof Policy>

const project = z.object({ project: NameOrId })
const silo = z.object({ silo: NameOrId })

const policyView = operation({
  id: 'policyView',
  method: 'GET',
  path: '/v1/policy',
  tag: 'silos',
  summary: "View the policy of the caller's silo",
  response: Policy,
  status: 200,
})

const policyUpdate = operation({
  id: 'policyUpdate',
  method: 'PUT',
  path: '/v1/policy',
  tag: 'silos',
  summary: "Replace the policy of the caller's silo",
  body: Policy,
  response: Policy,
  status: 200,
})

const projectPolicyView = operation({
  id: 'projectPolicyView',
  method: 'GET',
  path: '/v1/projects/{project}/policy',
  tag: 'projects',
  summary: 'View the policy of a project',
  params: project,
  response: Policy,
  status: 200,
})

const projectPolicyUpdate = operation({
  id: 'projectPolicyUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}/policy',
  tag: 'projects',
  summary: 'Replace the policy of a project',
  params: project,
  body: Policy,
  response: Policy,
  status: 200,
})

const siloPolicyView = operation({
  id: 'siloPolicyView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/policy',
  tag: 'system/silos',
  summary: 'View the policy of a silo',
  params: silo,
  response: Policy,
  status: 200,
})

const siloPolicyUpdate = operation({
  id: 'siloPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/policy',
  tag: 'system/silos',
  summary: 'Replace the policy of a silo',
  params: silo,
  body: Policy,
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

const systemPolicyUpdate = operation({
  id: 'systemPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/policy',
  tag: 'policy',
  summary: 'Replace the policy of the fleet',
  body: Policy,
  response: Policy,
  status: 200,
})

export const policyOperations = {
  policyView,
  policyUpdate,
  projectPolicyView,
  projectPolicyUpdate,
  siloPolicyView,
  siloPolicyUpdate,
  systemPolicyView,
  systemPolicyUpdate,
} as const
