import { fromBase64 } from '@plenum/api'
import type { Element } from '@xmldom/xmldom'
import { readCertificate } from '../certificate/read.ts'
import { refuse } from '../http/refusal.ts'
import type { Refusal } from '../http/refusal.ts'
import { childrenOf, isElement, parseXml, textOf, UnreadableXmlError } from './saml-xml.ts'

const HTTP_REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** All that is kept of the metadata of an identity provider. */
export interface IdpMetadata {
  /** Where browsers are sent to sign in. */
  ssoUrl: string
  /** Base64 of the DER certificates of the keys that it may sign with. */
  certificates: readonly string[]
}

function unparsable(reason: string): Refusal {
  return refuse.invalidRequest(`IDP metadata could not be parsed as an EntityDescriptor: ${reason}`)
}

function parseEntity(xml: string): Element {
  try {
    const root = parseXml(xml)
    if (isElement(root, 'metadata', 'EntityDescriptor')) return root
    throw unparsable(`the document is of ${root.nodeName}`)
  } catch (error) {
    throw error instanceof UnreadableXmlError ? unparsable(error.message) : error
  }
}

function certificatesIn(descriptor: Element): string[] {
  return childrenOf(descriptor, 'metadata', 'KeyDescriptor')
    .filter((key) => !key.hasAttribute('use') || key.getAttribute('use') === 'signing')
    .flatMap((key) => childrenOf(key, 'signature', 'KeyInfo'))
    .flatMap((info) => childrenOf(info, 'signature', 'X509Data'))
    .flatMap((data) => childrenOf(data, 'signature', 'X509Certificate'))
    .map((certificate) => textOf(certificate).replaceAll(/\s/g, ''))
}

async function checkCertificate(base64: string): Promise<void> {
  try {
    await readCertificate(fromBase64(base64))
  } catch {
    throw refuse.invalidRequest('a signing key in IDP metadata is not an X.509 certificate')
  }
}

/** Browsers are sent there, so that it can be nothing but a page. */
function isPageAddress(location: string): boolean {
  return /^https?:$/.test(URL.parse(location)?.protocol ?? '')
}

/**
 * What the metadata of an identity provider say (SAML 2.0 metadata, section 2.4.3). Throws a refusal when there is no way to
 * sign in with it.
 */
export async function readMetadata(xml: string): Promise<IdpMetadata> {
  const descriptors = childrenOf(parseEntity(xml), 'metadata', 'IDPSSODescriptor')
  if (descriptors.length === 0) throw refuse.invalidRequest('no md:IDPSSODescriptor section')
  const certificates = [...new Set(descriptors.flatMap((descriptor) => certificatesIn(descriptor)))]
  if (certificates.length === 0) throw refuse.invalidRequest('no signing key found in IDP metadata')
  await Promise.all(certificates.map(checkCertificate))
  const ssoUrl = descriptors
    .flatMap((descriptor) => childrenOf(descriptor, 'metadata', 'SingleSignOnService'))
    .filter((service) => service.getAttribute('Binding') === HTTP_REDIRECT)
    .map((service) => service.getAttribute('Location') ?? '')
    .find(isPageAddress)
  if (ssoUrl === undefined) throw refuse.invalidRequest('zero redirect binding locations in IDP metadata')
  return { ssoUrl, certificates }
}
