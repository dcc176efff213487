import { fromBase64, operations } from '@plenum/api'
import { isAtLeast } from '@plenum/api/roles'
import type { IdpMetadataSource } from '@plenum/api'
import { fleetReach } from '../../access/fleet-reach.ts'
import { permitOnSilo } from '../../access/permissions.ts'
import { MetadataUnreachableError } from '../../access/saml-protocol.ts'
import { acts, transact } from '../../http/handler.ts'
import type { Asking, Call, Parts } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { claimName, newIdentity } from '../identity.ts'
import { locateSilo } from '../locate-silo.ts'
import { providerView } from './view.ts'

type Create = typeof operations.samlIdentityProviderCreate

async function fetched(url: string, { fetchMetadata }: Parts): Promise<string> {
  if (!fetchMetadata) throw refuse.invalidValue('url', 'metadata cannot be fetched from here, only given as they are')
  try {
    return await fetchMetadata(url)
  } catch (error) {
    throw error instanceof MetadataUnreachableError ? refuse.invalidValue('url', error.message) : error
  }
}

function decoded(base64: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(base64))
  } catch {
    throw refuse.invalidValue('data', 'not the base64 of a text in UTF-8')
  }
}

function metadataFrom(source: IdpMetadataSource, parts: Parts): Promise<string> | string {
  return source.type === 'url' ? fetched(source.url, parts) : decoded(source.data)
}

async function locateSamlSilo(asking: Asking, given: string): Promise<Documents['silo']> {
  const silo = await locateSilo(asking, given)
  if (silo.identityMode !== 'saml_jit')
    throw refuse.invalidRequest('cannot create identity providers in this kind of Silo')
  permitOnSilo(asking.actor, 'manageProviders', silo.id)
  // Whoever runs a provider can be anybody whom it knows, those with roles on the fleet included.
  const reach = await fleetReach(asking.tx, silo)
  if (reach && !isAtLeast(asking.actor.fleetRole, reach)) throw refuse.forbidden()
  return silo
}

/** Nothing is fetched and no key is tried for those who may not add one. */
async function newProvider(call: Call<Create>): Promise<Documents['samlIdentityProvider']> {
  const { body, parts, query, now } = call
  const { id: siloId } = await locateSamlSilo(call, query.silo)
  const { idpMetadataSource, signingKeypair, groupAttributeName, name, description, ...saml } = body
  const identity = newIdentity(now, { name, description })
  // What reads XML and keys is large, and few ever bring any.
  const { checkKeypair } = await import('../../access/saml-keypair.ts')
  const { readMetadata } = await import('../../access/saml-metadata.ts')
  if (signingKeypair) await checkKeypair(signingKeypair)
  const metadata = await readMetadata(await metadataFrom(idpMetadataSource, parts))
  return { ...identity, siloId, ...saml, groupAttributeName: groupAttributeName ?? null, signingKeypair, ...metadata }
}

export const create = acts(operations.samlIdentityProviderCreate, async (call) => {
  const provider = await newProvider(call)
  await transact(call, async ({ actor, tx, query }) => {
    // Fetching takes its time, and the silo may have gone meanwhile.
    await locateSamlSilo({ actor, tx }, query.silo)
    await claimName('saml-identity-provider', provider.name, tx.insert('samlIdentityProvider', provider))
  })
  return providerView(provider)
})
