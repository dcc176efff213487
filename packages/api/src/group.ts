import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id } from './scalars.ts'

export const Group = z.object({ id: Id, displayName: z.string(), siloId: Id }).meta({ id: 'Group' })
export type Group = z.infer<typeof Group>

const groupList = operation({
  id: 'groupList',
  method: 'GET',
  path: '/v1/groups',
  tag: 'silos',
  summary: "List the groups of the caller's silo",
  query: z.object(pagedById),
  response: pageOf(Group),
  status: 200,
})

const groupView = operation({
  id: 'groupView',
  method: 'GET',
  path: '/v1/groups/{groupId}',
  tag: 'silos',
  summary: "View a group of the caller's silo",
  params: z.object({ groupId: Id }),
  response: Group,
  status: 200,
})

export const groupOperations = {
  groupList,
  groupView,
} as const
