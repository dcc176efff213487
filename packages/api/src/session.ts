import { z } from 'zod'
import { Group } from './group.ts'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { ruled } from './ruled.ts'
import { Id, Name } from './scalars.ts'
import { whyNotPassword } from './text-rules.ts'

export const Password = ruled(whyNotPassword).meta({ id: 'Password' })

export const UsernamePasswordCredentials = z
  .object({ username: Name, password: Password })
  .meta({ id: 'UsernamePasswordCredentials' })
export type UsernamePasswordCredentials = z.infer<typeof UsernamePasswordCredentials>

export const CurrentUser = z
  .object({ id: Id, displayName: z.string(), siloId: Id, siloName: Name })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof CurrentUser>

const loginLocal = operation({
  id: 'loginLocal',
  method: 'POST',
  path: '/v1/login/{siloName}/local',
  tag: 'login',
  summary: 'Sign in with a username and a password',
  params: z.object({ siloName: Name }),
  body: UsernamePasswordCredentials,
  status: 204,
  anonymous: true,
})

const loginSaml = operation({
  id: 'loginSaml',
  method: 'POST',
  path: '/login/{siloName}/saml/{providerName}',
  tag: 'login',
  summary: "Sign in with an identity provider's answer, and go where the sign-in was asked for",
  params: z.object({ siloName: Name, providerName: Name }),
  /** The form that the browser posts: `SAMLResponse` and, maybe, `RelayState`. */
  body: z.unknown(),
  bodyType: 'bytes',
  produces: 'redirect',
  status: 303,
  anonymous: true,
})

const logout = operation({
  id: 'logout',
  method: 'POST',
  path: '/v1/logout',
  tag: 'console-auth',
  summary: 'End the session that the request carries',
  status: 204,
  anonymous: true,
})

const currentUserView = operation({
  id: 'currentUserView',
  method: 'GET',
  path: '/v1/me',
  tag: 'current-user',
  summary: 'View the signed-in user',
  response: CurrentUser,
  status: 200,
})

const currentUserGroups = operation({
  id: 'currentUserGroups',
  method: 'GET',
  path: '/v1/me/groups',
  tag: 'current-user',
  summary: "List the signed-in user's groups",
  query: z.object(pagedById),
  response: pageOf(Group),
  status: 200,
})

export const sessionOperations = {
  loginLocal,
  loginSaml,
  logout,
  currentUserView,
  currentUserGroups,
} as const
