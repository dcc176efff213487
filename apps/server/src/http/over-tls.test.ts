import { createRack, fillDemoFleet, createMemoryStore, DEMO_PASSWORD } from '@plenum/rack'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { rackBackend } from './rack-backend.ts'
import { reply } from './reply.ts'
import { createServer } from './server.ts'

const passwords = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (password: string, hash: string) => hash === `plain:${password}`,
}
const store = createMemoryStore()
await fillDemoFleet({ store, passwords })
const server = createServer({
  backend: rackBackend(createRack({ store, passwords })),
  console: { answer: async () => reply(200, 'console', { 'content-type': 'text/html' }) },
  log: pino(new PassThrough()),
})
const url = await listen(server.http, '127.0.0.1', 0)
afterAll(() => server.drain(0))

function signIn(headers: Record<string, string>): Promise<Response> {
  return fetch(`${url}/v1/login/demo/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: 'viewer', password: DEMO_PASSWORD }),
  })
}

describe('a client that speaks TLS, as the proxy says,', () => {
  const overTls = { 'x-forwarded-proto': 'https' }

  test('gets a session cookie for TLS only', async () => {
    const [cookie, ...others] = (await signIn(overTls)).headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie?.split('; ').slice(1)).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=86400', 'Secure'])
  })

  test('is told not to come without', async () => {
    const answers = await Promise.all(
      ['/', '/healthz', '/v1/me', '/login'].map((path) => fetch(url + path, { headers: overTls, redirect: 'manual' })),
    )
    for (const { headers } of answers) expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

test('a client that does not speak TLS gets a cookie that it can send back, and is told nothing', async () => {
  const { headers } = await signIn({})
  expect(headers.getSetCookie()[0]).not.toMatch(/secure/i)
  expect(headers.has('strict-transport-security')).toBe(false)
})
