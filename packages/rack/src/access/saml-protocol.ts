/** What a request to sign in says (SAML 2.0 core, section 3.4.1), and where it goes. */
export interface SamlRequest {
  /** The provider's location for HTTP redirects. */
  destination: string
  /** As the provider knows the rack. */
  issuer: string
  /** Where the answer is to be posted to. */
  acsUrl: string
  relayState: string
  /** Base64 of DER, PKCS #1; null: the request is not signed. */
  privateKey: string | null
}

export interface SamlResponse {
  /** As text, without a document type. */
  xml: string
  /** Base64 of the DER certificates of the keys that the provider signs with. */
  certificates: readonly string[]
  /** Whether the response as a whole carries a signature, beside that of its assertion. */
  isSigned: boolean
}

/** A response whose signatures are not what they must be; the message says why. */
export class UntrustedResponseError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UntrustedResponseError'
  }
}

/**
 * The two parts of SAML 2.0 that lean on signatures over XML, which are platform-bound, so the host hands them in. What a
 * response says is for the control plane to judge.
 */
export interface SamlProtocol {
  /** Where a browser is sent to sign in (SAML 2.0 bindings, section 3.4). */
  requestUrl: (request: SamlRequest) => Promise<string>
  /**
   * The one assertion of a response, as the XML that its own signature covers, and that of the response, if there is one.
   * Throws `UntrustedResponseError`.
   */
  signedAssertion: (response: SamlResponse) => Promise<string>
}

/** Why the metadata of an identity provider cannot be had from where they should be; the message says it to a person. */
export class MetadataUnreachableError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MetadataUnreachableError'
  }
}

/** Most bytes of a metadata document. */
export const METADATA_MAX = 1024 * 1024

/** Gets the metadata of an identity provider from its address. Throws `MetadataUnreachableError`. */
export type FetchMetadata = (url: string) => Promise<string>
