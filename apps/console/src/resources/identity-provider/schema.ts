import { Description, Name } from '@plenum/api/scalars'
import type { SamlIdentityProviderCreate } from '@plenum/api'
import { z } from 'zod'
import { optionalFile } from '../../form/file-input.ts'

const required = z.string().refine((text) => text.trim() !== '', 'required')

export const providerSchema = z
  .object({
    name: Name,
    description: Description,
    technicalContactEmail: required,
    spClientId: required,
    acsUrl: required,
    isStandardAcsUrl: z.boolean(),
    sloUrl: required,
    publicCert: optionalFile,
    privateKey: optionalFile,
    idpEntityId: required,
    groupAttributeName: z.string(),
    source: z.enum(['url', 'xml']),
    url: z.string(),
    xml: optionalFile,
  })
  .superRefine(({ publicCert, privateKey, source, url, xml }, ctx) => {
    const complain = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (publicCert && !privateKey) complain('privateKey', 'required')
    if (privateKey && !publicCert) complain('publicCert', 'required')
    if (source === 'url' && url.trim() === '') complain('url', 'required')
    if (source === 'xml' && !xml) complain('xml', 'required')
  })
export type ProviderValues = z.infer<typeof providerSchema>

export const initialProvider: ProviderValues = {
  name: '',
  description: '',
  technicalContactEmail: '',
  spClientId: '',
  acsUrl: '',
  isStandardAcsUrl: true,
  sloUrl: '',
  publicCert: null,
  privateKey: null,
  idpEntityId: '',
  groupAttributeName: '',
  source: 'url',
  url: '',
  xml: null,
}

/** What the control plane is asked for; the values have passed the schema. */
export function providerBody(values: ProviderValues): SamlIdentityProviderCreate {
  const { isStandardAcsUrl: _, publicCert, privateKey, groupAttributeName, source, url, xml, ...same } = values
  const group = groupAttributeName.trim()
  return {
    ...same,
    ...(group !== '' && { groupAttributeName: group }),
    ...(publicCert &&
      privateKey && { signingKeypair: { publicCert: publicCert.content, privateKey: privateKey.content } }),
    idpMetadataSource:
      source === 'url' ? { type: 'url', url: url.trim() } : { type: 'base64_encoded_xml', data: xml?.content ?? '' },
  }
}
