import { describe, expect, test } from 'vitest'
import { ORIGIN } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'
import { unauthorized } from '../testing/refusals.ts'
import { cookieSessions } from './session.ts'

const MINUTE = 60_000
const IDLE = 480 * MINUTE
const ABSOLUTE = 1440 * MINUTE

/** A rack of its own, because its clock goes far, and somebody who is signed in. */
async function signedIn() {
  const rack = await rackUnderTest()
  const cookie = await rack.signIn('viewer')
  return { rack, cookie, viewer: rack.stranger(cookie) }
}

async function isSignedIn(rack: RackUnderTest, cookie: string): Promise<boolean> {
  const result = await rack.stranger(cookie).call('currentUserView', {})
  if (result.type === 'error') expect(result.status).toBe(401)
  return result.type === 'success'
}

describe('a session', () => {
  test('that is not used lives until just before eight hours have passed', async () => {
    const { rack, cookie } = await signedIn()
    await rack.advance(IDLE - 1)
    expect(await isSignedIn(rack, cookie)).toBe(true)
  })

  test('that is not used ends after eight hours', async () => {
    const { rack, viewer } = await signedIn()
    await rack.advance(IDLE)
    expect(await viewer.isRefused('currentUserView', {})).toEqual(unauthorized)
  })

  test('that is used lives on, also when it only writes', async () => {
    const { rack, cookie } = await signedIn()
    const collaborator = rack.stranger(await rack.signIn('collaborator'))
    for (let hours = 7; hours < 24; hours += 7) {
      await rack.advance(7 * 60 * MINUTE)
      expect(await isSignedIn(rack, cookie)).toBe(true)
      await collaborator.does('projectCreate', { body: { name: `after-${hours}-hours`, description: '' } })
    }
  })

  test('ends after a day, however much it is used', async () => {
    const { rack, cookie } = await signedIn()
    for (let passed = 0; passed < ABSOLUTE - MINUTE; passed += 60 * MINUTE) {
      expect(await isSignedIn(rack, cookie)).toBe(true)
      await rack.advance(60 * MINUTE)
    }
    expect(await isSignedIn(rack, cookie)).toBe(false)
  })

  test('that has ended is refused for writing, too, and nothing is written', async () => {
    const rack = await rackUnderTest()
    const admin = rack.stranger(await rack.signIn('admin'))
    await rack.advance(IDLE)
    const before = await rack.count('project')
    const body = { name: 'too-late', description: '' }
    expect(await admin.isRefused('projectCreate', { body })).toEqual(unauthorized)
    expect(await rack.count('project')).toBe(before)
  })

  test('is forgotten some time after it has ended, others are kept', async () => {
    const { rack } = await signedIn()
    await rack.advance(ABSOLUTE - MINUTE)
    const fresh = await rack.signIn('admin')
    expect(await rack.count('session')).toBe(2)
    await rack.advance(MINUTE)
    expect(await rack.count('session')).toBe(1)
    expect(await isSignedIn(rack, fresh)).toBe(true)
  })

  test('survives a restart', async () => {
    const { rack, cookie } = await signedIn()
    rack.restart()
    expect(await isSignedIn(rack, cookie)).toBe(true)
  })

  test('ends when its user is gone', async () => {
    const { rack, cookie, viewer } = await signedIn()
    const { id } = await viewer.does('currentUserView', {})
    await rack.store.write((tx) => tx.delete('user', id))
    expect(await isSignedIn(rack, cookie)).toBe(false)
  })

  test('of one user ends without ending the others of the same user', async () => {
    const { rack, cookie, viewer } = await signedIn()
    const other = await rack.signIn('viewer')
    await viewer.does('logout', {})
    expect(await isSignedIn(rack, cookie)).toBe(false)
    expect(await isSignedIn(rack, other)).toBe(true)
  })

  test('cannot be read off what is stored', async () => {
    const { rack, cookie } = await signedIn()
    const stored = JSON.stringify(await rack.store.read((tx) => tx.list('session', { limit: 10 })))
    expect(stored).toContain('userId')
    expect(stored).not.toContain(cookie.replace('session=', ''))
  })
})

const attributes = (secure: boolean) => {
  const headers = new Headers()
  cookieSessions({ secure }).write(headers, 'ab'.repeat(20), 60)
  return headers.get('set-cookie')?.split('; ').slice(1).toSorted()
}

describe('a cookie', () => {
  const token = 'ab'.repeat(20)
  const sessions = cookieSessions({ secure: false })
  const read = (cookie: string) => sessions.read(new Request(ORIGIN, { headers: { cookie } }))

  test.each([
    `session=${token}`,
    `theme=dark; session=${token}`,
    `session=${token}; theme=dark`,
    `a=1;session=${token};b=2`,
  ])('is found in %s', (cookie) => {
    expect(read(cookie)).toBe(token)
  })

  test.each([
    '',
    'session=',
    `session=${token}0`,
    `session=${token.slice(1)}`,
    `xsession=${token}`,
    `session=${'zz'.repeat(20)}`,
  ])('is not found in %j', (cookie) => {
    expect(read(cookie)).toBeUndefined()
  })

  test('is marked Secure only where the server says that it speaks TLS', () => {
    expect(attributes(false)).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax'])
    expect(attributes(true)).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure'])
  })
})

test('a host may carry sessions otherwise than in cookies', async () => {
  const rack = await rackUnderTest({
    sessions: {
      read: (request) => request.headers.get('x-session') ?? undefined,
      write: (headers, token) => headers.set('x-session', token ?? 'none'),
    },
  })
  const signIn = new Request(`${ORIGIN}/v1/login/demo/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'viewer', password: 'plenum-demo' }),
  })
  const session = (await rack.rack.fetch(signIn)).headers.get('x-session') ?? ''
  const me = new Request(`${ORIGIN}/v1/me`, { headers: { 'x-session': session } })
  expect((await rack.rack.fetch(me)).status).toBe(200)
})
