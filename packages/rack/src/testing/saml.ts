import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8'
import { AsnConvert } from '@peculiar/asn1-schema'
import { toBase64 } from '@plenum/api'
import type { SamlIdentityProviderCreate } from '@plenum/api'
import type { SamlProtocol } from '../access/saml-protocol.ts'
import { certificatePem, keyPair } from './certificates.ts'
import type { KeyKind } from './certificates.ts'

/** Base64 of a certificate that signs itself. */
export async function certificateBase64(now: Date, key: KeyKind = 'rsa'): Promise<string> {
  return (await certificatePem(now, { key })).replaceAll(/-----[^-]+-----|\s/g, '')
}

/** Base64 of a private RSA key in PKCS #1, as providers are given it. */
export async function privateKeyBase64(whose?: string): Promise<string> {
  const { privateKey } = await keyPair('rsa', whose)
  const info = AsnConvert.parse(await crypto.subtle.exportKey('pkcs8', privateKey), PrivateKeyInfo)
  return toBase64(new Uint8Array(info.privateKey.buffer))
}

/** What stands in metadata, each part as XML. */
interface MetadataParts {
  root?: string
  keys?: string
  services?: string
  before?: string
}

export function keyDescriptor(certificate: string, use: string | null = 'signing'): string {
  const keyInfo = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`
  return `<md:KeyDescriptor${use === null ? '' : ` use="${use}"`}>${keyInfo}</md:KeyDescriptor>`
}

export function redirectService(location: string): string {
  const binding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
  return `<md:SingleSignOnService Binding="${binding}" Location="${location}"/>`
}

/** The metadata of an identity provider, or something close to them. */
export function metadataXml({
  root = 'EntityDescriptor',
  keys = '',
  services = '',
  before = '',
}: MetadataParts): string {
  const spaces = 'xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
  const protocols = 'protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"'
  const descriptor = `<md:IDPSSODescriptor ${protocols}>${keys}${services}</md:IDPSSODescriptor>`
  return `<?xml version="1.0"?>${before}<md:${root} ${spaces} entityID="https://idp.test/">${descriptor}</md:${root}>`
}

export const SSO_URL = 'https://idp.test/sso?tenant=1'

/** A provider of the silo that the rest of its names come from. */
export function providerBody(
  name: string,
  certificate: string,
  given: Partial<SamlIdentityProviderCreate> = {},
): SamlIdentityProviderCreate {
  const xml = metadataXml({
    keys: keyDescriptor(certificate),
    services: redirectService(SSO_URL.replace('&', '&amp;')),
  })
  return {
    name,
    description: 'A test',
    idpEntityId: 'https://idp.test/',
    spClientId: `client-of-${name}`,
    acsUrl: `https://rack.test/login/acme/saml/${name}`,
    sloUrl: 'https://rack.test/logout',
    technicalContactEmail: 'ada@rack.test',
    groupAttributeName: 'groups',
    idpMetadataSource: { type: 'base64_encoded_xml', data: btoa(xml) },
    ...given,
  }
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
const SECOND = 1000

/** What a response says; null leaves it out. All but the times has a default. */
export interface ResponseFacts {
  /** Of the name that it gives itself and its assertion. */
  number?: number | string
  issuer?: string | null
  assertionIssuer?: string | null
  destination?: string | null
  status?: string
  issued?: Date | null
  assertionIssued?: Date | null
  notBefore?: Date
  notOnOrAfter?: Date
  audiences?: readonly string[]
  moreConditions?: string
  method?: string
  recipient?: string | null
  confirmedUntil?: Date | null
  /** As XML. */
  nameId?: string | null
  /** Values of the attribute `groups`, by attribute. */
  groups?: readonly (readonly string[])[]
}

function attribute(name: string, value: string | Date | null): string {
  return value === null ? '' : ` ${name}="${value instanceof Date ? value.toISOString() : value}"`
}

function element(name: string, content: string | null): string {
  return content === null ? '' : `<saml:${name}>${content}</saml:${name}>`
}

let count = 0

/** A response to what `providerBody(name)` asks for, without signatures. */
export function responseXml(name: string, now: Date, given: ResponseFacts = {}): string {
  const acsUrl = `https://rack.test/login/acme/saml/${name}`
  const later = new Date(now.getTime() + 300 * SECOND)
  const facts = {
    number: (count += 1),
    issuer: 'https://idp.test/',
    assertionIssuer: 'https://idp.test/',
    destination: acsUrl,
    status: SUCCESS,
    issued: now,
    assertionIssued: now,
    notBefore: now,
    notOnOrAfter: later,
    audiences: [`client-of-${name}`],
    moreConditions: '',
    method: 'bearer',
    recipient: acsUrl,
    confirmedUntil: later,
    nameId: 'ada@idp.test',
    groups: [],
    ...given,
  }
  const audience = facts.audiences.map((value) => element('Audience', value)).join('')
  const restriction = facts.audiences.length === 0 ? '' : element('AudienceRestriction', audience)
  const window = attribute('NotBefore', facts.notBefore) + attribute('NotOnOrAfter', facts.notOnOrAfter)
  const data = attribute('NotOnOrAfter', facts.confirmedUntil) + attribute('Recipient', facts.recipient)
  const confirmation = `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:${facts.method}"><saml:SubjectConfirmationData${data}/></saml:SubjectConfirmation>`
  const attributes = facts.groups
    .map(
      (values) =>
        `<saml:Attribute Name="groups">${values.map((value) => element('AttributeValue', value)).join('')}</saml:Attribute>`,
    )
    .join('')
  const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_assertion-${facts.number}" Version="2.0"${attribute('IssueInstant', facts.assertionIssued)}>${element('Issuer', facts.assertionIssuer)}<saml:Subject>${element('NameID', facts.nameId)}${confirmation}</saml:Subject><saml:Conditions${window}>${restriction}${facts.moreConditions}</saml:Conditions>${attributes && element('AttributeStatement', attributes)}</saml:Assertion>`
  const status = `<samlp:Status><samlp:StatusCode Value="${facts.status}"/></samlp:Status>`
  const spaces = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'
  return `<samlp:Response ${spaces} ID="_response-${facts.number}" Version="2.0"${attribute('IssueInstant', facts.issued)}${attribute('Destination', facts.destination)}>${element('Issuer', facts.issuer)}${status}${assertion}</samlp:Response>`
}

/** Takes every assertion for signed: what else is looked at can be tested without keys. */
export const trustingProtocol: SamlProtocol = {
  requestUrl: async ({ destination, ...request }) => {
    const url = new URL(destination)
    for (const [name, value] of Object.entries(request)) url.searchParams.set(name, String(value))
    return url.href
  },
  signedAssertion: async ({ xml }) => /<saml:Assertion[^]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '<none/>',
}

/** The form that an identity provider's page posts. */
export function samlForm(xml: string, relayState?: string): URLSearchParams {
  const base64 = btoa(Array.from(new TextEncoder().encode(xml), (byte) => String.fromCharCode(byte)).join(''))
  return new URLSearchParams({ SAMLResponse: base64, ...(relayState !== undefined && { RelayState: relayState }) })
}
