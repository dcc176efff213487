import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { ORIGIN } from '../testing/caller.ts'
import { Device } from '../testing/device.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../testing/refusals.ts'

const SECOND = 1000
const pending = { status: 400, body: { error: 'authorization_pending' } }
const tooSoon = { status: 400, body: { error: 'slow_down' } }
const expired = { status: 400, body: { error: 'expired_token' } }

/** Racks of their own, for clocks go on and attempts are counted. */
async function scene() {
  const rack = await rackUnderTest()
  return { rack, device: new Device(rack), viewer: rack.as('viewer') }
}

describe('a program that asks to be let in', () => {
  test('is told two codes, where to type the one, and for how long', async () => {
    const { device } = await scene()
    const asked = await device.start()
    expect(asked).toEqual({
      deviceCode: expect.stringMatching(/^[0-9a-f]{40}$/),
      userCode: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verificationUri: `${ORIGIN}/device/verify`,
      expiresIn: 300,
    })
    const again = await device.start()
    expect(again.deviceCode).not.toBe(asked.deviceCode)
    expect(again.userCode).not.toBe(asked.userCode)
  })

  test.each([
    ['no id', {}],
    ['an id that is none', { client_id: 'me' }],
    ['no time at all', { client_id: crypto.randomUUID(), ttl_seconds: '0' }],
    ['a time that is none', { client_id: crypto.randomUUID(), ttl_seconds: 'long' }],
    ['more time than can be', { client_id: crypto.randomUUID(), ttl_seconds: '4294967296' }],
  ])('cannot be read with %s', async (_, fields) => {
    const { rack } = await scene()
    const body = new URLSearchParams({ ...fields })
    const response = await rack.rack.fetch(new Request(`${ORIGIN}/device/auth`, { method: 'POST', body }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('unable to parse form: ') })
    expect(await rack.count('deviceAuthRequest')).toBe(0)
  })

  test('asks with a form, not with JSON', async () => {
    const { rack } = await scene()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ client_id: crypto.randomUUID() })
    const response = await rack.rack.fetch(new Request(`${ORIGIN}/device/auth`, { method: 'POST', headers, body }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'expected content type "application/x-www-form-urlencoded", got "application/json"',
    })
  })

  test('cannot ask without end from one address', async () => {
    const { rack } = await scene()
    const ask = async () => {
      const body = new URLSearchParams({ client_id: crypto.randomUUID() })
      const request = new Request(`${ORIGIN}/device/auth`, { method: 'POST', body })
      return (await rack.rack.fetch(request, '198.51.100.7')).status
    }
    const seen = []
    for (let index = 0; index < 60; index++) seen.push(await ask())
    expect(seen.filter((status) => status === 200)).toHaveLength(50)
    expect(seen.at(-1)).toBe(429)
  })

  test('waits until somebody lets it in', async () => {
    const { device } = await scene()
    const { deviceCode } = await device.start()
    expect(await device.poll(deviceCode)).toEqual(pending)
  })

  test.each([
    ['of another program', { client_id: crypto.randomUUID() }, pending],
    ['that nobody was given', { device_code: 'ab'.repeat(20) }, pending],
    [
      'in a way that is not this one',
      { grant_type: 'password' },
      { ...pending, body: { error: 'unsupported_grant_type' } },
    ],
  ])('gets nothing for a code %s', async (_, given, expected) => {
    const { device, viewer } = await scene()
    const { deviceCode, userCode } = await device.start()
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
    expect(await device.poll(deviceCode, given)).toEqual(expected)
  })
})

