import { operations } from '@plenum/api'
import type { UserPassword } from '@plenum/api'
import { loadActor } from '../access/actor.ts'
import { permitOnSilo, permitToBecome } from '../access/permissions.ts'
import { acts, transact, writes } from '../http/handler.ts'
import type { Asking, Call, Parts } from '../http/handler.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'
import { deleteUser } from './delete-user.ts'
import { claimName } from './identity.ts'
import { locateSilo, requireLocalUsers } from './locate-silo.ts'
import { userOf, userView } from './user.ts'

async function locateLocalSilo(asking: Asking, given: string): Promise<Documents['silo']> {
  const silo = await locateSilo(asking, given)
  requireLocalUsers(silo)
  return silo
}

/** Finds a silo whose local users the caller may add and remove. */
async function locateToManage(asking: Asking, given: string): Promise<Documents['silo']> {
  const silo = await locateLocalSilo(asking, given)
  permitOnSilo(asking.actor, 'manageUsers', silo.id)
  return silo
}

/** Finds the user whose password it is: that of others takes an administrator. */
async function locateForPassword<Tx extends Reader>(
  call: Call<typeof operations.localIdpUserSetPassword, Tx>,
): Promise<Documents['user']> {
  const silo = await locateLocalSilo(call, call.query.silo)
  const user = await userOf(call.tx, silo.id, call.params.userId)
  if (user.id === call.actor.user.id) return user
  permitOnSilo(call.actor, 'manageUsers', silo.id)
  // A fleet role is held in a silo whose own administrators may have none: they must not get it by signing in as its holder.
  permitToBecome(call.actor, await loadActor(call.tx, user))
  return user
}

async function hashOf({ passwords }: Parts, password: UserPassword): Promise<string | null> {
  return password.mode === 'password' ? passwords.hash(password.value) : null
}

// Hashing takes long, so it comes before the transaction: behind a first look, so that it is done for nobody who may not.
const create = acts(operations.localIdpUserCreate, async (call) => {
  await locateToManage(call, call.query.silo)
  const { externalId, password } = call.body
  const passwordHash = await hashOf(call.parts, password)
  return transact(call, async (call) => {
    const silo = await locateToManage(call, call.query.silo)
    const user = { id: crypto.randomUUID(), siloId: silo.id, externalId, timeCreated: call.now, passwordHash }
    await claimName('silo-user', externalId, call.tx.insert('user', user))
    return userView(user)
  })
})

const remove = writes(operations.localIdpUserDelete, async (call) => {
  const silo = await locateToManage(call, call.query.silo)
  const { id } = await userOf(call.tx, silo.id, call.params.userId)
  await deleteUser(call.tx, id)
  return undefined
})

/** Sessions that there are go on. */
const setPassword = acts(operations.localIdpUserSetPassword, async (call) => {
  await locateForPassword(call)
  const passwordHash = await hashOf(call.parts, call.body)
  await transact(call, async (call) => {
    await call.tx.update('user', { ...(await locateForPassword(call)), passwordHash })
  })
  return undefined
})

export const localUserHandlers = [create, remove, setPassword]
