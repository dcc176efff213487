import { describe, expect, test } from 'vitest'
import { certificatePem, keyPair, keyPem, usablePair } from '../testing/certificates.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, forbidden, invalidValue, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

const pairs = {
  demo: await usablePair(rack.now, 'demo.sys.rack.example'),
  lab: await usablePair(rack.now, '*.sys.rack.example'),
}

function bodyOf(name: string, silo: keyof typeof pairs = 'demo') {
  return { name, description: 'A test', service: 'external_api' as const, ...pairs[silo] }
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
    await rack.as({ silo: 'lab', user: 'admin' }).does('certificateCreate', { body: bodyOf('taken', 'lab') })
  })

  test.each([
    ['cert', 'certificate', 'certificate is cut short or not in base64'],
    ['key', 'private-key', 'a CERTIFICATE is not a private key in PKCS#8, PKCS#1 or SEC 1'],
  ] as const)('needs a %s that is one', async (field, label, reason) => {
    const before = await rack.count('certificate')
    const body = { ...bodyOf('wrong'), [field]: '-----BEGIN CERTIFICATE-----' }
    expect(await admin.isRefused('certificateCreate', { body })).toEqual(invalidValue(label, reason))
    expect(await rack.count('certificate')).toBe(before)
  })

  test('is for the host of its silo, in the zone of the rack', async () => {
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    const reason = 'certificate is for demo.sys.rack.example, not for lab.sys.rack.example'
    expect(await elsewhere.isRefused('certificateCreate', { body: bodyOf('wrong') })).toEqual(
      invalidValue('certificate', reason),
    )
    const zoned = await rackUnderTest({ zone: 'cloud.test' })
    const pair = await usablePair(zoned.now, 'demo.sys.cloud.test')
    await zoned.as('admin').does('certificateCreate', { body: { ...bodyOf('right'), ...pair } })
    const refused = await zoned.as('admin').isRefused('certificateCreate', { body: bodyOf('wrong') })
    expect(refused.message).toContain('not for demo.sys.cloud.test')
  })

  test("is good by the rack's own clock", async () => {
    const fresh = await rackUnderTest()
    const notAfter = new Date(fresh.now.getTime() + 1000)
    const cert = await certificatePem(fresh.now, { names: ['demo.sys.rack.example'], notAfter })
    const body = { ...bodyOf('brief'), cert, key: await keyPem(await keyPair('ec')) }
    await fresh.advance(2000)
    expect(await fresh.as('admin').isRefused('certificateCreate', { body })).toEqual(
      invalidValue('certificate', `certificate expired at ${notAfter.toISOString()}`),
    )
  })

  test('is looked into for nobody who may not add one', async () => {
    const body = { ...bodyOf('wrong'), cert: '' }
    expect(await rack.as('viewer').isRefused('certificateCreate', { body })).toEqual(forbidden)
  })

  test('can be deleted, also the last one', async () => {
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    await elsewhere.does('certificateCreate', { body: bodyOf('only', 'lab') })
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
