import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { identity, identityCreate, NameOrId } from './scalars.ts'
import { siloSelector } from './silo.ts'

export const IdentityProviderType = z.enum(['saml']).meta({ id: 'IdentityProviderType' })

export const IdentityProvider = z
  .object({ ...identity, providerType: IdentityProviderType })
  .meta({ id: 'IdentityProvider' })
export type IdentityProvider = z.infer<typeof IdentityProvider>

const saml = {
  /** As the provider names itself in what it issues. */
  idpEntityId: z.string(),
  /** As the provider knows the rack: the issuer of requests and the audience of answers. */
  spClientId: z.string(),
  /** Assertion consumer service: where the provider sends its answers. */
  acsUrl: z.string(),
  /** Single logout; told to the provider, but not served. */
  sloUrl: z.string(),
  technicalContactEmail: z.string(),
  /** The attribute of an assertion that lists the user's groups; absent or null: none is read. */
  groupAttributeName: z.string().nullish(),
}

export const SamlIdentityProvider = z
  .object({
    ...identity,
    ...saml,
    /** Base64 of the DER certificate that requests are signed with; absent or null: they are not signed. */
    publicCert: z.string().nullish(),
  })
  .meta({ id: 'SamlIdentityProvider' })
export type SamlIdentityProvider = z.infer<typeof SamlIdentityProvider>

/** Either where the metadata is fetched, once and at creation, or the metadata themselves. */
export const IdpMetadataSource = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('url'), url: z.string() }),
    /** That the base64 can be decoded is checked along with the XML, not here. */
    z.object({ type: z.literal('base64_encoded_xml'), data: z.string() }),
  ])
  .meta({ id: 'IdpMetadataSource' })
export type IdpMetadataSource = z.infer<typeof IdpMetadataSource>

/** Both are base64 of DER and belong together. */
export const DerEncodedKeyPair = z
  .object({
    /** X.509. */
    publicCert: z.base64('could not base64 decode public_cert'),
    /** RSA, PKCS #1. */
    privateKey: z.base64('could not base64 decode private_key'),
  })
  .meta({ id: 'DerEncodedKeyPair' })
export type DerEncodedKeyPair = z.infer<typeof DerEncodedKeyPair>

export const SamlIdentityProviderCreate = z
  .object({
    ...identityCreate,
    ...saml,
    idpMetadataSource: IdpMetadataSource,
    /** Null: requests to the provider are not signed. */
    signingKeypair: DerEncodedKeyPair.nullable().default(null),
  })
  .meta({ id: 'SamlIdentityProviderCreate' })
export type SamlIdentityProviderCreate = z.input<typeof SamlIdentityProviderCreate>

const tag = 'system/silos'

const siloIdentityProviderList = operation({
  id: 'siloIdentityProviderList',
  method: 'GET',
  path: '/v1/system/identity-providers',
  tag,
  summary: 'List the identity providers of a silo',
  query: z.object({ ...pagedByNameOrId, ...siloSelector }),
  firstPageNeeds: ['silo'],
  response: pageOf(IdentityProvider),
  status: 200,
})

const samlIdentityProviderCreate = operation({
  id: 'samlIdentityProviderCreate',
  method: 'POST',
  path: '/v1/system/identity-providers/saml',
  tag,
  summary: 'Let a SAML identity provider sign users in to a silo',
  query: z.object({ silo: NameOrId }),
  body: SamlIdentityProviderCreate,
  response: SamlIdentityProvider,
  status: 201,
})

const samlIdentityProviderView = operation({
  id: 'samlIdentityProviderView',
  method: 'GET',
  path: '/v1/system/identity-providers/saml/{provider}',
  tag,
  summary: 'View a SAML identity provider',
  params: z.object({ provider: NameOrId }),
  query: z.object(siloSelector),
  response: SamlIdentityProvider,
  status: 200,
})

export const identityProviderOperations = {
  siloIdentityProviderList,
  samlIdentityProviderCreate,
  samlIdentityProviderView,
} as const
