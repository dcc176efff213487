import { ORIGIN } from '@plenum/rack/testing/caller'
import { rackUnderTest } from '@plenum/rack/testing/rack-under-test'
import { certificateBase64, privateKeyBase64, providerBody, samlForm, SSO_URL } from '@plenum/rack/testing/saml'
import { refusalIn, SamlSilo } from '@plenum/rack/testing/saml-silo'
import { createVerify, X509Certificate } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { rackBackend } from '../http/rack-backend.ts'
import { reply } from '../http/reply.ts'
import { samlProtocol } from './protocol.ts'
import { issued, signed } from './testing/identity-provider.ts'

const rack = await rackUnderTest({ saml: samlProtocol })
const acme = new SamlSilo(rack)
const certificate = await certificateBase64(rack.now)
const app = createApp(rackBackend(rack.rack), { answer: async () => reply(200, 'console', {}) })
beforeAll(() => acme.prepare())

/** As a browser does that is on the provider's page. */
function post(xml: string, provider = 'main'): Promise<Response> {
  const url = new URL(`/login/acme/saml/${provider}`, ORIGIN)
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://idp.test' }
  return app(new Request(url, { method: 'POST', headers, body: samlForm(xml) }), url)
}

async function whyNot(xml: string): Promise<unknown> {
  const { status, message } = await refusalIn(await post(xml))
  expect(status).toBe(400)
  return message
}

async function nameOf(response: Response): Promise<string> {
  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  const caller = rack.stranger(response.headers.get('set-cookie')?.split(';')[0])
  return (await caller.does('currentUserView', {})).displayName
}

describe('somebody is let in', () => {
  test('by what a library for identity providers issues', async () => {
    const xml = await issued(acme.xml({ nameId: 'ada@idp.test', groups: [['Red']] }), certificate)
    expect(await nameOf(await post(xml))).toBe('ada@idp.test')
  })

  test('by what it issues with the whole response signed as well', async () => {
    const xml = await issued(acme.xml({ nameId: 'bob@idp.test' }), certificate, true)
    expect(xml.match(/<ds:SignatureValue>/g)).toHaveLength(2)
    expect(await nameOf(await post(xml))).toBe('bob@idp.test')
  })

  test('once', async () => {
    const xml = await issued(acme.xml(), certificate)
    expect((await post(xml)).status).toBe(303)
    expect(await whyNot(xml)).toBe('SAML response refused: it has been used before')
  })

  test('by a longer hash', async () => {
    expect(await nameOf(await post(await signed(acme.xml({ nameId: 'long' }), { algorithm: 'sha512' })))).toBe('long')
  })

  test('by the whole of their name, whatever comments were put into it', async () => {
    const xml = await signed(acme.xml({ nameId: 'ada@idp.test.evil.test' }))
    expect(await nameOf(await post(xml.replace('ada@idp.test', '$&<!-- -->')))).toBe('ada@idp.test.evil.test')
  })

  test('with as many groups as any directory names', async () => {
    const groups = Array.from({ length: 1000 }, (_, number) => `group-${number}`)
    expect((await post(await signed(acme.xml({ groups: [groups] })))).status).toBe(303)
    expect(await rack.count('group')).toBeGreaterThanOrEqual(groups.length)
  })

  test('with the groups of the day', async () => {
    for (const groups of [['Red', 'Green'], ['Blue'], []]) {
      const response = await post(await signed(acme.xml({ nameId: 'painter', groups: [groups] })))
      const caller = rack.stranger(response.headers.get('set-cookie')?.split(';')[0])
      const { items } = await caller.does('currentUserGroups', {})
      expect(items.map(({ displayName }) => displayName).toSorted()).toEqual(groups.toSorted())
    }
  })
})

