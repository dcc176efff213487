import { Name, operation, operations } from '@plenum/api'
import { isLocalPath } from '@plenum/api/local-path'
import { z } from 'zod'
import { pathAfterSignIn, relayStateFor } from '../../access/saml-relay-state.ts'
import { claimAssertion } from '../../access/saml-replay.ts'
import type { SamlProtocol } from '../../access/saml-protocol.ts'
import { beginSession } from '../../access/session.ts'
import { anonymous } from '../../http/handler.ts'
import type { Parts } from '../../http/handler.ts'
import { readForm } from '../../http/parse.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import { admit } from './admit.ts'

interface Place {
  siloName: string
  providerName: string
}

async function providerAt(tx: Reader, { siloName, providerName }: Place): Promise<Documents['samlIdentityProvider']> {
  const silo = await tx.find('silo', FLEET_ID, siloName)
  if (!silo) throw refuse.notFound('silo', { name: siloName })
  const provider = await tx.find('samlIdentityProvider', silo.id, providerName)
  if (!provider) throw refuse.notFound('identity-provider', { name: providerName })
  return provider
}

function protocolOf({ saml }: Parts): SamlProtocol {
  if (!saml) throw refuse.invalidRequest('nobody can sign in with SAML here')
  return saml
}

/** A page's address rather than an operation of the API, so that the contract has none of this. */
const startOperation = operation({
  id: 'loginSamlRedirect',
  method: 'GET',
  path: '/login/{siloName}/saml/{providerName}/redirect',
  tag: 'login',
  summary: 'Begin to sign in with an identity provider',
  params: z.object({ siloName: Name, providerName: Name }),
  query: z.object({ redirectUri: z.string().refine(isLocalPath, 'not a relative URI').optional() }),
  produces: 'redirect',
  status: 302,
  anonymous: true,
})

export const start = anonymous(startOperation, async ({ parts, params, query, responseHeaders }) => {
  const provider = await parts.store.read((tx) => providerAt(tx, params))
  const location = await protocolOf(parts).requestUrl({
    destination: provider.ssoUrl,
    issuer: provider.spClientId,
    acsUrl: provider.acsUrl,
    relayState: relayStateFor(query.redirectUri),
    privateKey: provider.signingKeypair?.privateKey ?? null,
  })
  responseHeaders.set('location', location)
  return undefined
})

export const finish = anonymous(operations.loginSaml, async (call) => {
  const { parts, params, request, now, address, responseHeaders } = call
  const provider = await parts.store.read((tx) => providerAt(tx, params))
  const saml = protocolOf(parts)
  // Nobody guesses a signature; but looking into what is none costs something, too.
  const attempt = parts.attempts.begin({ address }, now)
  const form = await readForm(request)
  const response = form.get('SAMLResponse')
  if (response === null) throw refuse.unparsable('unable to parse form: missing field `SAMLResponse`')
  // What reads XML is large, and the rack starts without.
  const { decodeResponse, readResponse } = await import('../../access/saml-response.ts')
  const asserted = await readResponse(decodeResponse(response), saml, provider, now)
  const userId = await parts.store.write(async (tx) => {
    // Of a provider that has gone meanwhile nobody is let in.
    const { id, siloId } = await providerAt(tx, params)
    if (id !== provider.id) throw refuse.notFound('identity-provider', { name: params.providerName })
    await claimAssertion(tx, id, asserted)
    return admit(tx, siloId, asserted, now)
  })
  attempt.wasRight()
  await beginSession(parts, userId, responseHeaders)
  responseHeaders.set('location', pathAfterSignIn(form.get('RelayState')))
  return undefined
})