describe('a program that waits', () => {
  test('may ask every five seconds, and is told to slow down when it asks sooner', async () => {
    const { rack, device } = await scene()
    const { deviceCode } = await device.start()
    for (const [after, expected] of [
      [0, pending],
      [0, tooSoon],
      [3 * SECOND, tooSoon],
      [2 * SECOND, pending],
      [5 * SECOND, pending],
      [4 * SECOND, tooSoon],
    ] as const) {
      await rack.advance(after)
      expect(await device.poll(deviceCode)).toEqual(expected)
    }
  })

  test('a little less than that is no hurry, for requests do not all take the same time', async () => {
    const { rack, device } = await scene()
    const { deviceCode } = await device.start()
    expect(await device.poll(deviceCode)).toEqual(pending)
    await rack.advance(4.5 * SECOND)
    expect(await device.poll(deviceCode)).toEqual(pending)
  })

  test('is held to that by every process, also after a restart', async () => {
    const { rack, device } = await scene()
    const { deviceCode } = await device.start()
    expect(await device.poll(deviceCode)).toEqual(pending)
    rack.restart()
    expect(await device.poll(deviceCode)).toEqual(tooSoon)
  })

  test('gets its token at once all the same, however often it asks', async () => {
    const { device, viewer } = await scene()
    const { deviceCode, userCode } = await device.start()
    await device.poll(deviceCode)
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
    for (let index = 0; index < 3; index++) expect(await device.poll(deviceCode)).toMatchObject({ status: 200 })
  })

  test('does not slow others down, nor do those who guess slow it down', async () => {
    const { rack, device } = await scene()
    const [one, other] = [await device.start(), await device.start()]
    expect(await device.poll(one.deviceCode)).toEqual(pending)
    expect(await device.poll(other.deviceCode)).toEqual(pending)
    await rack.advance(5 * SECOND)
    expect(await device.poll(one.deviceCode, { client_id: crypto.randomUUID() })).toEqual(pending)
    expect(await device.poll(one.deviceCode)).toEqual(pending)
  })
})

describe('a code that is confirmed', () => {
  test('gives the program a token, again and again, that acts as the person who did', async () => {
    const { rack, device, viewer } = await scene()
    const { deviceCode, userCode } = await device.start()
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
    const granted = await device.poll(deviceCode)
    expect(granted).toEqual({
      status: 200,
      body: {
        access_token: expect.stringMatching(/^plnum-token-[0-9a-f]{40}$/),
        token_type: 'bearer',
        token_id: expect.any(String),
        time_expires: null,
      },
    })
    expect(await device.poll(deviceCode)).toEqual(granted)
    const token = String(Object(granted.body)['access_token'])
    expect(await rack.withToken(token).does('currentUserView', {})).toMatchObject({ displayName: 'viewer' })
  })

  test('works once, and with its dash and capitals only', async () => {
    const { device, viewer } = await scene()
    const { userCode } = await device.start()
    for (const wrong of [userCode.toLowerCase(), userCode.replace('-', ''), ''])
      expect(await viewer.isRefused('deviceAuthConfirm', { body: { userCode: wrong } })).toEqual(
        notFound('device-auth-request', { id: wrong }),
      )
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
    expect(await viewer.isRefused('deviceAuthConfirm', { body: { userCode } })).toEqual(
      notFound('device-auth-request', { id: userCode }),
    )
  })

  test('in time is fine, too late is not, and the program learns of it', async () => {
    const { rack, device, viewer } = await scene()
    const early = await device.start()
    await rack.advance(299 * SECOND)
    await viewer.does('deviceAuthConfirm', { body: { userCode: early.userCode } })
    expect(await device.poll(early.deviceCode)).toMatchObject({ status: 200 })
    const late = await device.start()
    await rack.advance(300 * SECOND)
    expect(await viewer.isRefused('deviceAuthConfirm', { body: { userCode: late.userCode } })).toEqual(
      invalidRequest('device authorization request expired'),
    )
    expect(await device.poll(late.deviceCode)).toEqual(expired)
  })

  test('may be followed by as many others as one likes', async () => {
    const { device, viewer } = await scene()
    for (let index = 0; index < 12; index++) await device.tokenFrom(viewer)
    expect((await viewer.does('currentUserAccessTokenList', {})).items).toHaveLength(12)
  })

  test('cannot be guessed: after ten wrong ones even the right one has to wait', async () => {
    const { rack, device, viewer } = await scene()
    const { userCode } = await device.start()
    const other = await device.start()
    for (let index = 0; index < 10; index++)
      expect(await viewer.isRefused('deviceAuthConfirm', { body: { userCode: 'BBBB-BBBB' } })).toMatchObject({
        status: 404,
      })
    expect(await viewer.isRefused('deviceAuthConfirm', { body: { userCode } })).toMatchObject({ status: 429 })
    await rack.as('admin').does('deviceAuthConfirm', { body: { userCode: other.userCode } })
    await rack.advance(30 * SECOND)
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
  })
})

