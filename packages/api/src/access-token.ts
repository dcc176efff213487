import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id, Timestamp } from './scalars.ts'

/** What can be seen of a token once it was handed out; its secret is not. */
export const DeviceAccessToken = z
  .object({
    id: Id,
    timeCreated: Timestamp,
    /** Absent or null: never. */
    timeExpires: Timestamp.nullish(),
  })
  .meta({ id: 'DeviceAccessToken' })
export type DeviceAccessToken = z.infer<typeof DeviceAccessToken>

const currentUserAccessTokenList = operation({
  id: 'currentUserAccessTokenList',
  method: 'GET',
  path: '/v1/me/access-tokens',
  tag: 'tokens',
  summary: "List the signed-in user's access tokens that have not expired",
  query: z.object(pagedById),
  response: pageOf(DeviceAccessToken),
  status: 200,
})

const currentUserAccessTokenDelete = operation({
  id: 'currentUserAccessTokenDelete',
  method: 'DELETE',
  path: '/v1/me/access-tokens/{tokenId}',
  tag: 'tokens',
  summary: 'Revoke one of the access tokens of the signed-in user',
  params: z.object({ tokenId: Id }),
  status: 204,
})

export const accessTokenOperations = {
  currentUserAccessTokenList,
  currentUserAccessTokenDelete,
} as const
