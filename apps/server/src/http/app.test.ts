import { describe, expect, test, vi } from 'vitest'
import type { Rack } from '@plenum/rack'
import type { Console } from '../console/console.ts'
import { createApp } from './app.ts'
import { rackBackend } from './rack-backend.ts'
import { reply } from './reply.ts'
import { stubRack } from './stub-rack.ts'

const built: Console = { answer: async () => reply(200, 'console', { 'content-type': 'text/html' }) }
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function ask(path: string, init: RequestInit = {}, rack: Rack = stubRack()): Promise<Response> {
  const request = new Request(`http://127.0.0.1:4000${path}`, init)
  return createApp(rackBackend(rack), built)(request, new URL(request.url))
}

test('healthz needs nobody signed in', async () => {
  const response = await ask('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

describe('the rack is asked', () => {
  test.each([
    ['GET', '/v1/projects'],
    ['GET', '/v1'],
    ['DELETE', '/v1/projects/a'],
    ['OPTIONS', '/v1/projects'],
    ['GET', '/experimental/v1/probes'],
    ['POST', '/device/auth'],
    ['POST', '/device/token'],
    ['POST', '/device/confirm'],
    ['POST', '/login/demo/saml/idp'],
    ['GET', '/login/demo/saml/idp/redirect'],
    ['GET', '/login/demo/saml/idp/redirect?redirect_uri=%2F'],
  ])('for %s %s', async (method, path) => {
    const fetch = vi.fn<Rack['fetch']>(stubRack().fetch)
    expect((await ask(path, { method }, stubRack({ fetch }))).status).toBe(200)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test.each(['/', '/v1x', '/device/verify', '/device/authx', '/login/demo/local', '/projects', '/healthz', '/x/v1/y'])(
    'not for GET %s',
    async (path) => {
      const fetch = vi.fn<Rack['fetch']>(stubRack().fetch)
      await ask(path, {}, stubRack({ fetch }))
      expect(fetch).not.toHaveBeenCalled()
    },
  )
})

test("an identity provider's answer does, though it always comes from another site", async () => {
  const fetch = vi.fn<Rack['fetch']>(stubRack().fetch)
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://idp.example' }
  const response = await ask('/login/demo/saml/idp', { method: 'POST', headers }, stubRack({ fetch }))
  expect(response.status).toBe(200)
  expect(fetch).toHaveBeenCalledOnce()
})

test('a forged write never reaches the rack, however its path is spelled', async () => {
  const fetch = vi.fn<Rack['fetch']>(stubRack().fetch)
  for (const path of [
    '/v1/projects',
    '/v1/login/demo/local',
    '/v1/%6Cogin/demo/local',
    '/v1/logout',
    '/login/demo/x',
    '/login/demo/local',
    '/login/demo/saml/idp/redirect',
    '/login/demo/saml/idp/',
    '/login/demo/saml/%69dp',
    '/login//saml/idp',
    '/v1/login/demo/saml/idp',
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await ask(
      path,
      { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
      stubRack({ fetch }),
    )
    expect(response.status).toBe(403)
    // oxlint-disable-next-line no-await-in-loop
    expect(await response.json()).toEqual({
      request_id: response.headers.get('x-request-id'),
      error_code: 'Forbidden',
      message: 'Forbidden',
    })
  }
  expect(fetch).not.toHaveBeenCalled()
})

describe('pages need a session', () => {
  test.each([
    ['/', '%2F'],
    ['/projects', '%2Fprojects'],
    ['/projects-new', '%2Fprojects-new'],
    ['/projects/a/instances?x=1&y=a%20b', '%2Fprojects%2Fa%2Finstances%3Fx%3D1%26y%3Da%2520b'],
    ['/settings/profile', '%2Fsettings%2Fprofile'],
    ['/system/silos', '%2Fsystem%2Fsilos'],
    ['/lookup/i/x', '%2Flookup%2Fi%2Fx'],
    ['/images', '%2Fimages'],
    ['/utilization', '%2Futilization'],
    ['/access', '%2Faccess'],
    ['/device/verify', '%2Fdevice%2Fverify'],
    ['/device/success', '%2Fdevice%2Fsuccess'],
    ['/projects?q=a\\b', '%2Fprojects%3Fq%3Da%255Cb'],
  ])('%s', async (path, encoded) => {
    const response = await ask(path, { headers: html })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/login/demo/local?redirect_uri=${encoded}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/login/demo/local', '/login/demo/saml/idp', '/imagesque', '/nowhere', '/favicon.svg', '/assets/a.js'])(
    'but %s does not',
    async (path) => {
      expect((await ask(path, { headers: html })).status).toBe(200)
    },
  )

  test('someone with a session gets the page', async () => {
    const rack = stubRack({ isSignedIn: async () => true })
    expect((await ask('/projects', { headers: html }, rack)).status).toBe(200)
  })

  test('what does not ask for a document is not sent anywhere', async () => {
    expect((await ask('/projects', { headers: { accept: '*/*' } })).status).toBe(200)
  })

  test('where nobody can sign in, that is said', async () => {
    const whyNot = 'HTTP request for unknown server name "127.0.0.1"'
    const response = await ask('/projects', { headers: html }, stubRack({ loginPage: async () => ({ whyNot }) }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: whyNot })
  })

  test.each(['/projects', '/login'])('%s leads to where the host that was asked has people sign in', async (path) => {
    const loginPage = vi.fn<Rack['loginPage']>(async () => ({ path: '/login/acme/saml/main' }))
    const url = new URL(path, 'https://Acme.sys.rack.example:8443')
    const response = await createApp(rackBackend(stubRack({ loginPage })), built)(
      new Request(url, { headers: html }),
      url,
    )
    expect(response.headers.get('location')).toMatch(/^\/login\/acme\/saml\/main(\?|$)/)
    expect(loginPage).toHaveBeenCalledExactlyOnceWith('acme.sys.rack.example')
  })
})

describe('/login', () => {
  test.each([
    ['/login', '/login/demo/local'],
    ['/login?redirect_uri=%2Fprojects%3Fx%3D1', '/login/demo/local?redirect_uri=%2Fprojects%3Fx%3D1'],
    ['/login?redirect_uri=/projects', '/login/demo/local?redirect_uri=%2Fprojects'],
  ])('%s leads to %s', async (path, location) => {
    const response = await ask(path, { headers: html })
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
  })

  test.each(['', 'foo', 'http%3A%2F%2Fevil.example', '%2F%2Fevil.example', '%2F%5Cevil.example', '/a&redirect_uri=/b'])(
    'refuses %j',
    async (uri) => {
      const response = await ask(`/login?redirect_uri=${uri}`, { headers: html })
      expect(response.status).toBe(400)
      expect(response.headers.has('location')).toBe(false)
    },
  )

  test('says why', async () => {
    const response = await ask('/login?redirect_uri=foo')
    expect(await response.json()).toEqual({
      request_id: response.headers.get('x-request-id'),
      message: expect.stringMatching(/not a relative URI$/),
    })
  })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s on a page is not allowed', async (method) => {
  const response = await ask('/projects', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

describe('every answer carries the security headers and a request id', () => {
  const cases: [string, string, RequestInit][] = [
    ['API', '/v1/projects', {}],
    ['forged', '/v1/projects', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
    ['page', '/nowhere', {}],
    ['redirect', '/projects', { headers: html }],
    ['health', '/healthz', {}],
    ['readiness', '/readyz', {}],
    ['refused login', '/login?redirect_uri=x', {}],
    ['wrong method', '/', { method: 'POST' }],
  ]
  test.each(cases)('%s', async (_name, path, init) => {
    const { headers } = await ask(path, init)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy')).toContain("object-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.has('x-powered-by')).toBe(false)
  })

  test('and no script may be inline', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
    expect(/script-src [^;]*/.exec(policy)?.[0]).toBe("script-src 'self'")
  })

  test('an answer whose headers cannot be changed carries them too', async () => {
    const rack = stubRack({ fetch: async () => Response.redirect('https://idp.example/', 302) })
    const { headers, status } = await ask('/v1/projects', {}, rack)
    expect([status, headers.get('location')]).toEqual([302, 'https://idp.example/'])
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('API answers stay in no cache, and keep what the rack said', async () => {
    const { headers } = await ask('/v1/projects')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toBe('00000000-0000-4000-8000-000000000001')
  })
})

describe('a page asks the API', () => {
  const asking: Console = {
    answer: async (_request, _at, ask) => (await ask?.('/v1/me', AbortSignal.timeout(1000))) ?? reply(200, 'alone', {}),
  }
  const open = (path: string, rack: Rack) => {
    const request = new Request(`http://127.0.0.1:4000${path}`, { headers: { ...html, cookie: 'session=abc' } })
    return createApp(rackBackend(rack), asking)(request, new URL(request.url))
  }

  test('in the name of whoever wants it', async () => {
    const fetch = vi.fn<Rack['fetch']>(async (request) =>
      Response.json([request.method, new URL(request.url).pathname, request.headers.get('cookie')]),
    )
    const response = await open('/projects', stubRack({ fetch, isSignedIn: async () => true }))
    expect(await response.json()).toEqual(['GET', '/v1/me', 'session=abc'])
  })

  test('not without a session, and not for a page that anybody may see', async () => {
    const fetch = vi.fn<Rack['fetch']>(stubRack().fetch)
    expect((await open('/projects', stubRack({ fetch, isSignedIn: async () => false }))).status).toBe(302)
    expect(await (await open('/login/demo/local', stubRack({ fetch }))).text()).toBe('alone')
    expect(fetch).not.toHaveBeenCalled()
  })
})
