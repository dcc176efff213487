import { updateRepository } from '@plenum/rack/testing/update-repository'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../../e2e/harness/server.ts'
import { dial, refusal } from '../http/socket-client.ts'
import { demoDirectory } from '../store/testing/demo-directory.ts'

/** A gateway as it is started, in front of a second Plenum. */
let rack: PlenumServer
let gateway: PlenumServer
let cookie = ''

const credentials = JSON.stringify({ username: 'operator', password: 'plenum-demo' })
const json = { 'content-type': 'application/json' }
const soon = { timeout: 20_000, interval: 200 }

beforeAll(async () => {
  rack = await startServer({ data: await demoDirectory(), flags: ['--log-level', 'silent'] })
  gateway = await startServer({ upstream: rack.url })
  const init = { method: 'POST', headers: { ...json, origin: gateway.url }, body: credentials }
  const signedIn = await fetch(`${gateway.url}/v1/login/demo/local`, init)
  expect(signedIn.status).toBe(204)
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
}, 60_000)

afterAll(async () => {
  await Promise.all([gateway.stop(), rack.stop()])
})

function ask(server: PlenumServer, method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { cookie, origin: server.url, ...Object(init.headers) }
  return fetch(server.url + path, { ...init, method, headers, redirect: 'manual' })
}

const post = (value: unknown): RequestInit => ({ headers: json, body: JSON.stringify(value) })

/** All of an answer but what no two answers have alike. */
async function seen(response: Response) {
  const { date: _, 'x-request-id': id = '', ...headers } = Object.fromEntries(response.headers)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  return { status: response.status, headers, body: (await response.text()).replaceAll(id, 'the id') }
}

const questions: [status: number, method: string, path: string, init?: RequestInit][] = [
  [200, 'GET', '/v1/me'],
  [200, 'GET', '/v1/projects?limit=2&sort_by=name_descending'],
  [200, 'GET', '/v1/instances?project=storefront'],
  [401, 'GET', '/v1/projects', { headers: { cookie: 'session=0123456789abcdef0123456789abcdef01234567' } }],
  [404, 'GET', '/v1/projects/nowhere'],
  [400, 'GET', '/v1/projects/no%2Fwhere%C3%A9'],
  [404, 'GET', '/v1/nothing/of/the/kind'],
  [405, 'PATCH', '/v1/projects'],
  [400, 'GET', '/v1/projects?limit=none'],
  [400, 'POST', '/v1/projects', { headers: json, body: '{"name":"Not a name","description":""}' }],
  [400, 'POST', '/v1/projects', { headers: json, body: '{"name":' }],
  [400, 'POST', '/v1/projects', post({ name: 'storefront', description: 'taken' })],
  [400, 'POST', '/device/token', post({})],
  [404, 'GET', '/login/demo/saml/none/redirect'],
  [302, 'GET', '/login?redirect_uri=%2Fprojects%3Fa%3Db'],
  [400, 'GET', '/login?redirect_uri=//evil.example'],
]
test.each(questions)('%d: %s %s is answered as the rack itself answers it', async (status, method, path, init) => {
  const [direct, passed] = await Promise.all([ask(rack, method, path, init), ask(gateway, method, path, init)])
  expect(await seen(passed)).toEqual(await seen(direct))
  expect(passed.status).toBe(status)
})

