import { expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { Who } from '../testing/rack-under-test.ts'
import { forbidden } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const siloId = await stableId('demo')

test('without any setting tokens may live for ever', async () => {
  expect(await rack.as('newcomer').does('authSettingsView', {})).toEqual({ siloId, deviceTokenMaxTtlSeconds: null })
})

test.each([1, 4_294_967_295, null])('the longest life may be set to %s, for this silo alone', async (seconds) => {
  const body = { deviceTokenMaxTtlSeconds: seconds }
  expect(await admin.does('authSettingsUpdate', { body })).toEqual({ siloId, ...body })
  expect(await rack.as('viewer').does('authSettingsView', {})).toEqual({ siloId, ...body })
  const elsewhere = await rack.as({ silo: 'lab', user: 'viewer' }).does('authSettingsView', {})
  expect(elsewhere).toEqual({ siloId: await stableId('lab'), deviceTokenMaxTtlSeconds: null })
})

test.each([0, -1, 1.5, 4_294_967_296])('the longest life cannot be %s', async (deviceTokenMaxTtlSeconds) => {
  const refused = await admin.isRefused('authSettingsUpdate', { body: { deviceTokenMaxTtlSeconds } })
  expect(refused).toMatchObject({ status: 400, code: undefined })
  expect(refused.message).toContain('unable to parse JSON body: device_token_max_ttl_seconds: ')
})

test('no limit has to be said', async () => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://rack.test/v1/auth-settings', { method: 'PUT', headers, body: '{}' })
  expect(await (await admin.raw(request)).json()).toMatchObject({
    message: 'unable to parse JSON body: missing field `device_token_max_ttl_seconds`',
  })
})

test.each<Who>(['collaborator', 'viewer', 'newcomer', { silo: 'lab', user: 'researcher' }])(
  'it is not for %j to set',
  async (who) => {
    const body = { deviceTokenMaxTtlSeconds: 1 }
    expect(await rack.as(who).isRefused('authSettingsUpdate', { body })).toEqual(forbidden)
  },
)
