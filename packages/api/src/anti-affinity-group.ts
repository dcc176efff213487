import { z } from 'zod'
import { AffinityGroup, AffinityGroupCreate, AffinityGroupMember, AffinityGroupUpdate } from './affinity-group.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { NameOrId } from './scalars.ts'

/** Instances that are to run in different places. */
export const AntiAffinityGroup = z.object(AffinityGroup.shape).meta({ id: 'AntiAffinityGroup' })
export type AntiAffinityGroup = z.infer<typeof AntiAffinityGroup>

export const AntiAffinityGroupCreate = z.object(AffinityGroupCreate.shape).meta({ id: 'AntiAffinityGroupCreate' })
export type AntiAffinityGroupCreate = z.input<typeof AntiAffinityGroupCreate>

export const AntiAffinityGroupUpdate = z.object(AffinityGroupUpdate.shape).meta({ id: 'AntiAffinityGroupUpdate' })
export type AntiAffinityGroupUpdate = z.input<typeof AntiAffinityGroupUpdate>

const tag = 'affinity'
const params = z.object({ antiAffinityGroup: NameOrId })
const memberParams = z.object({ antiAffinityGroup: NameOrId, instance: NameOrId })
const query = z.object(projectSelector)

const antiAffinityGroupList = operation({
  id: 'antiAffinityGroupList',
  method: 'GET',
  path: '/v1/anti-affinity-groups',
  tag,
  summary: 'List the anti-affinity groups of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(AntiAffinityGroup),
  status: 200,
})

const antiAffinityGroupCreate = operation({
  id: 'antiAffinityGroupCreate',
  method: 'POST',
  path: '/v1/anti-affinity-groups',
  tag,
  summary: 'Create an anti-affinity group',
  query: z.object({ project: NameOrId }),
  body: AntiAffinityGroupCreate,
  response: AntiAffinityGroup,
  status: 201,
})

const antiAffinityGroupView = operation({
  id: 'antiAffinityGroupView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  tag,
  summary: 'View an anti-affinity group',
  params,
  query,
  response: AntiAffinityGroup,
  status: 200,
})

const antiAffinityGroupUpdate = operation({
  id: 'antiAffinityGroupUpdate',
  method: 'PUT',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  tag,
  summary: 'Rename or describe an anti-affinity group',
  params,
  query,
  body: AntiAffinityGroupUpdate,
  response: AntiAffinityGroup,
  status: 200,
})

const antiAffinityGroupDelete = operation({
  id: 'antiAffinityGroupDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  tag,
  summary: 'Delete an anti-affinity group; its members are kept',
  params,
  query,
  status: 204,
})

const antiAffinityGroupMemberList = operation({
  id: 'antiAffinityGroupMemberList',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members',
  tag,
  summary: 'List the members of an anti-affinity group',
  params,
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(AffinityGroupMember),
  status: 200,
})

const antiAffinityGroupMemberInstanceView = operation({
  id: 'antiAffinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  tag,
  summary: 'View an instance as a member of an anti-affinity group',
  params: memberParams,
  query,
  response: AffinityGroupMember,
  status: 200,
})

const antiAffinityGroupMemberInstanceAdd = operation({
  id: 'antiAffinityGroupMemberInstanceAdd',
  method: 'POST',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  tag,
  summary: 'Add a halted instance to an anti-affinity group',
  params: memberParams,
  query,
  response: AffinityGroupMember,
  status: 201,
})

const antiAffinityGroupMemberInstanceDelete = operation({
  id: 'antiAffinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  tag,
  summary: 'Take an instance out of an anti-affinity group',
  params: memberParams,
  query,
  status: 204,
})

const instanceAntiAffinityGroupList = operation({
  id: 'instanceAntiAffinityGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/anti-affinity-groups',
  tag: 'instances',
  summary: 'List the anti-affinity groups that an instance is in',
  params: z.object({ instance: NameOrId }),
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(AntiAffinityGroup),
  status: 200,
})

export const antiAffinityGroupOperations = {
  antiAffinityGroupList,
  antiAffinityGroupCreate,
  antiAffinityGroupView,
  antiAffinityGroupUpdate,
  antiAffinityGroupDelete,
  antiAffinityGroupMemberList,
  antiAffinityGroupMemberInstanceView,
  antiAffinityGroupMemberInstanceAdd,
  antiAffinityGroupMemberInstanceDelete,
  instanceAntiAffinityGroupList,
} as const
