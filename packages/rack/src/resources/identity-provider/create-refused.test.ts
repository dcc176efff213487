import { toBase64 } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { MetadataUnreachableError } from '../../access/saml-protocol.ts'
import { keyPair } from '../../testing/certificates.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { forbidden, invalidRequest, invalidValue, unparsable } from '../../testing/refusals.ts'
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
const rack = await rackUnderTest({
  fetchMetadata: async (url) => {
    asked.push(url)
    throw new MetadataUnreachableError('querying url returned: 503 Service Unavailable')
  },
})
const operator = rack.as('operator')
const query = { silo: 'acme' }

beforeAll(async () => {
  const quotas = { cpus: 0, memory: 0, storage: 0 }
  const silo = { name: 'acme', description: '', discoverable: true, identityMode: 'saml_jit', quotas } as const
  await operator.does('siloCreate', { body: { ...silo, tlsCertificates: [] } })
})

function create(body: ReturnType<typeof providerBody>) {
  return operator.isRefused('samlIdentityProviderCreate', { query, body })
}

function encoded(xml: string) {
  return { type: 'base64_encoded_xml', data: toBase64(new TextEncoder().encode(xml)) } as const
}

function unparsed(reason: string) {
  return invalidRequest(`IDP metadata could not be parsed as an EntityDescriptor: ${reason}`)
}

