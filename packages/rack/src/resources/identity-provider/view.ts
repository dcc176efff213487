import { operations } from '@plenum/api'
import type { IdentityProvider, SamlIdentityProvider } from '@plenum/api'
import { mayOnSilo } from '../../access/permissions.ts'
import { reads } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { locateSilo } from '../locate-silo.ts'
import { requireParent, selector } from '../locate.ts'

type Provider = Documents['samlIdentityProvider']

/** Without the key that requests are signed with, and without what the provider's metadata say. */
export function providerView(provider: Provider): SamlIdentityProvider {
  const { siloId: _, ssoUrl: __, certificates: ___, signingKeypair, ...shown } = provider
  return { ...shown, publicCert: signingKeypair?.publicCert ?? null }
}

function summaryOf({ id, name, description, timeCreated, timeModified }: Provider): IdentityProvider {
  return { id, name, description, timeCreated, timeModified, providerType: 'saml' }
}

async function findProvider(asking: Asking, given: string, silo: string | undefined): Promise<Provider | undefined> {
  const by = selector(given)
  if ('id' in by) return asking.tx.get('samlIdentityProvider', by.id)
  return asking.tx.find('samlIdentityProvider', (await locateSilo(asking, silo ?? '')).id, by.name)
}

/** Finds a provider by id alone or by name and silo; for those who have a role in that silo or on the fleet. */
async function locateProvider(asking: Asking, given: string, silo: string | undefined): Promise<Provider> {
  requireParent('provider', 'silo', given, silo)
  const found = await findProvider(asking, given, silo)
  if (!found || !mayOnSilo(asking.actor, 'readProviders', found.siloId))
    throw refuse.notFound('saml-identity-provider', selector(given))
  return found
}

/** Silos with local users have none. */
export const list = reads(operations.siloIdentityProviderList, async (call) => {
  const { id } = await locateSilo(call, call.query.silo ?? '')
  return pageOf(call, (window) => call.tx.list('samlIdentityProvider', { parent: id, ...window }), summaryOf)
})

export const view = reads(operations.samlIdentityProviderView, async (call) =>
  providerView(await locateProvider(call, call.params.provider, call.query.silo)),
)