describe('nobody is let in', () => {
  test('by an assertion that is not signed, whoever signs around it', async () => {
    expect(await whyNot(acme.xml())).toBe('SAML response refused: Invalid signature')
    expect(await whyNot(await signed(acme.xml(), { what: ['Response'] }))).toMatch(/Invalid signature$/)
  })

  test('by the signature of somebody else', async () => {
    expect(await whyNot(await signed(acme.xml(), { whose: 'somebody else' }))).toMatch(/Invalid signature$/)
  })

  test('by a response that somebody else has signed, even with the right assertion in it', async () => {
    const xml = await signed(acme.xml())
    const wrapped = await signed(xml, { whose: 'somebody else', what: ['Response'] })
    expect(await whyNot(wrapped)).toBe('SAML response refused: Invalid document signature')
  })

  test.each([
    ['signature', { algorithm: 'sha1' }],
    ['digest', { digest: 'sha1' }],
  ] as const)('by a %s with SHA-1', async (_, weak) => {
    expect(await whyNot(await signed(acme.xml(), weak))).toMatch(/sha1 are not accepted$/)
  })

  test.each([
    ['another name', '>ada@idp.test<', '>boss@idp.test<'],
    ['a name behind another element', '>ada@idp.test<', '><saml:x/>ada@idp.test<'],
    ['more time', /NotOnOrAfter="[^"]+"/, 'NotOnOrAfter="2036-03-01T12:00:00Z"'],
    ['another group', '>Red<', '>The bosses<'],
    ['one more group', '</saml:Attribute>', '<saml:AttributeValue>The bosses</saml:AttributeValue></saml:Attribute>'],
    ['another signature', /(<ds:SignatureValue>)..../, '$1AAAA'],
    ['another digest', /(<ds:DigestValue>)..../, '$1AAAA'],
  ])('by an assertion that was given %s afterwards', async (_, there, instead) => {
    const xml = await signed(acme.xml({ nameId: 'ada@idp.test', groups: [['Red']] }))
    const tampered = xml.replace(there, instead)
    expect(tampered).not.toBe(xml)
    expect(await whyNot(tampered)).toMatch(/Invalid signature$/)
  })

  test('by a document type or an entity', async () => {
    const xml = await signed(acme.xml({ nameId: 'ada@idp.test' }))
    const type = '<!DOCTYPE samlp:Response [<!ENTITY x "boss@idp.test">]>'
    const reason = 'SAML response refused: a document type is not allowed'
    expect(await whyNot(type + xml)).toBe(reason)
    expect(await whyNot(type + xml.replace('>ada@idp.test<', '>&x;<'))).toBe(reason)
    expect(await whyNot(xml.replace('>ada@idp.test<', '>&x;<'))).toMatch(/not well-formed XML$/)
  })

  test('by what was signed for another provider of the silo', async () => {
    const refusal = await refusalIn(await post(await signed(acme.xml({}, 'main')), 'other'))
    expect(refusal.message).toBe('SAML response refused: the response is for another destination')
    const xml = await signed(acme.xml({ destination: null }, 'main'))
    const inner = await refusalIn(await post(xml, 'other'))
    expect(inner.message).toBe('SAML response refused: the assertion is for another audience')
  })

  test('by a response that does not say where it belongs, though it is signed', async () => {
    const xml = await signed(acme.xml({ destination: null }), { what: ['Assertion', 'Response'] })
    expect(await whyNot(xml)).toBe('SAML response refused: the response is for another destination')
  })

  test.each([
    ['issued too long ago', { assertionIssued: acme.from(-91_000) }, 'the assertion was issued too long ago'],
    ['not valid yet', { notBefore: acme.from(181_000) }, 'the assertion is not valid yet'],
    ['that has expired', { notOnOrAfter: acme.from(-180_000) }, 'the assertion has expired'],
    ['of another issuer', { assertionIssuer: 'https://evil.test/' }, 'the assertion is of another issuer'],
    ['for another audience', { audiences: ['evil'] }, 'the assertion is for another audience'],
    ['for another recipient', { recipient: 'https://evil.test/' }, 'the subject is confirmed to another recipient'],
  ])('by an assertion %s, well signed as it is', async (_, given, reason) => {
    expect(await whyNot(await signed(acme.xml(given)))).toBe(`SAML response refused: ${reason}`)
  })
})

async function start(provider: string): Promise<URL> {
  const url = new URL(`/login/acme/saml/${provider}/redirect?redirect_uri=%2Fprojects`, ORIGIN)
  const response = await app(new Request(url), url)
  expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store'])
  return new URL(response.headers.get('location') ?? '')
}

describe('beginning to sign in', () => {
  test('asks the provider who somebody is', async () => {
    const location = await start('main')
    const { SAMLRequest = '', RelayState = '', ...rest } = Object.fromEntries(location.searchParams)
    expect(`${location.origin}${location.pathname}?tenant=${rest['tenant']}`).toBe(SSO_URL)
    expect(Object.keys(rest)).toEqual(['tenant'])
    expect(JSON.parse(atob(RelayState))).toEqual({ redirect_uri: '/projects' })
    const xml = inflateRawSync(Buffer.from(SAMLRequest, 'base64')).toString()
    expect(xml).toContain('>client-of-main</saml:Issuer>')
    expect(xml).toContain('AssertionConsumerServiceURL="https://rack.test/login/acme/saml/main"')
    expect(xml).toContain('Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified"')
  })

  test('signs that where there is a key', async () => {
    const signingKeypair = { publicCert: certificate, privateKey: await privateKeyBase64() }
    const body = providerBody('signing', certificate, { signingKeypair })
    await rack.as('operator').does('samlIdentityProviderCreate', { query: { silo: 'acme' }, body })
    const { search, searchParams } = await start('signing')
    expect(searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
    // As the text stands in the address (SAML 2.0 bindings, section 3.4.4.1).
    const what = /SAMLRequest=[^&]+&RelayState=[^&]+&SigAlg=[^&]+/.exec(search)?.[0] ?? ''
    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'))
    const signature = searchParams.get('Signature') ?? ''
    expect(createVerify('sha256').update(what).verify(publicKey, signature, 'base64')).toBe(true)
  })
})
