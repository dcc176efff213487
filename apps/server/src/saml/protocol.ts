import type { SamlProtocol } from '@plenum/rack'

/** SAML by a library that is large enough to be loaded only once somebody signs in with it. */
export const samlProtocol: SamlProtocol = {
  requestUrl: async (request) => (await import('./request-url.ts')).requestUrl(request),
  signedAssertion: async (response) => (await import('./signed-assertion.ts')).signedAssertion(response),
}
