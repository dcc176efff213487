import { z } from 'zod'
import { RunState } from './instance.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, identity, identityCreate, identityUpdate, Name, NameOrId } from './scalars.ts'

/** When no sled satisfies the group: start the instance all the same, or refuse to. */
export const AffinityPolicy = z.enum(['allow', 'fail']).meta({ id: 'AffinityPolicy' })
export type AffinityPolicy = z.infer<typeof AffinityPolicy>

/** What members are to share, or not to share. */
export const FailureDomain = z.enum(['sled']).meta({ id: 'FailureDomain' })
export type FailureDomain = z.infer<typeof FailureDomain>

/** Instances that are to run in the same place. */
export const AffinityGroup = z
  .object({ ...identity, projectId: Id, policy: AffinityPolicy, failureDomain: FailureDomain })
  .meta({ id: 'AffinityGroup' })
export type AffinityGroup = z.infer<typeof AffinityGroup>

export const AffinityGroupCreate = z
  .object({ ...identityCreate, policy: AffinityPolicy, failureDomain: FailureDomain })
  .meta({ id: 'AffinityGroupCreate' })
export type AffinityGroupCreate = z.input<typeof AffinityGroupCreate>

/** Policy and failure domain stay what they are. */
export const AffinityGroupUpdate = z.object(identityUpdate).meta({ id: 'AffinityGroupUpdate' })
export type AffinityGroupUpdate = z.input<typeof AffinityGroupUpdate>

/** A member of an affinity group, or of an anti-affinity group. */
export const AffinityGroupMember = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('instance'), value: z.object({ id: Id, name: Name, runState: RunState }) }),
  ])
  .meta({ id: 'AffinityGroupMember' })
export type AffinityGroupMember = z.infer<typeof AffinityGroupMember>

const tag = 'experimental'
const params = z.object({ affinityGroup: NameOrId })
const memberParams = z.object({ affinityGroup: NameOrId, instance: NameOrId })
const query = z.object(projectSelector)

const affinityGroupList = operation({
  id: 'affinityGroupList',
  method: 'GET',
  path: '/v1/affinity-groups',
  tag,
  summary: 'List the affinity groups of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(AffinityGroup),
  status: 200,
})

const affinityGroupCreate = operation({
  id: 'affinityGroupCreate',
  method: 'POST',
  path: '/v1/affinity-groups',
  tag,
  summary: 'Create an affinity group',
  query: z.object({ project: NameOrId }),
  body: AffinityGroupCreate,
  response: AffinityGroup,
  status: 201,
})

const affinityGroupView = operation({
  id: 'affinityGroupView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}',
  tag,
  summary: 'View an affinity group',
  params,
  query,
  response: AffinityGroup,
  status: 200,
})

const affinityGroupUpdate = operation({
  id: 'affinityGroupUpdate',
  method: 'PUT',
  path: '/v1/affinity-groups/{affinityGroup}',
  tag,
  summary: 'Rename or describe an affinity group',
  params,
  query,
  body: AffinityGroupUpdate,
  response: AffinityGroup,
  status: 200,
})

const affinityGroupDelete = operation({
  id: 'affinityGroupDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}',
  tag,
  summary: 'Delete an affinity group; its members are kept',
  params,
  query,
  status: 204,
})

const affinityGroupMemberList = operation({
  id: 'affinityGroupMemberList',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members',
  tag,
  summary: 'List the members of an affinity group',
  params,
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(AffinityGroupMember),
  status: 200,
})

const affinityGroupMemberInstanceView = operation({
  id: 'affinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  tag,
  summary: 'View an instance as a member of an affinity group',
  params: memberParams,
  query,
  response: AffinityGroupMember,
  status: 200,
})

const affinityGroupMemberInstanceAdd = operation({
  id: 'affinityGroupMemberInstanceAdd',
  method: 'POST',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  tag,
  summary: 'Add a halted instance to an affinity group',
  params: memberParams,
  query,
  response: AffinityGroupMember,
  status: 201,
})

const affinityGroupMemberInstanceDelete = operation({
  id: 'affinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  tag,
  summary: 'Take an instance out of an affinity group',
  params: memberParams,
  query,
  status: 204,
})

const instanceAffinityGroupList = operation({
  id: 'instanceAffinityGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/affinity-groups',
  tag,
  summary: 'List the affinity groups that an instance is in',
  params: z.object({ instance: NameOrId }),
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(AffinityGroup),
  status: 200,
})

export const affinityGroupOperations = {
  affinityGroupList,
  affinityGroupCreate,
  affinityGroupView,
  affinityGroupUpdate,
  affinityGroupDelete,
  affinityGroupMemberList,
  affinityGroupMemberInstanceView,
  affinityGroupMemberInstanceAdd,
  affinityGroupMemberInstanceDelete,
  instanceAffinityGroupList,
} as const