test('what somebody may not do is refused as the rack refuses it', async () => {
  const init = { method: 'POST', headers: { ...json, origin: gateway.url } }
  const body = JSON.stringify({ username: 'viewer', password: 'plenum-demo' })
  const signedIn = await fetch(`${gateway.url}/v1/login/demo/local`, { ...init, body })
  const own = { headers: { ...json, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' } }
  const wanted = { ...own, body: '{"name":"mine","description":""}' }
  const [direct, passed] = await Promise.all([
    ask(rack, 'POST', '/v1/projects', wanted),
    ask(gateway, 'POST', '/v1/projects', wanted),
  ])
  expect(await seen(passed)).toEqual(await seen(direct))
  expect(passed.status).toBe(403)
})

test('what is made through a gateway is there, for everybody', async () => {
  const made = await ask(gateway, 'POST', '/v1/projects', post({ name: 'through', description: 'a gateway' }))
  expect(made.status).toBe(201)
  expect(await (await ask(rack, 'GET', '/v1/projects/through')).json()).toEqual(await made.json())
})

test('a page leads through the sign-in of the rack, and is there for who has a session', async () => {
  const page = { accept: 'text/html' }
  const stranger = await ask(gateway, 'GET', '/projects?x=1', { headers: { ...page, cookie: '' } })
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/login?redirect_uri=%2Fprojects%3Fx%3D1'])
  const login = await ask(gateway, 'GET', '/login?redirect_uri=%2Fprojects%3Fx%3D1', {
    headers: { ...page, cookie: '' },
  })
  expect(login.headers.get('location')).toBe('/login/demo/local?redirect_uri=%2Fprojects%3Fx%3D1')
  expect((await ask(gateway, 'GET', '/projects', { headers: page })).status).not.toBe(302)
})

test('a release goes through, and a bundle comes back in parts', async () => {
  const bytes = new Uint8Array(randomBytes(8 * 2 ** 20))
  const artifacts = [{ name: 'large', kind: 'host', version: '2.0.0', bytes }]
  const now = new Date()
  const expires = `${now.getUTCFullYear() + 1}-01-01T00:00:00Z`
  const body = await updateRepository({ systemVersion: '2.0.0', expires, artifacts }, now)
  const uploaded = await ask(gateway, 'PUT', '/v1/system/update/repository?file_name=release.zip', { body })
  expect([uploaded.status, await uploaded.json()]).toMatchObject([
    200,
    { recorded: { artifacts: [{ size: bytes.length }] } },
  ])

  const bundles = '/experimental/v1/system/support-bundles'
  const { id } = Object(await (await ask(gateway, 'POST', bundles)).json())
  const stateOf = async () => Object(await (await ask(gateway, 'GET', `${bundles}/${id}`)).json()).state
  await expect.poll(stateOf, soon).toBe('active')
  const path = `${bundles}/${id}/download`
  for (const headers of [{}, { range: 'bytes=100-199' }, { range: 'bytes=1000000000-' }]) {
    for (const method of ['GET', 'HEAD']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [direct, passed] = await Promise.all([
        ask(rack, method, path, { headers }),
        ask(gateway, method, path, { headers }),
      ])
      // oxlint-disable-next-line no-await-in-loop
      const [wanted, had] = await Promise.all([direct.bytes(), passed.bytes()])
      expect([passed.status, passed.headers.get('content-range'), passed.headers.get('content-length')]).toEqual([
        direct.status,
        direct.headers.get('content-range'),
        direct.headers.get('content-length'),
      ])
      if (direct.status < 400) expect(Buffer.compare(had, wanted)).toBe(0)
    }
  }
  expect((await ask(gateway, 'DELETE', `${bundles}/${id}`)).status).toBe(204)
}, 60_000)

test('a serial console answers whoever types', async () => {
  const socket = dial(gateway.url, { headers: { cookie, origin: gateway.url } })
  let output = ''
  socket.on('message', (data) => (output += data instanceof Buffer ? data.toString() : ''))
  await once(socket, 'open')
  socket.send(Buffer.from('ro'))
  await expect.poll(() => output, soon).toContain('ro')
  expect(
    await refusal(dial(gateway.url, { instance: 'missing', headers: { cookie, origin: gateway.url } })),
  ).toMatchObject({ status: 404 })
})

const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields), headers: { cookie: '' } })

/** As a program gets one that a person has let in. */
async function deviceToken(): Promise<string> {
  const clientId = crypto.randomUUID()
  const started = Object(await (await ask(gateway, 'POST', '/device/auth', form({ client_id: clientId }))).json())
  const confirmed = await ask(gateway, 'POST', '/device/confirm', post({ user_code: started.user_code }))
  expect(confirmed.status).toBe(204)
  const grant = {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: started.device_code,
    client_id: clientId,
  }
  return Object(await (await ask(gateway, 'POST', '/device/token', form(grant))).json()).access_token
}

test('a program is let in by the device grant, and a gateway with its token lets in whoever is on this machine', async () => {
  const token = await deviceToken()
  const own = await fetch(`${gateway.url}/v1/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(own.status).toBe(200)
  const open = await startServer({ upstream: rack.url, environment: { PLENUM_TOKEN: token } })
  try {
    const stale = { cookie: 'session=0123456789abcdef0123456789abcdef01234567' }
    const me = await fetch(`${open.url}/v1/me`, { headers: stale })
    expect(await me.json()).toEqual(await own.json())
    expect(open.output()).not.toContain(token)
  } finally {
    await open.stop()
  }
}, 60_000)

test('signing out through a gateway ends the session', async () => {
  const init = { method: 'POST', headers: { ...json, origin: gateway.url }, body: credentials }
  const signedIn = await fetch(`${gateway.url}/v1/login/demo/local`, init)
  const own = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const left = await ask(gateway, 'POST', '/v1/logout', { headers: own })
  expect([left.status, left.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^session=; .*Max-Age=0/)])
  expect((await ask(rack, 'GET', '/v1/me', { headers: own })).status).toBe(401)
})

test('its log has a line for each request, and nothing secret', async () => {
  await expect.poll(() => gateway.output(), soon).toMatch(/"method":"POST","path":"\/v1\/logout","status":204/)
  expect(gateway.output()).not.toContain(cookie.replace('session=', ''))
  expect(gateway.output()).not.toContain('plenum-demo')
})
