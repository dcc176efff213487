import { operations } from '@plenum/api'
import type { DeviceAccessToken } from '@plenum/api'
import { hasExpired } from '../access/access-token.ts'
import { reads, writes } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { AccessTokenDocument } from '../store/documents.ts'
import { listAll } from '../store/list-all.ts'

function accessTokenView({ id, timeCreated, timeExpires }: AccessTokenDocument): DeviceAccessToken {
  return { id, timeCreated, timeExpires }
}

const list = reads(operations.currentUserAccessTokenList, async (call) => {
  const all = await listAll(call.tx, 'accessToken', { parent: call.actor.user.id })
  const alive = all.filter((token) => !hasExpired(token, call.now))
  return pageOf(
    call,
    async ({ after = '', limit }) => alive.filter(({ id }) => id > after).slice(0, limit),
    accessTokenView,
  )
})

const remove = writes(operations.currentUserAccessTokenDelete, async ({ actor, tx, params }) => {
  const id = params.tokenId
  const token = await tx.get('accessToken', id)
  if (token?.userId !== actor.user.id) throw refuse.notFound('device-access-token', { id })
  await tx.delete('accessToken', id)
  return undefined
})

export const accessTokenHandlers = [list, remove]
