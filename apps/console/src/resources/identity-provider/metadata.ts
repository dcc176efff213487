import { asXml } from '../../trusted-types.ts'

/** SAML V2.0 metadata, sections 2.3.2 and 2.4.3. */
const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'

/** What the metadata of a provider say, as far as the form is concerned. */
export type MetadataFacts = { whyNot: string } | { entityId: string }

/** Reads metadata only to tell early what the control plane would not take. */
export function readMetadata(xml: string): MetadataFacts {
  const { documentElement: root } = new DOMParser().parseFromString(asXml(xml), 'text/xml')
  if (root.getElementsByTagName('parsererror').length > 0 || root.localName === 'parsererror')
    return { whyNot: 'The file is not XML.' }
  if (root.namespaceURI !== METADATA || root.localName !== 'EntityDescriptor')
    return { whyNot: 'The file is XML, but not an EntityDescriptor of SAML metadata.' }
  const parts = Array.from(root.children)
  if (!parts.some(({ namespaceURI, localName }) => namespaceURI === METADATA && localName === 'IDPSSODescriptor'))
    return { whyNot: 'The metadata are not those of an identity provider: there is no IDPSSODescriptor.' }
  return { entityId: root.getAttribute('entityID') ?? '' }
}