describe('the life of a token', () => {
  test.each([
    [undefined, null, null],
    [60, null, 60],
    [undefined, 3600, 3600],
    [60, 3600, 60],
    [3600, 3600, 3600],
  ])('that is asked for with %s where the silo allows %s is %s seconds', async (asked, max, lives) => {
    const { rack, device, viewer } = await scene()
    await rack.as('admin').does('authSettingsUpdate', { body: { deviceTokenMaxTtlSeconds: max } })
    const { deviceCode, userCode } = await device.start(asked)
    await rack.advance(5 * SECOND)
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
    const { body } = await device.poll(deviceCode)
    const timeExpires = lives === null ? null : new Date(rack.now.getTime() + lives * SECOND).toISOString()
    expect(body).toMatchObject({ time_expires: timeExpires })
  })

  test('cannot be longer than the silo allows, but the code can be confirmed once it does', async () => {
    const { rack, device, viewer } = await scene()
    const admin = rack.as('admin')
    await admin.does('authSettingsUpdate', { body: { deviceTokenMaxTtlSeconds: 59 } })
    const { deviceCode, userCode } = await device.start(60)
    expect(await viewer.isRefused('deviceAuthConfirm', { body: { userCode } })).toEqual(
      invalidRequest('Requested TTL 60 seconds exceeds maximum allowed TTL for this silo of 59 seconds'),
    )
    expect(await device.poll(deviceCode)).toEqual(pending)
    await admin.does('authSettingsUpdate', { body: { deviceTokenMaxTtlSeconds: 60 } })
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
  })

  test('goes on when the silo allows less later', async () => {
    const { rack, device, viewer } = await scene()
    const token = await device.tokenFrom(viewer, 3600)
    await rack.as('admin').does('authSettingsUpdate', { body: { deviceTokenMaxTtlSeconds: 1 } })
    await rack.advance(60 * SECOND)
    expect(await rack.withToken(token).does('currentUserView', {})).toMatchObject({ displayName: 'viewer' })
  })
})

describe('what is stored', () => {
  test('holds neither token nor device code', async () => {
    const { rack, device, viewer } = await scene()
    const { deviceCode, userCode } = await device.start()
    const kinds = ['deviceAuthRequest', 'accessToken'] as const
    const stored = async () =>
      JSON.stringify(await rack.store.read((tx) => Promise.all(kinds.map((kind) => tx.list(kind, { limit: 10 })))))
    expect(await stored()).toContain(userCode)
    expect(await stored()).not.toContain(deviceCode)
    await viewer.does('deviceAuthConfirm', { body: { userCode } })
    const { body } = await device.poll(deviceCode)
    const token = String(Object(body)['access_token'])
    expect(await stored()).toContain(await stableId('demo/user/viewer'))
    for (const secret of [deviceCode, token, token.slice(-40)]) expect(await stored()).not.toContain(secret)
  })

  test('is forgotten a day after it has expired, and nothing else is', async () => {
    const { rack, device, viewer } = await scene()
    await device.start()
    await device.tokenFrom(viewer, 300)
    await device.tokenFrom(viewer)
    await rack.advance(300 * SECOND + 24 * 3600 * SECOND - 1)
    expect([await rack.count('deviceAuthRequest'), await rack.count('accessToken')]).toEqual([1, 2])
    await rack.advance(1)
    expect([await rack.count('deviceAuthRequest'), await rack.count('accessToken')]).toEqual([0, 1])
  })
})
