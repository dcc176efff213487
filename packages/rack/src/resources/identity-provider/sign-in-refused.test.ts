import { beforeAll, describe, expect, test } from 'vitest'
import { UntrustedResponseError } from '../../access/saml-protocol.ts'
import { ORIGIN } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { samlForm, trustingProtocol } from '../../testing/saml.ts'
import type { ResponseFacts } from '../../testing/saml.ts'
import { refusalIn, SamlSilo } from '../../testing/saml-silo.ts'

const SECOND = 1000
const rack = await rackUnderTest({ saml: trustingProtocol })
const acme = new SamlSilo(rack)
beforeAll(() => acme.prepare())

describe('somebody is not let in', () => {
  test.each<[string, ResponseFacts, string]>([
    ['without an issuer', { issuer: null }, 'there is no issuer'],
    ['with a blank issuer', { issuer: ' ' }, 'there is no issuer'],
    ['by another issuer', { issuer: 'https://idp.test' }, 'the response is of another issuer'],
    [
      'by another issuer of the assertion',
      { assertionIssuer: 'https://evil.test/' },
      'the assertion is of another issuer',
    ],
    ['by nobody', { assertionIssuer: null }, 'the assertion is of another issuer'],
    [
      'when the provider says no',
      { status: 'urn:oasis:names:tc:SAML:2.0:status:RequestDenied' },
      'the identity provider reports RequestDenied',
    ],
    ['elsewhere', { destination: `${ORIGIN}/login/acme/saml/other` }, 'the response is for another destination'],
    ['with an empty destination', { destination: '' }, 'the response is for another destination'],
    ['as another audience', { audiences: ['client-of-other'] }, 'the assertion is for another audience'],
    ['as no audience', { audiences: [] }, 'the assertion is for another audience'],
    [
      'as one of two audiences, both of which are meant',
      {
        moreConditions:
          '<saml:AudienceRestriction><saml:Audience>client-of-other</saml:Audience></saml:AudienceRestriction>',
      },
      'the assertion is for another audience',
    ],
    [
      'under conditions that nobody knows',
      { moreConditions: '<saml:Condition/>' },
      'the assertion has conditions of an unknown kind',
    ],
    [
      'as another recipient',
      { recipient: `${ORIGIN}/login/acme/saml/other` },
      'the subject is confirmed to another recipient',
    ],
    ['as no recipient', { recipient: null }, 'the subject is confirmed to another recipient'],
    ['by another method', { method: 'sender-vouches' }, 'the subject is not confirmed as that of a bearer'],
    ['as a bearer for ever', { confirmedUntil: null }, 'the subject is not confirmed as that of a bearer'],
    ['without a name', { nameId: null }, 'the subject must have a NameID, once'],
    ['with a blank name', { nameId: ' ' }, 'the subject must have a NameID, once'],
    ['at no time', { issued: null }, 'the response does not tell when it was issued'],
    ['by an assertion of no time', { assertionIssued: null }, 'the assertion does not tell when it was issued'],
  ])('%s', async (_, given, message) => {
    expect(await acme.whyNot(given)).toBe(message)
  })

  test('for what is not of the protocol', async () => {
    const xml = acme.xml()
    const signature = '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>'
    const signedNowhere = acme.xml({ destination: null }).replace('<samlp:Status>', `${signature}$&`)
    for (const [wrong, message] of [
      [xml.replaceAll('samlp:Response', 'samlp:LogoutResponse'), 'not a response'],
      [xml.replace('SAML:2.0:protocol', 'SAML:1.0:protocol'), 'not a response'],
      [xml.replaceAll('saml:Conditions', 'saml:Advice'), 'the assertion must have conditions, once'],
      [xml.replaceAll('saml:SubjectConfirmation', 'saml:Other'), 'the subject is not confirmed'],
      [xml.replace(/<saml:Subject>.*<\/saml:Subject>/, ''), 'the assertion must have a subject, once'],
      [xml.replace(/<saml:Subject>.*<\/saml:Subject>/, '$&$&'), 'the assertion must have a subject, once'],
      [xml.replace(/<saml:NameID>.*<\/saml:NameID>/, '$&$&'), 'the subject must have a NameID, once'],
      [xml.replace(/ ID="_assertion-\d+"/, ''), 'there is no assertion'],
      [signedNowhere, 'the response is for another destination'],
      [`<!DOCTYPE a>${xml}`, 'a document type is not allowed'],
      [xml.replace('</samlp:Response>', ''), 'not well-formed XML'],
    ] as const)
      expect(await refusalIn(await acme.post(samlForm(wrong)))).toEqual({
        status: 400,
        code: undefined,
        message: `SAML response refused: ${message}`,
      })
  })

  test('for a form that is none, or has something else in it', async () => {
    const good = samlForm(acme.xml())
    const twice = new URLSearchParams([...good, ...good])
    for (const [body, message] of [
      ['x', 'expected content type "application/x-www-form-urlencoded", got "text/plain"'],
      [new URLSearchParams({ RelayState: '' }), 'unable to parse form: missing field `SAMLResponse`'],
      [twice, 'unable to parse form: duplicate field `SAMLResponse`'],
      [new URLSearchParams({ SAMLResponse: '?' }), 'SAML response refused: not base64'],
      [new URLSearchParams({ SAMLResponse: '/////w==' }), 'SAML response refused: not valid UTF-8'],
      [
        new URLSearchParams({ SAMLResponse: 'A'.repeat(1024 * 1024) }),
        'request body exceeded maximum size of 1048576 bytes',
      ],
    ] as const)
      expect(await refusalIn(await acme.post(body))).toEqual({ status: 400, code: undefined, message })
  })

  test('for so much that going through it would take long', async () => {
    const looked: string[] = []
    const careful = await rackUnderTest({
      saml: {
        ...trustingProtocol,
        signedAssertion: (response) => {
          looked.push(response.xml)
          return trustingProtocol.signedAssertion(response)
        },
      },
    })
    const acme = new SamlSilo(careful)
    await acme.prepare()
    const signature = '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>'
    for (const [more, message] of [
      ['x'.repeat(256 * 1024), 'it is too large'],
      ['<a/>'.repeat(3000), 'it is too large'],
      [`<a ${Array.from({ length: 4000 }, (_, number) => ` b${number} = '1'`).join('')}/>`, 'it is too large'],
      ['<!-- -->'.repeat(101), 'it is too large'],
      ['<?a?>'.repeat(101), 'it is too large'],
      ['<a>'.repeat(50) + '</a>'.repeat(50), 'it is nested too deep'],
      [signature.repeat(3), 'there are too many signatures'],
    ] as const) {
      const xml = acme.xml().replace('</saml:Subject>', () => `${more}</saml:Subject>`)
      expect(await refusalIn(await acme.post(samlForm(xml)))).toMatchObject({
        message: `SAML response refused: ${message}`,
      })
    }
    expect(looked).toEqual([])
    const most = acme
      .xml()
      .replace('</saml:Subject>', () => `${'<a/>'.repeat(2900)}<!-- -->${signature.repeat(2)}</saml:Subject>`)
    expect((await acme.post(samlForm(most))).status).toBe(303)
  })

  test('for a signature by an algorithm that is broken or that anybody could use', async () => {
    const ds = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
    for (const [method, algorithm] of [
      ['SignatureMethod', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'],
      ['SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256'],
      ['DigestMethod', 'http://www.w3.org/2000/09/xmldsig#sha1'],
    ] as const) {
      const xml = acme.xml()
      const signed = xml.replace('<saml:Subject>', `<ds:${method} ${ds} Algorithm="${algorithm}"/>$&`)
      const message = `SAML response refused: signatures with ${algorithm} are not accepted`
      expect(await refusalIn(await acme.post(samlForm(signed)))).toMatchObject({ message })
    }
  })

  test('for what the signature does not cover, with the reason', async () => {
    const strict = await rackUnderTest({
      saml: {
        ...trustingProtocol,
        signedAssertion: () => Promise.reject(new UntrustedResponseError('Invalid signature')),
      },
    })
    const acme = new SamlSilo(strict)
    await acme.prepare()
    expect(await refusalIn(await acme.post(samlForm(acme.xml())))).toMatchObject({
      message: 'SAML response refused: Invalid signature',
    })
  })
})

describe('time', () => {
  test('leaves a response 90 seconds to arrive, whatever else it says', async () => {
    await acme.signIn({ issued: acme.from(-90 * SECOND), assertionIssued: acme.from(-90 * SECOND) })
    const late = acme.from(-90 * SECOND - 1)
    expect(await acme.whyNot({ issued: late })).toBe('the response was issued too long ago')
    expect(await acme.whyNot({ assertionIssued: late })).toBe('the assertion was issued too long ago')
  })

  test('may be 180 seconds off at the provider', async () => {
    const [early, tooEarly] = [acme.from(180 * SECOND), acme.from(180 * SECOND + 1)]
    const [past, tooPast] = [acme.from(-180 * SECOND + 1), acme.from(-180 * SECOND)]
    await acme.signIn({ issued: early, assertionIssued: early, notBefore: early })
    await acme.signIn({ notOnOrAfter: past, confirmedUntil: past })
    expect(await acme.whyNot({ issued: tooEarly })).toBe('the response was issued in the future')
    expect(await acme.whyNot({ assertionIssued: tooEarly })).toBe('the assertion was issued in the future')
    expect(await acme.whyNot({ notBefore: tooEarly })).toBe('the assertion is not valid yet')
    expect(await acme.whyNot({ notOnOrAfter: tooPast })).toBe('the assertion has expired')
    expect(await acme.whyNot({ confirmedUntil: tooPast })).toBe('the confirmation of the subject has expired')
  })

  test('must be one', async () => {
    const xml = acme.xml().replaceAll(/IssueInstant="[^"]+"/g, 'IssueInstant="2026-03-01T12:00:00+01:00"')
    const message = 'SAML response refused: IssueInstant is not a time in UTC'
    expect(await refusalIn(await acme.post(samlForm(xml)))).toMatchObject({ message })
  })
})

describe('an assertion', () => {
  const used = { status: 400, code: undefined, message: 'SAML response refused: it has been used before' }

  test('lets in once, however it is wrapped and whoever has restarted', async () => {
    const xml = acme.xml({ number: 'once' })
    expect((await acme.post(samlForm(xml))).status).toBe(303)
    expect(await refusalIn(await acme.post(samlForm(xml)))).toEqual(used)
    rack.restart()
    expect(await refusalIn(await acme.post(samlForm(xml.replace('_response-', '_another-'))))).toEqual(used)
  })

  test('lets in once when it comes twice at the same time', async () => {
    const form = () => samlForm(acme.xml({ number: 'race' }))
    const statuses = (await Promise.all([acme.post(form()), acme.post(form())])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 400])
  })

  test('may have the name of one of another provider', async () => {
    await acme.signIn({ number: 'same' }, 'main')
    await acme.signIn({ number: 'same' }, 'other')
  })

  test('is remembered as long as it could be used, and no longer', async () => {
    const before = await rack.count('samlAssertion')
    const xml = acme.xml({ number: 'sweep' })
    await acme.post(samlForm(xml))
    await rack.advance(90 * SECOND)
    expect(await refusalIn(await acme.post(samlForm(xml)))).toEqual(used)
    await rack.advance(180 * SECOND)
    expect(await rack.count('samlAssertion')).toBeLessThanOrEqual(before)
    expect(await refusalIn(await acme.post(samlForm(xml)))).toMatchObject({
      message: 'SAML response refused: the response was issued too long ago',
    })
  })
})
