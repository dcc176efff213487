import { SAML } from '@node-saml/node-saml'
import { UntrustedResponseError } from '@plenum/rack'
import type { SamlResponse } from '@plenum/rack'

/** Instead of what it says of time and audience, which the control plane judges by its own clock and store. */
const unchecked = { acceptedClockSkewMs: -1, audience: false } as const

/** Required by the library, used for nothing that is done here. */
const unused = { issuer: 'unused', callbackUrl: 'unused:' } as const

/**
 * The assertion of a response, as the library gives back the very bytes that were verified. Whatever it throws, down to what
 * a malicious document makes of its parsers, means that the response is not to be trusted.
 */
export async function signedAssertion({ xml, certificates, isSigned }: SamlResponse): Promise<string> {
  const saml = new SAML({
    ...unchecked,
    ...unused,
    idpCert: [...certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: isSigned,
  })
  const assertion = await verified(saml, xml)
  if (!assertion) throw new UntrustedResponseError('there is no assertion')
  return assertion
}

async function verified(saml: SAML, xml: string): Promise<string | undefined> {
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') })
    return profile?.getAssertionXml?.()
  } catch (error) {
    throw new UntrustedResponseError(error instanceof Error ? error.message : 'the signature cannot be verified')
  }
}
