import { describe, expect, test } from 'vitest'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { ORIGIN } from '../testing/caller.ts'

const tried: string[] = []
const rack = await rackUnderTest({
  passwords: {
    ...cheapPasswords,
    verify: (password, hash) => {
      tried.push(hash)
      return cheapPasswords.verify(password, hash)
    },
  },
})

function signIn(username: string, password: string, cookie = ''): Promise<Response> {
  const body = JSON.stringify({ username, password })
  const headers = { 'content-type': 'application/json', cookie }
  return rack.rack.fetch(new Request(`${ORIGIN}/v1/login/demo/local`, { method: 'POST', headers, body }))
}

function isSignedIn(cookie: string): Promise<boolean> {
  return rack.rack.isSignedIn(new Request(ORIGIN, { headers: { cookie } }))
}

describe('signing in', () => {
  test('never takes over a session that the browser was given before', async () => {
    const planted = `session=${'ab'.repeat(20)}`
    const response = await signIn('viewer', 'plenum-demo', planted)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(response.status).toBe(204)
    expect(cookie).not.toContain('abab')
    expect(await isSignedIn(planted)).toBe(false)
    expect(await isSignedIn(cookie.split(';')[0] ?? '')).toBe(true)
  })

  test.each(['viewer', 'nobody-of-this-name'])(
    'with a wrong password checks one hash, so that it takes %s as long as anybody',
    async (username) => {
      tried.length = 0
      expect((await signIn(username, 'wrong')).status).toBe(401)
      expect(tried).toHaveLength(1)
      expect(tried[0]).toMatch(/^plain:/)
    },
  )
})
