import { beforeAll, describe, expect, test } from 'vitest'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound } from '../../testing/refusals.ts'
import {
  certificateBase64,
  keyDescriptor,
  metadataXml,
  privateKeyBase64,
  providerBody,
  redirectService,
  SSO_URL,
} from '../../testing/saml.ts'

const asked: string[] = []
const certificate = await certificateBase64(new Date('2026-03-01T12:00:00Z'))
const metadata = metadataXml({ keys: keyDescriptor(certificate, null), services: redirectService(SSO_URL) })
const rack = await rackUnderTest({
  fetchMetadata: async (url) => {
    asked.push(url)
    return metadata
  },
})
const operator = rack.as('operator')
const query = { silo: 'acme' }

beforeAll(async () => {
  const quotas = { cpus: 0, memory: 0, storage: 0 }
  for (const name of ['acme', 'umbrella']) {
    const silo = { name, description: '', discoverable: true, identityMode: 'saml_jit', quotas } as const
    await operator.does('siloCreate', { body: { ...silo, tlsCertificates: [] } })
  }
})

function create(body: ReturnType<typeof providerBody>) {
  return operator.isRefused('samlIdentityProviderCreate', { query, body })
}

describe('an identity provider', () => {
  test('is kept as it was described, without its key and metadata being shown', async () => {
    const signingKeypair = { publicCert: certificate, privateKey: await privateKeyBase64() }
    const body = providerBody('first', certificate, { signingKeypair })
    const made = await operator.does('samlIdentityProviderCreate', { query, body })
    const { idpMetadataSource: _, signingKeypair: __, ...shown } = body
    const times = { timeCreated: rack.now, timeModified: rack.now }
    expect(made).toEqual({ ...shown, id: expect.any(String), ...times, publicCert: certificate })
    const byId = { params: { provider: made.id } }
    expect(await operator.does('samlIdentityProviderView', byId)).toEqual(made)
    const byName = { params: { provider: 'first' }, query }
    expect(await operator.does('samlIdentityProviderView', byName)).toEqual(made)
    const { id, name, description } = made
    expect((await operator.does('siloIdentityProviderList', { query })).items).toEqual([
      { id, name, description, ...times, providerType: 'saml' },
    ])
  })

  test('needs neither groups nor a key', async () => {
    const { groupAttributeName: _, ...body } = providerBody('plain', certificate)
    const made = await operator.does('samlIdentityProviderCreate', { query, body })
    expect(made).toMatchObject({ groupAttributeName: null, publicCert: null })
  })

  test('may have its metadata fetched, once', async () => {
    const idpMetadataSource = { type: 'url', url: 'https://idp.test/metadata' } as const
    const body = providerBody('fetched', '', { idpMetadataSource })
    const { id } = await operator.does('samlIdentityProviderCreate', { query, body })
    await operator.does('samlIdentityProviderView', { params: { provider: id } })
    expect(asked.filter((url) => url === idpMetadataSource.url)).toHaveLength(1)
  })

  test('has a name that no other of its silo has', async () => {
    const body = providerBody('taken', certificate)
    await operator.does('samlIdentityProviderCreate', { query, body })
    expect(await create(body)).toEqual(alreadyExists('saml-identity-provider', 'taken'))
    await operator.does('samlIdentityProviderCreate', { query: { silo: 'umbrella' }, body })
  })

  test('goes with its silo', async () => {
    const quotas = { cpus: 0, memory: 0, storage: 0 }
    const silo = { name: 'doomed', description: '', discoverable: true, identityMode: 'saml_jit', quotas } as const
    await operator.does('siloCreate', { body: { ...silo, tlsCertificates: [] } })
    const before = await rack.count('samlIdentityProvider')
    const body = providerBody('any', certificate)
    const { id } = await operator.does('samlIdentityProviderCreate', { query: { silo: 'doomed' }, body })
    await operator.does('siloDelete', { params: { silo: 'doomed' } })
    expect(await rack.count('samlIdentityProvider')).toBe(before)
    expect(await operator.isRefused('samlIdentityProviderView', { params: { provider: id } })).toEqual(
      notFound('saml-identity-provider', { id }),
    )
  })

  test('is looked up by its id alone, or by its name and silo', async () => {
    const { id } = await operator.does('samlIdentityProviderCreate', {
      query,
      body: providerBody('named', certificate),
    })
    expect(await operator.isRefused('samlIdentityProviderView', { params: { provider: id }, query })).toEqual(
      invalidRequest('when providing provider as an ID, silo should not be specified'),
    )
    expect(await operator.isRefused('samlIdentityProviderView', { params: { provider: 'named' } })).toEqual(
      invalidRequest('provider should either be an ID (UUID) or silo should be specified'),
    )
    expect(await operator.isRefused('samlIdentityProviderView', { params: { provider: 'nobody' }, query })).toEqual(
      notFound('saml-identity-provider', { name: 'nobody' }),
    )
    const elsewhere = { params: { provider: 'named' }, query: { silo: 'umbrella' } }
    expect(await operator.isRefused('samlIdentityProviderView', elsewhere)).toEqual(
      notFound('saml-identity-provider', { name: 'named' }),
    )
    const nowhere = { params: { provider: 'named' }, query: { silo: 'nowhere' } }
    expect(await operator.isRefused('samlIdentityProviderView', nowhere)).toEqual(notFound('silo', { name: 'nowhere' }))
  })

  test('is hidden from other silos, as is theirs', async () => {
    const { id } = await operator.does('samlIdentityProviderCreate', { query, body: providerBody('ours', certificate) })
    const stranger = rack.as('admin')
    expect(await stranger.isRefused('samlIdentityProviderView', { params: { provider: id } })).toEqual(
      notFound('saml-identity-provider', { id }),
    )
    const missing = notFound('silo', { name: 'acme' })
    const byName = { params: { provider: 'ours' }, query }
    expect(await stranger.isRefused('samlIdentityProviderView', byName)).toEqual(missing)
    const body = providerBody('theirs', certificate)
    expect(await stranger.isRefused('samlIdentityProviderCreate', { query, body })).toEqual(missing)
  })
})

describe('silos with local users', () => {
  const body = providerBody('any', certificate)
  const wrongKind = invalidRequest('cannot create identity providers in this kind of Silo')

  test('take no identity providers, and have none', async () => {
    const query = { silo: 'demo' }
    expect(await operator.isRefused('samlIdentityProviderCreate', { query, body })).toEqual(wrongKind)
    expect((await operator.does('siloIdentityProviderList', { query })).items).toEqual([])
  })

  test('say so even to those who may add none anywhere', async () => {
    const query = { silo: 'demo' }
    expect(await rack.as('viewer').isRefused('samlIdentityProviderCreate', { query, body })).toEqual(wrongKind)
  })
})
