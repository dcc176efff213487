import { GiB } from '@plenum/api/bytes'
import { expect, test } from 'vitest'
import { initialSilo, siloBody, siloSchema } from './schema.ts'

const certificate = { name: 'main', description: '', service: 'external_api', cert: 'CERT', key: 'KEY' } as const
const values = { ...initialSilo, name: 'acme', tlsCertificates: [certificate] }

test('quotas are sent in bytes, and what is only the form’s is not sent', () => {
  const body = siloBody({ ...values, cpus: 4, memoryGiB: 8, storageGiB: 100 })
  expect(body).toEqual({
    name: 'acme',
    description: '',
    discoverable: true,
    identityMode: 'saml_jit',
    quotas: { cpus: 4, memory: 8 * GiB, storage: 100 * GiB },
    mappedFleetRoles: {},
    tlsCertificates: [certificate],
  })
})

test.each([
  [false, false, {}],
  [true, false, { admin: ['admin'] }],
  [true, true, { admin: ['admin'], viewer: ['viewer'] }],
])('admins mapped: %s, viewers: %s', (mapsAdmins, mapsViewers, expected) => {
  expect(siloBody({ ...values, mapsAdmins, mapsViewers }).mappedFleetRoles).toEqual(expected)
})

test('the admin group is sent without the space around it, only where there are groups', () => {
  expect(siloBody({ ...values, adminGroupName: ' ops ' }).adminGroupName).toBe('ops')
  expect(siloBody({ ...values, adminGroupName: '  ' })).not.toHaveProperty('adminGroupName')
  expect(siloBody({ ...values, adminGroupName: 'ops', identityMode: 'local_only' })).not.toHaveProperty(
    'adminGroupName',
  )
})

test('a silo without a certificate is refused at the certificates', () => {
  const { error } = siloSchema.safeParse({ ...values, tlsCertificates: [] })
  expect(error?.issues).toMatchObject([{ path: ['tlsCertificates'], message: 'At least one certificate is required' }])
  expect(siloSchema.safeParse(values).success).toBe(true)
})
