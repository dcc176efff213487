import { operations } from '@plenum/api'
import { mayOnFleet, permitOnFleet } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { pageOfAll } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import { builtinUsers } from '../fleet/builtin-users.ts'
import { selector } from './locate.ts'

const list = reads(operations.userBuiltinList, async (call) => {
  permitOnFleet(call.actor, 'readBuiltinUsers')
  return pageOfAll(call, builtinUsers, (user) => user)
})

const view = reads(operations.userBuiltinView, async ({ actor, params }) => {
  const by = selector(params.user)
  const user = builtinUsers.find(({ id, name }) => ('id' in by ? id === by.id : name === by.name))
  if (!user || !mayOnFleet(actor, 'readBuiltinUsers')) throw refuse.notFound('user-builtin', by)
  return user
})

export const userBuiltinHandlers = [list, view]
