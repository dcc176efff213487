import { keyPair, toPem } from '@plenum/rack/testing/certificates'
import { keyDescriptor, metadataXml, redirectService } from '@plenum/rack/testing/saml'
import { IdentityProvider, ServiceProvider } from 'samlify'
import { SignedXml } from 'xml-crypto'

export const algorithms = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  sha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  sha512: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
} as const
const digests = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
} as const

const ACS = 'https://rack.test/login/acme/saml/main'
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'

async function privateKeyPem(whose?: string): Promise<string> {
  const { privateKey } = await keyPair('rsa', whose)
  return toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', privateKey))
}

interface Signing {
  /** Whose key: that of the metadata when left out. */
  whose?: string
  algorithm?: keyof typeof algorithms
  digest?: keyof typeof digests
  /** What is signed: each in turn when left out, the assertion. */
  what?: readonly ('Assertion' | 'Response')[]
}

function sign(xml: string, name: string, privateKey: string, { algorithm = 'sha256', digest = 'sha256' }: Signing) {
  const path = name === 'Response' ? '/*' : `/*/*[local-name(.)='${name}']`
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: algorithms[algorithm],
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  signature.addReference({
    xpath: path,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: digests[digest],
  })
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signature.getSignedXml()
}

/** Signs a response in whatever way, also such that no provider would. */
export async function signed(xml: string, given: Signing = {}): Promise<string> {
  const privateKey = await privateKeyPem(given.whose)
  const { what = ['Assertion'] } = given
  return what.reduce((text, name) => sign(text, name, privateKey, given), xml)
}

/** A response as a library for identity providers signs it. */
export async function issued(xml: string, certificate: string, wantMessageSigned = false): Promise<string> {
  const services = redirectService('https://idp.test/sso')
  const idp = IdentityProvider({
    metadata: metadataXml({ keys: keyDescriptor(certificate), services }),
    privateKey: await privateKeyPem(),
    requestSignatureAlgorithm: algorithms.sha256,
  })
  const sp = ServiceProvider({
    entityID: 'client-of-main',
    wantAssertionsSigned: true,
    wantMessageSigned,
    assertionConsumerService: [{ Binding: POST, Location: ACS }],
  })
  const { context } = await idp.createLoginResponse(sp, { extract: {} }, 'post', {}, () => ({ id: '', context: xml }))
  return Buffer.from(context, 'base64').toString()
}
