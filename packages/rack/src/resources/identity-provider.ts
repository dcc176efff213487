import { operations } from '@plenum/api'
import { reads } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { locateSilo } from './locate-silo.ts'

/** Silos with local users have none, and providers of the other kind cannot be added yet. */
const list = reads(operations.siloIdentityProviderList, async (call) => {
  await locateSilo(call, call.query.silo ?? '')
  return pageOf(
    call,
    async () => [],
    (provider) => provider,
  )
})

export const identityProviderHandlers = [list]
