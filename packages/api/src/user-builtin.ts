import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByName, pageOf } from './page.ts'
import { identity, NameOrId } from './scalars.ts'

/** An account that the platform itself acts with; it belongs to no silo. */
export const UserBuiltin = z.object(identity).meta({ id: 'UserBuiltin' })
export type UserBuiltin = z.infer<typeof UserBuiltin>

const userBuiltinList = operation({
  id: 'userBuiltinList',
  method: 'GET',
  path: '/v1/system/users-builtin',
  tag: 'system/silos',
  summary: 'List the built-in users',
  query: z.object(pagedByName),
  response: pageOf(UserBuiltin),
  status: 200,
})

const userBuiltinView = operation({
  id: 'userBuiltinView',
  method: 'GET',
  path: '/v1/system/users-builtin/{user}',
  tag: 'system/silos',
  summary: 'View a built-in user',
  params: z.object({ user: NameOrId }),
  response: UserBuiltin,
  status: 200,
})

export const userBuiltinOperations = {
  userBuiltinList,
  userBuiltinView,
} as const
