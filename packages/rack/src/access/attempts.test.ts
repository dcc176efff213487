import { describe, expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { ORIGIN } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { Attempts } from './attempts.ts'
import type { Against } from './attempts.ts'

const SECOND = 1000
const START = Date.parse('2026-03-01T12:00:00Z')

/** How many of so many wrong attempts in a row are let through. */
function letThrough(attempts: Attempts, against: (index: number) => Against, count: number, after = 0): number {
  let passed = 0
  for (let index = 0; index < count; index++)
    try {
      attempts.begin(against(index), new Date(START + after))
      passed += 1
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
    }
  return passed
}

const atAda = () => ({ account: 'ada' })
const atEach = (index: number) => ({ account: `user-${index}` })
const atEachFromOne = (index: number) => ({ ...atEach(index), address: '198.51.100.7' })
const fromOneNetwork = (index: number) => ({ address: `2001:db8:0:1::${index.toString(16)}` })
const fromManyNetworks = (index: number) => ({ address: `2001:db8:0:${index.toString(16)}::1` })

describe('wrong attempts', () => {
  test('at one account are let through ten times, from wherever they come', () => {
    expect(letThrough(new Attempts(), (index) => ({ account: 'ada', address: `198.51.100.${index}` }), 30)).toBe(10)
  })

  test('from one address are let through fifty times, at whatever account', () => {
    expect(letThrough(new Attempts(), atEachFromOne, 80)).toBe(50)
  })

  test('from one network of IPv6 are those of one address', () => {
    expect(letThrough(new Attempts(), fromOneNetwork, 80)).toBe(50)
    expect(letThrough(new Attempts(), fromManyNetworks, 80)).toBe(80)
  })

  test('may be made again one by one as time passes, and all of them in the end', () => {
    const attempts = new Attempts()
    letThrough(attempts, atAda, 20)
    expect(letThrough(attempts, atAda, 5, 30 * SECOND - 1)).toBe(0)
    expect(letThrough(attempts, atAda, 5, 30 * SECOND)).toBe(1)
    expect(letThrough(attempts, atAda, 20, 3600 * SECOND)).toBe(10)
  })

  test('that turn out to be right do not count', () => {
    const attempts = new Attempts()
    const against = { account: 'ada', address: '198.51.100.7' }
    for (let index = 0; index < 100; index++) attempts.begin(against, new Date(START)).wasRight()
    expect(letThrough(attempts, () => against, 20)).toBe(10)
  })

  test('that are refused do not count, so that waiting helps', () => {
    const attempts = new Attempts()
    letThrough(attempts, atAda, 1000)
    expect(letThrough(attempts, atAda, 2, 30 * SECOND)).toBe(1)
  })

  test('at very many accounts do not fill the memory', () => {
    const attempts = new Attempts()
    expect(letThrough(attempts, atEach, 20_001)).toBe(20_001)
    // The oldest was forgotten, the newest was not.
    expect(letThrough(attempts, () => ({ account: 'user-0' }), 20)).toBe(10)
    expect(letThrough(attempts, () => ({ account: 'user-20000' }), 20)).toBe(9)
  })
})

function login(username: string, password: string): Request {
  return new Request(`${ORIGIN}/v1/login/demo/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
}

describe('signing in', () => {
  test.each(['viewer', 'nobody'])(
    'as %s is refused after ten wrong passwords, even with the right one',
    async (name) => {
      const rack = await rackUnderTest()
      for (let index = 0; index < 10; index++) expect((await rack.rack.fetch(login(name, 'wrong'))).status).toBe(401)
      const refused = await rack.rack.fetch(login(name, 'plenum-demo'))
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('30')
      expect(refused.headers.has('set-cookie')).toBe(false)
      expect(await refused.json()).toEqual({
        request_id: refused.headers.get('x-request-id'),
        message: 'too many attempts, try again in 30 s',
      })
      await rack.advance(30 * SECOND)
      expect((await rack.rack.fetch(login(name, 'plenum-demo'))).status).toBe(name === 'viewer' ? 204 : 401)
    },
  )

  test('with the right password works as often as one likes', async () => {
    const rack = await rackUnderTest()
    for (let index = 0; index < 60; index++)
      expect((await rack.rack.fetch(login('viewer', 'plenum-demo'), '198.51.100.7')).status).toBe(204)
  })

  test('as one does not get in the way of another', async () => {
    const rack = await rackUnderTest()
    for (let index = 0; index < 20; index++) await rack.rack.fetch(login('viewer', 'wrong'), '198.51.100.7')
    expect((await rack.rack.fetch(login('admin', 'plenum-demo'), '198.51.100.7')).status).toBe(204)
  })

  test('is refused to an address that has tried many accounts, and to no other', async () => {
    const rack = await rackUnderTest()
    for (let index = 0; index < 50; index++) await rack.rack.fetch(login(`user-${index}`, 'wrong'), '198.51.100.7')
    expect((await rack.rack.fetch(login('viewer', 'plenum-demo'), '198.51.100.7')).status).toBe(429)
    expect((await rack.rack.fetch(login('viewer', 'plenum-demo'), '198.51.100.8')).status).toBe(204)
  })
})
