import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id, Name, NameOrId } from './scalars.ts'
import { Password } from './session.ts'
import { siloSelector } from './silo.ts'

export const User = z.object({ id: Id, displayName: z.string(), siloId: Id }).meta({ id: 'User' })
export type User = z.infer<typeof User>

/** How a local user may sign in; `login_disallowed` takes an earlier password away. */
export const UserPassword = z
  .discriminatedUnion('mode', [
    z.object({ mode: z.literal('password'), value: Password }),
    z.object({ mode: z.literal('login_disallowed') }),
  ])
  .meta({ id: 'UserPassword' })
export type UserPassword = z.infer<typeof UserPassword>

export const UserCreate = z
  .object({
    /** What the user signs in with, and is shown as. */
    externalId: Name,
    password: UserPassword,
  })
  .meta({ id: 'UserCreate' })
export type UserCreate = z.infer<typeof UserCreate>

const tag = 'system/silos'
const params = z.object({ userId: Id })
const query = z.object({ silo: NameOrId })

const userList = operation({
  id: 'userList',
  method: 'GET',
  path: '/v1/users',
  tag: 'silos',
  summary: "List the users of the caller's silo or, given a group, its members",
  query: z.object({ ...pagedById, group: Id.nullish() }),
  response: pageOf(User),
  status: 200,
})

const siloUserList = operation({
  id: 'siloUserList',
  method: 'GET',
  path: '/v1/system/users',
  tag,
  summary: 'List the users of a silo',
  query: z.object({ ...pagedById, ...siloSelector }),
  firstPageNeeds: ['silo'],
  response: pageOf(User),
  status: 200,
})

const siloUserView = operation({
  id: 'siloUserView',
  method: 'GET',
  path: '/v1/system/users/{userId}',
  tag,
  summary: 'View a user of a silo',
  params,
  query,
  response: User,
  status: 200,
})

const localIdpUserCreate = operation({
  id: 'localIdpUserCreate',
  method: 'POST',
  path: '/v1/system/identity-providers/local/users',
  tag,
  summary: 'Add a user to a silo that has local users',
  query,
  body: UserCreate,
  response: User,
  status: 201,
})

const localIdpUserDelete = operation({
  id: 'localIdpUserDelete',
  method: 'DELETE',
  path: '/v1/system/identity-providers/local/users/{userId}',
  tag,
  summary: 'Delete a local user, with sessions, tokens, memberships and SSH keys',
  params,
  query,
  status: 204,
})

const localIdpUserSetPassword = operation({
  id: 'localIdpUserSetPassword',
  method: 'POST',
  path: '/v1/system/identity-providers/local/users/{userId}/set-password',
  tag,
  summary: 'Set or take away the password of a local user',
  params,
  query,
  body: UserPassword,
  status: 204,
})

export const userOperations = {
  userList,
  siloUserList,
  siloUserView,
  localIdpUserCreate,
  localIdpUserDelete,
  localIdpUserSetPassword,
} as const
