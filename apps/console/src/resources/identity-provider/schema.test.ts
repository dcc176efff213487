import { expect, test } from 'vitest'
import { initialProvider, providerBody, providerSchema } from './schema.ts'

const file = (content: string) => ({ file: new File([content], 'a'), content })
const values = {
  ...initialProvider,
  name: 'corp',
  technicalContactEmail: 'ada@corp.test',
  spClientId: 'rack',
  acsUrl: 'https://acme.sys.rack.example/login/acme/saml/corp',
  sloUrl: 'https://corp.test/logout',
  idpEntityId: 'https://corp.test/',
  url: 'https://corp.test/metadata',
}

function complaints(change: Partial<typeof initialProvider>) {
  const { error } = providerSchema.safeParse({ ...values, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('what passes is sent without what is only the form’s', () => {
  expect(complaints({})).toEqual([])
  expect(providerBody(values)).toEqual({
    name: 'corp',
    description: '',
    technicalContactEmail: 'ada@corp.test',
    spClientId: 'rack',
    acsUrl: 'https://acme.sys.rack.example/login/acme/saml/corp',
    sloUrl: 'https://corp.test/logout',
    idpEntityId: 'https://corp.test/',
    idpMetadataSource: { type: 'url', url: 'https://corp.test/metadata' },
  })
})

test.each(['technicalContactEmail', 'spClientId', 'acsUrl', 'sloUrl', 'idpEntityId'] as const)(
  '%s is required',
  (field) => {
    expect(complaints({ [field]: ' ' })).toEqual([`${field}: required`])
  },
)

test('certificate and key for signing come both or not at all', () => {
  expect(complaints({ publicCert: file('C') })).toEqual(['privateKey: required'])
  expect(complaints({ privateKey: file('K') })).toEqual(['publicCert: required'])
  const both = { publicCert: file('C'), privateKey: file('K') }
  expect(complaints(both)).toEqual([])
  expect(providerBody({ ...values, ...both }).signingKeypair).toEqual({ publicCert: 'C', privateKey: 'K' })
})

test('metadata come from where was chosen', () => {
  expect(complaints({ url: '' })).toEqual(['url: required'])
  expect(complaints({ source: 'xml' })).toEqual(['xml: required'])
  expect(complaints({ source: 'xml', url: '', xml: file('PHg+') })).toEqual([])
  const { idpMetadataSource } = providerBody({ ...values, source: 'xml', xml: file('PHg+') })
  expect(idpMetadataSource).toEqual({ type: 'base64_encoded_xml', data: 'PHg+' })
})

test('the attribute of groups is sent without the space around it, or not at all', () => {
  expect(providerBody({ ...values, groupAttributeName: ' groups ' }).groupAttributeName).toBe('groups')
  expect(providerBody({ ...values, groupAttributeName: ' ' })).not.toHaveProperty('groupAttributeName')
})