describe('metadata', () => {
  const keys = keyDescriptor(certificate)
  const services = redirectService(SSO_URL)
  const post = services.replace('HTTP-Redirect', 'HTTP-POST')
  const noService = invalidRequest('zero redirect binding locations in IDP metadata')
  const noKey = invalidRequest('no signing key found in IDP metadata')
  const noCertificate = invalidRequest('a signing key in IDP metadata is not an X.509 certificate')

  test.each([
    ['no XML', 'metadata', unparsed('not well-formed XML')],
    ['nothing', '', unparsed('not well-formed XML')],
    [
      'XML with a fault',
      metadataXml({ keys, services }).replace('</md:IDPSSODescriptor>', ''),
      unparsed('not well-formed XML'),
    ],
    ['other XML', metadataXml({ root: 'EntitiesDescriptor' }), unparsed('the document is of md:EntitiesDescriptor')],
    [
      'another vocabulary',
      metadataXml({ keys, services }).replace('SAML:2.0:metadata', 'SAML:1.0:metadata'),
      unparsed('the document is of md:EntityDescriptor'),
    ],
    [
      'a document type',
      metadataXml({ keys, services, before: '<!DOCTYPE md:EntityDescriptor>' }),
      unparsed('a document type is not allowed'),
    ],
    [
      'an entity',
      metadataXml({ keys, services, before: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
      unparsed('a document type is not allowed'),
    ],
    [
      'no section on signing in',
      metadataXml({ keys, services }).replaceAll('IDPSSODescriptor', 'SPSSODescriptor'),
      invalidRequest('no md:IDPSSODescriptor section'),
    ],
    ['no key', metadataXml({ services }), noKey],
    ['a key to encrypt with only', metadataXml({ keys: keyDescriptor(certificate, 'encryption'), services }), noKey],
    ['a key that is no certificate', metadataXml({ keys: keyDescriptor('AAAA'), services }), noCertificate],
    ['a key that is not in base64', metadataXml({ keys: keyDescriptor('?'), services }), noCertificate],
    ['no way to redirect', metadataXml({ keys }), noService],
    ['another way than to redirect', metadataXml({ keys, services: post }), noService],
    ['a way to no page', metadataXml({ keys, services: redirectService('javascript:alert(1)') }), noService],
  ])('are refused with %s', async (_, xml, refused) => {
    expect(await create(providerBody('any', '', { idpMetadataSource: encoded(xml) }))).toEqual(refused)
  })

  test.each(['?', 'AAAAA', '/////w=='])('are refused as %j, which is no base64 of a text', async (data) => {
    const idpMetadataSource = { type: 'base64_encoded_xml', data } as const
    expect(await create(providerBody('any', '', { idpMetadataSource }))).toEqual(
      invalidValue('data', 'not the base64 of a text in UTF-8'),
    )
  })

  test('that cannot be fetched are refused with the reason', async () => {
    const idpMetadataSource = { type: 'url', url: 'https://idp.test/down' } as const
    expect(await create(providerBody('any', '', { idpMetadataSource }))).toEqual(
      invalidValue('url', 'querying url returned: 503 Service Unavailable'),
    )
  })

  test('are not fetched for those who may not add a provider', async () => {
    const idpMetadataSource = { type: 'url', url: 'https://idp.test/secret' } as const
    const researcher = rack.as({ silo: 'lab', user: 'researcher' })
    const { siloId } = await researcher.does('currentUserView', {})
    await rack.edit('silo', siloId, (silo) => ({ ...silo, identityMode: 'saml_jit' }))
    const body = providerBody('any', '', { idpMetadataSource })
    const refused = await researcher.isRefused('samlIdentityProviderCreate', { query: { silo: 'lab' }, body })
    expect(refused).toEqual(forbidden)
    expect(asked).not.toContain(idpMetadataSource.url)
  })

  test('are not fetched where there is no network', async () => {
    const offline = await rackUnderTest()
    const admin = offline.as('operator')
    const { siloId } = await admin.does('currentUserView', {})
    await offline.edit('silo', siloId, (silo) => ({ ...silo, identityMode: 'saml_jit' }))
    const idpMetadataSource = { type: 'url', url: 'https://idp.test/metadata' } as const
    const body = providerBody('any', '', { idpMetadataSource })
    const refused = await admin.isRefused('samlIdentityProviderCreate', { query: { silo: 'demo' }, body })
    expect(refused).toEqual(invalidValue('url', 'metadata cannot be fetched from here, only given as they are'))
  })
})

function wrongPair(reason: string) {
  return unparsable(`unable to parse JSON body: signing_keypair: ${reason}`)
}

describe('a key pair to sign with', () => {
  test.each([
    ['a certificate that is none', { publicCert: 'AAAA' }, 'public_cert is not recognized as an X.509 certificate'],
    ['a key that is none', { privateKey: 'AAAA' }, 'private_key is not recognized as a RSA private key'],
  ])('is refused with %s', async (_, given, reason) => {
    const signingKeypair = { publicCert: certificate, privateKey: await privateKeyBase64(), ...given }
    expect(await create(providerBody('any', certificate, { signingKeypair }))).toEqual(wrongPair(reason))
  })

  test('is refused in any other form than PKCS #1', async () => {
    const { privateKey } = await keyPair('rsa')
    const pkcs8 = toBase64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)))
    const signingKeypair = { publicCert: certificate, privateKey: pkcs8 }
    expect(await create(providerBody('any', certificate, { signingKeypair }))).toEqual(
      wrongPair('private_key is not recognized as a RSA private key'),
    )
  })

  test.each(['rsa', 'ec'] as const)('is refused when its key is of another certificate (%s)', async (kind) => {
    const publicCert = await certificateBase64(rack.now, kind)
    const signingKeypair = { publicCert, privateKey: await privateKeyBase64('somebody else') }
    expect(await create(providerBody('any', certificate, { signingKeypair }))).toEqual(
      wrongPair('data signed with key not verified with certificate!'),
    )
  })

  test.each([
    ['publicCert', 'could not base64 decode public_cert'],
    ['privateKey', 'could not base64 decode private_key'],
  ] as const)('is refused when its %s is not base64', async (field, reason) => {
    const signingKeypair = { publicCert: certificate, privateKey: await privateKeyBase64(), [field]: '?' }
    const refused = await create(providerBody('any', certificate, { signingKeypair }))
    expect(refused).toMatchObject({ status: 400, code: undefined, message: expect.stringContaining(reason) })
  })
})
