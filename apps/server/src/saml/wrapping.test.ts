import { UntrustedResponseError } from '@plenum/rack'
import { certificateBase64, responseXml } from '@plenum/rack/testing/saml'
import { describe, expect, test } from 'vitest'
import { signedAssertion } from './signed-assertion.ts'
import { signed } from './testing/identity-provider.ts'

/**
 * Signature wrapping: an attacker has something that is well signed and puts it where the signature is still found good
 * while somebody else is read (Somorovsky et al., "On Breaking SAML", 2012, from which the numbers are).
 */

const now = new Date('2026-03-01T12:00:00Z')
const certificate = await certificateBase64(now)
const plain = responseXml('main', now, { number: 1, nameId: 'ada@idp.test' })
const bySignedAssertion = await signed(plain)
const bySignedResponse = await signed(plain, { what: ['Assertion', 'Response'] })

const assertionOf = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
const signatureOf = (xml: string) => /<ds:Signature .*<\/ds:Signature>/s.exec(xml)?.[0] ?? ''

/** The good assertion, its signature, what is signed without it, and the attacker's own. */
const good = assertionOf(bySignedAssertion)
const signature = signatureOf(good)
const unsigned = good.replace(signature, '')
const evil = unsigned.replace('ada@idp.test', 'boss@idp.test')
const renamed = evil.replace('_assertion-1', '_assertion-2')
const put = (assertions: string) => bySignedAssertion.replace(good, () => assertions)
const inside = (outer: string, inner: string) => outer.replace('</saml:Issuer>', () => `</saml:Issuer>${inner}`)
const asObject = (inner: string) =>
  signature.replace('</ds:Signature>', () => `<ds:Object>${inner}</ds:Object></ds:Signature>`)

const responseSignature = signatureOf(bySignedResponse.replace(assertionOf(bySignedResponse), ''))
const wholeUnsigned = bySignedResponse.replace(responseSignature, '')
const evilWhole = wholeUnsigned.replace('ada@idp.test', 'boss@idp.test').replace('_response-1', '_response-2')

function read(xml: string, isSigned = false): Promise<string> {
  return signedAssertion({ xml, certificates: [certificate], isSigned })
}

test('what is wrapped here was good before', async () => {
  expect(await read(bySignedAssertion)).toContain('>ada@idp.test<')
  expect(await read(bySignedResponse, true)).toContain('>ada@idp.test<')
  expect([evil, renamed, evilWhole].every((xml) => xml.includes('>boss@idp.test<'))).toBe(true)
  expect(signature).toContain('URI="#_assertion-1"')
  expect(responseSignature).toContain('URI="#_response-1"')
})

describe('an attacker is not read for somebody else', () => {
  test.each([
    [
      'XSW1: the signed response within the signature of another',
      inside(
        evilWhole,
        responseSignature.replace('</ds:Signature>', () => `<ds:Object>${wholeUnsigned}</ds:Object></ds:Signature>`),
      ),
      true,
    ],
    [
      'XSW2: the signed response beside the signature of another',
      inside(evilWhole, wholeUnsigned + responseSignature),
      true,
    ],
    ['XSW3: the signed assertion behind another', put(renamed + good), false],
    ['XSW3 turned round', put(good + renamed), false],
    ['XSW4: the signed assertion within another', put(inside(renamed, good)), false],
    ['XSW5: the signature in another, what it signs behind', put(inside(renamed, signature) + unsigned), false],
    ['XSW6: what is signed within its signature in another', put(inside(renamed, asObject(unsigned))), false],
    [
      'XSW7: another within an extension',
      bySignedAssertion.replace('<samlp:Status>', () => `<samlp:Extensions>${evil}</samlp:Extensions><samlp:Status>`),
      false,
    ],
    ['XSW8: what is signed within the signature of another of its name', put(inside(evil, asObject(unsigned))), false],
    ['two of the same name', put(evil + good), false],
    ['two of the same name, the other way round', put(good + evil), false],
    [
      'one of the same name, and what is signed elsewhere',
      put(inside(evil, signature)).replace(
        '<samlp:Status>',
        () => `<samlp:Extensions>${unsigned}</samlp:Extensions><samlp:Status>`,
      ),
      false,
    ],
    [
      'another name by an attribute of another case',
      put(inside(renamed.replace(' ID=', ' Id="_assertion-1" ID='), signature)),
      false,
    ],
    ['a signature of everything', put(inside(evil, signature.replace('URI="#_assertion-1"', 'URI=""'))), false],
    ['two signatures', put(good.replace(signature, () => signature + signature)), false],
    [
      'the assertion where none belongs',
      bySignedAssertion.replace(good, () => `<samlp:Extensions>${good}</samlp:Extensions>`),
      false,
    ],
    ['another root', `<x ID="_x">${bySignedAssertion}</x>`, false],
    ['the assertion alone', good, false],
  ])('%s', async (_, xml, isSigned) => {
    const outcome = await read(xml, isSigned).catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(UntrustedResponseError)
  })
})
