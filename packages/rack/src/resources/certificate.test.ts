import { describe, expect, test } from 'vitest'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, invalidValue, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

function pem(label: string): string {
  return `-----BEGIN ${label}-----\nMAAA\n-----END ${label}-----\n`
}

function bodyOf(name: string) {
  const service = 'external_api' as const
  return { name, description: 'A test', service, cert: pem('CERTIFICATE').repeat(2), key: pem('EC PRIVATE KEY') }
}

describe('a certificate', () => {
  test('is kept without showing its key, by name and by id', async () => {
    const { key: _, ...shown } = bodyOf('first')
    const made = await admin.does('certificateCreate', { body: bodyOf('first') })
    expect(made).toEqual({ ...shown, id: expect.any(String), timeCreated: rack.now, timeModified: rack.now })
    for (const certificate of ['first', made.id])
      expect(await admin.does('certificateView', { params: { certificate } })).toEqual(made)
    expect((await admin.does('certificateList', {})).items).toEqual([made])
  })

  test('has a name that no other of the silo has', async () => {
    await admin.does('certificateCreate', { body: bodyOf('taken') })
    expect(await admin.isRefused('certificateCreate', { body: bodyOf('taken') })).toEqual(
      alreadyExists('certificate', 'taken'),
    )
    await rack.as({ silo: 'lab', user: 'admin' }).does('certificateCreate', { body: bodyOf('taken') })
  })

  test.each([
    ['cert', 'certificate', 'not a chain of certificates in PEM'],
    ['key', 'private-key', 'not a key in PEM'],
  ] as const)('needs a %s that looks like one', async (field, label, reason) => {
    const body = { ...bodyOf('wrong'), [field]: '-----BEGIN CERTIFICATE-----' }
    expect(await admin.isRefused('certificateCreate', { body })).toEqual(invalidValue(label, reason))
  })

  test('can be deleted, also the last one', async () => {
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    await elsewhere.does('certificateCreate', { body: bodyOf('only') })
    const params = { certificate: 'only' }
    const before = await rack.count('certificate')
    await elsewhere.does('certificateDelete', { params })
    expect(await rack.count('certificate')).toBe(before - 1)
    expect(await elsewhere.isRefused('certificateDelete', { params })).toEqual(
      notFound('certificate', { name: 'only' }),
    )
  })

  test('of another silo is not found, by name or by id', async () => {
    const { id } = await admin.does('certificateCreate', { body: bodyOf('ours') })
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    for (const [certificate, by] of [
      ['ours', { name: 'ours' }],
      [id, { id }],
    ] as const) {
      expect(await elsewhere.isRefused('certificateView', { params: { certificate } })).toEqual(
        notFound('certificate', by),
      )
      expect(await elsewhere.isRefused('certificateDelete', { params: { certificate } })).toEqual(
        notFound('certificate', by),
      )
    }
  })
})
