import { SAML } from '@node-saml/node-saml'
import type { SamlRequest } from '@plenum/rack'

const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'

/** Nothing is verified on the way out, but the library wants to be told a certificate all the same. */
const NO_CERTIFICATE = 'AAAA'

/** Where a browser is sent to sign in; how somebody has to prove who they are is left to the provider. */
export function requestUrl({ destination, issuer, acsUrl, relayState, privateKey }: SamlRequest): Promise<string> {
  const saml = new SAML({
    entryPoint: destination,
    issuer,
    callbackUrl: acsUrl,
    idpCert: NO_CERTIFICATE,
    identifierFormat: UNSPECIFIED,
    disableRequestedAuthnContext: true,
    ...(privateKey !== null && {
      privateKey: `-----BEGIN RSA PRIVATE KEY-----\n${privateKey}\n-----END RSA PRIVATE KEY-----`,
      signatureAlgorithm: 'sha256',
    }),
  })
  return saml.getAuthorizeUrlAsync(relayState, undefined, {})
}
