import { fromBase64 } from '@plenum/api'
import type { Element } from '@xmldom/xmldom'
import type { Documents } from '../store/kinds.ts'
import { readAssertion } from './saml-assertion.ts'
import type { Asserted } from './saml-assertion.ts'
import { UntrustedResponseError } from './saml-protocol.ts'
import type { SamlProtocol } from './saml-protocol.ts'
import { refuseResponse } from './saml-refusal.ts'
import { checkIssueInstant } from './saml-times.ts'
import { allNamed, childrenOf, depthOf, isElement, onlyText, parseXml, UnreadableXmlError } from './saml-xml.ts'

type Provider = Documents['samlIdentityProvider']

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** SHA-1 is none of them; nor are keyed hashes, which a certificate could be mistaken for the key of. */
const signatureMethods: readonly (string | null)[] = [
  ...['rsa-sha224', 'rsa-sha256', 'rsa-sha384', 'rsa-sha512', 'ecdsa-sha224', 'ecdsa-sha256', 'ecdsa-sha384'].map(
    (name) => `http://www.w3.org/2001/04/xmldsig-more#${name}`,
  ),
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512',
  'http://www.w3.org/2009/xmldsig11#dsa-sha256',
]
const digestMethods: readonly (string | null)[] = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]

/** Of the whole document, so that none is overlooked wherever a verifier may look for it. */
function checkAlgorithms(root: Element): void {
  for (const [name, known] of [
    ['SignatureMethod', signatureMethods],
    ['DigestMethod', digestMethods],
  ] as const)
    for (const method of allNamed(root, name)) {
      const algorithm = method.getAttribute('Algorithm')
      if (!known.includes(algorithm)) throw refuseResponse(`signatures with ${algorithm} are not accepted`)
    }
}

/**
 * More than providers send, and so little that a verifier, which takes the square of it (and must look before it knows
 * whose it is), is done in a moment: nobody shall keep the server busy with a response that they made up.
 */
const CHARACTERS_MAX = 256 * 1024
const DEPTH_MAX = 50
const SIGNATURES_MAX = 2
const counts = [
  { what: /</, max: 3000 },
  // Attributes, and comments and the like.
  { what: /=\s*["']/, max: 4000 },
  { what: /<[!?]/, max: 100 },
] as const

function checkSize(xml: string): void {
  if (xml.length > CHARACTERS_MAX || counts.some(({ what, max }) => xml.split(what, max + 2).length > max + 1))
    throw refuseResponse('it is too large')
}

function checkShape(root: Element): void {
  if (allNamed(root, 'Signature').length > SIGNATURES_MAX) throw refuseResponse('there are too many signatures')
  if (depthOf(root, DEPTH_MAX + 1) > DEPTH_MAX) throw refuseResponse('it is nested too deep')
}

/** The text that a form field holds. */
export function decodeResponse(base64: string): string {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = fromBase64(base64)
  } catch {
    throw refuseResponse('not base64')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuseResponse('not valid UTF-8')
  }
}

function checkStatus(response: Element): void {
  const codes = childrenOf(response, 'protocol', 'Status').flatMap((status) =>
    childrenOf(status, 'protocol', 'StatusCode'),
  )
  const failed = codes.find((code) => code.getAttribute('Value') !== SUCCESS)
  // The last part of the name is what tells, e.g. `Responder` or `RequestDenied`.
  if (failed) throw refuseResponse(`the identity provider reports ${failed.getAttribute('Value')?.split(':').at(-1)}`)
}

/** A response that is signed must say where it belongs (bindings, section 3.5.5.2); if it says so, it must be here. */
function checkDestination(response: Element, isSigned: boolean, { acsUrl }: Provider): void {
  const destination = response.getAttribute('Destination')
  if (destination !== acsUrl && (isSigned || destination !== null))
    throw refuseResponse('the response is for another destination')
}

/**
 * What a provider's response says about who somebody is. Throws a refusal when it cannot be relied on, for whatever
 * reason. That it is not used twice is for the caller to see to.
 */
export async function readResponse(xml: string, saml: SamlProtocol, provider: Provider, now: Date): Promise<Asserted> {
  try {
    checkSize(xml)
    const response = parseXml(xml)
    checkShape(response)
    if (!isElement(response, 'protocol', 'Response')) throw refuseResponse('not a response')
    const issuer = onlyText(response, 'assertion', 'Issuer')
    if (!issuer) throw refuseResponse('there is no issuer')
    if (issuer !== provider.idpEntityId) throw refuseResponse('the response is of another issuer')
    checkStatus(response)
    checkAlgorithms(response)
    const isSigned = childrenOf(response, 'signature', 'Signature').length > 0
    const assertion = await saml.signedAssertion({ xml, certificates: provider.certificates, isSigned })
    checkDestination(response, isSigned, provider)
    checkIssueInstant(response, now, 'the response')
    return readAssertion(assertion, provider, now)
  } catch (error) {
    const isExpected = error instanceof UnreadableXmlError || error instanceof UntrustedResponseError
    throw isExpected ? refuseResponse(error.message) : error
  }
}
