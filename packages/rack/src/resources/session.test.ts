import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import type { Passwords } from '../rack.ts'
import { ORIGIN } from '../testing/caller.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { notFound, unauthorized } from '../testing/refusals.ts'

const checked: string[] = []
const watched: Passwords = {
  ...cheapPasswords,
  verify: (password, hash) => {
    checked.push(hash)
    return cheapPasswords.verify(password, hash)
  },
}
const rack = await rackUnderTest({ passwords: watched })
const stranger = rack.stranger()
const password = 'plenum-demo'

const login = (siloName: string, body: { username: string; password: string }) =>
  ({ params: { siloName }, body }) as const

describe('signing in', () => {
  test('with the right password works, and sets a cookie that scripts and other sites cannot use', async () => {
    const response = await stranger.raw(
      new Request(`${ORIGIN}/v1/login/demo/local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'viewer', password }),
      }),
    )
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(
      /^session=[0-9a-f]{40}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/,
    )
    expect(await response.text()).toBe('')
  })

  test('while signed in makes another session', async () => {
    const [one, two] = [await rack.signIn('viewer'), await rack.signIn('viewer')]
    expect(one).not.toBe(two)
    for (const cookie of [one, two])
      expect((await rack.stranger(cookie).does('currentUserView', {})).displayName).toBe('viewer')
  })

  test('is answered alike for a wrong password, an unknown user and a user without password', async () => {
    await rack.edit('user', await stableId('demo/user/newcomer'), (user) => ({ ...user, passwordHash: null }))
    checked.length = 0
    for (const body of [
      { username: 'viewer', password: 'wrong' },
      { username: 'nobody', password },
      { username: 'newcomer', password },
    ])
      expect(await stranger.isRefused('loginLocal', login('demo', body))).toEqual(unauthorized)
    // As long for the second and third as for the first: a hash is checked in each case.
    expect(checked).toHaveLength(3)
    expect(checked.every((hash) => hash.startsWith('plain:'))).toBe(true)
  })

  test('as nobody fails even if the password were that of the hash which is checked for nobody', async () => {
    const credulous = await rackUnderTest({ passwords: { ...cheapPasswords, verify: async () => true } })
    const body = { username: 'nobody', password }
    expect(await credulous.stranger().isRefused('loginLocal', login('demo', body))).toEqual(unauthorized)
  })

  test('that fails sets no cookie', async () => {
    const request = new Request(`${ORIGIN}/v1/login/demo/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'viewer', password: 'wrong' }),
    })
    expect((await stranger.raw(request)).headers.has('set-cookie')).toBe(false)
  })

  test('with the password of the same name in another silo is a matter of that silo', async () => {
    const refused = await stranger.isRefused('loginLocal', login('lab', { username: 'collaborator', password }))
    expect(refused).toEqual(unauthorized)
    const cookie = await rack.signIn({ silo: 'lab', user: 'admin' })
    expect((await rack.stranger(cookie).does('currentUserView', {})).siloName).toBe('lab')
  })

  test('to a silo that there is not is not found', async () => {
    const refused = await stranger.isRefused('loginLocal', login('nowhere', { username: 'viewer', password }))
    expect(refused).toEqual(notFound('silo', { name: 'nowhere' }))
  })

  test('to a silo that takes no passwords is not found, whoever asks', async () => {
    const fresh = await rackUnderTest()
    await fresh.edit('silo', await stableId('lab'), (silo) => ({ ...silo, identityMode: 'saml_jit' }))
    for (const username of ['admin', 'nobody']) {
      const refused = await fresh.stranger().isRefused('loginLocal', login('lab', { username, password }))
      expect(refused).toEqual(notFound('identity-provider', { name: 'local' }))
    }
  })

  test('names the silo by name only', async () => {
    const refused = await stranger.isRefused(
      'loginLocal',
      login(await stableId('demo'), { username: 'viewer', password }),
    )
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })

  test.each([
    ['a user name that is no name', { username: 'Viewer', password }],
    ['a password of more than 512 bytes', { username: 'viewer', password: 'é'.repeat(257) }],
  ])('with %s cannot be read', async (_, body) => {
    expect(await stranger.isRefused('loginLocal', login('demo', body))).toMatchObject({ status: 400, code: undefined })
  })

  test('with a password of 512 bytes can', async () => {
    const refused = await stranger.isRefused(
      'loginLocal',
      login('demo', { username: 'viewer', password: 'é'.repeat(256) }),
    )
    expect(refused).toEqual(unauthorized)
  })
})

const request = (cookie?: string) =>
  new Request(`${ORIGIN}/v1/logout`, { method: 'POST', headers: cookie === undefined ? {} : { cookie } })

describe('signing out', () => {
  test('ends the session and empties the cookie', async () => {
    const cookie = await rack.signIn('viewer')
    const response = await stranger.raw(request(cookie))
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(await rack.stranger(cookie).isRefused('currentUserView', {})).toEqual(unauthorized)
  })

  test.each([undefined, 'session=', `session=${'0'.repeat(40)}`, 'session=garbage'])(
    'works without a session, too (cookie %j)',
    async (cookie) => {
      const response = await stranger.raw(request(cookie))
      expect(response.status).toBe(204)
      expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
    },
  )
})

describe('me', () => {
  test('is whoever is signed in, with the silo they belong to', async () => {
    expect(await rack.as('collaborator').does('currentUserView', {})).toEqual({
      id: await stableId('demo/user/collaborator'),
      displayName: 'collaborator',
      siloId: await stableId('demo'),
      siloName: 'demo',
    })
  })

  test('is in the groups that they are in', async () => {
    const groups = await rack.as('collaborator').does('currentUserGroups', {})
    expect(groups.items.map(({ displayName }) => displayName)).toEqual(['engineering'])
    expect((await rack.as('viewer').does('currentUserGroups', {})).items).toEqual([])
  })

  test('sees each of several groups once, page after page', async () => {
    const userId = await stableId('demo/user/viewer')
    const siloId = await stableId('demo')
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID())
    await rack.store.write(async (tx) => {
      for (const id of ids) {
        await tx.insert('group', { id, siloId, displayName: `group-${id}` })
        await tx.insert('membership', { id: crypto.randomUUID(), userId, groupId: id })
      }
    })
    const seen: string[] = []
    let pageToken: string | null | undefined
    do {
      const page = await rack.as('viewer').does('currentUserGroups', { query: { limit: 2, pageToken } })
      seen.push(...page.items.map(({ id }) => id))
      pageToken = page.nextPage
    } while (pageToken)
    expect(seen).toEqual(ids.toSorted())
  })

  test('cannot sort groups by name', async () => {
    const response = await rack.as('viewer').raw(new Request(`${ORIGIN}/v1/me/groups?sort_by=name_ascending`))
    expect(response.status).toBe(400)
  })
})

test('ping answers everyone', async () => {
  expect(await stranger.does('ping', {})).toEqual({ status: 'ok' })
})
