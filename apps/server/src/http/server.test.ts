import { once } from 'node:events'
import { request as httpRequest, Agent } from 'node:http'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import type { Rack } from '@plenum/rack'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { rackBackend } from './rack-backend.ts'
import { reply } from './reply.ts'
import { createServer } from './server.ts'
import { stubRack } from './stub-rack.ts'

const started: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.drain(0)))
})

async function start(changes: Partial<Rack> = {}) {
  const lines = new PassThrough()
  const console = { answer: async () => reply(200, 'console', { 'content-type': 'text/html' }) }
  const server = createServer({ backend: rackBackend(stubRack(changes)), console, log: pino({ level: 'info' }, lines) })
  started.push(server)
  const url = await listen(server.http, '127.0.0.1', 0)
  return { server, url, logged: () => String(lines.read() ?? '') }
}

async function send(url: string, options: RequestOptions): Promise<IncomingMessage> {
  const response = await answerTo(httpRequest(url, options).end())
  response.resume()
  return response
}

function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once('response', resolve).once('error', reject)
  })
}

describe('over a socket', () => {
  test('the rack answers, with its status, body and headers', async () => {
    const { url } = await start()
    const response = await fetch(`${url}/v1/projects`)
    expect(await response.json()).toEqual({ items: [] })
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('content-length')).toBe('12')
  })

  test('a large upload over a slow line has the time that it takes, but not its headers', async () => {
    const { http } = (await start()).server
    expect(http.requestTimeout).toBeGreaterThanOrEqual(3_600_000)
    expect(http.headersTimeout).toBeLessThanOrEqual(15_000)
  })

  test('the rack learns where a request comes from', async () => {
    const seen: (string | undefined)[] = []
    const { url } = await start({
      fetch: async (request, address) => {
        seen.push(address)
        return stubRack().fetch(request)
      },
    })
    await fetch(`${url}/v1/projects`)
    await fetch(`${url}/v1/projects`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(seen).toEqual(['127.0.0.1', '203.0.113.9'])
  })

  test('the rack sees the address that the client used, also of a proxy that ends TLS', async () => {
    const seen: string[] = []
    const { url } = await start({
      fetch: async (request) => {
        seen.push(`${request.method} ${new URL(request.url).origin} ${await request.text()}`)
        return stubRack().fetch(request)
      },
    })
    const headers = { host: 'console.example', 'x-forwarded-proto': 'https' }
    const sent = httpRequest(`${url}/v1/projects`, { method: 'POST', headers })
    sent.end('{}')
    expect((await answerTo(sent)).resume().statusCode).toBe(200)
    await send(`${url}/v1/projects`, { headers: { host: 'console.example' } })
    expect(seen).toEqual(['POST https://console.example {}', 'GET http://console.example '])
  })

  test('HEAD has the headers and no body', async () => {
    const { url } = await start()
    const response = await fetch(`${url}/healthz`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-length')).toBe('15')
  })

  test.each(['a b', '999.999.999.999', 'x:notaport', 'evil.example/path', '['])('Host %j is refused', async (host) => {
    const { url } = await start()
    const response = await send(`${url}/v1/projects`, { headers: { host } })
    expect(response.statusCode).toBe(400)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test('several cookies of an answer stay several', async () => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const { url } = await start({ fetch: async () => new Response(null, { status: 204, headers }) })
    expect((await fetch(`${url}/v1/logout`, { method: 'POST' })).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  test('a body is not waited for: the rack is asked as soon as the head is there', async () => {
    const asked = Promise.withResolvers<void>()
    const { url } = await start({
      fetch: async (request) => {
        asked.resolve()
        return new Response(await request.text(), { headers: { 'content-type': 'application/json' } })
      },
    })
    const sending = httpRequest(`${url}/v1/projects`, { method: 'POST' })
    sending.write('{"name":')
    await asked.promise
    sending.end('"a"}')
    const response = await answerTo(sending)
    expect((await response.toArray()).join('')).toBe('{"name":"a"}')
  })

  test('what breaks is a 500 that says nothing, and a log line that says all', async () => {
    const { url, logged } = await start({ isSignedIn: () => Promise.reject(new Error('the disk is full')) })
    const response = await fetch(`${url}/projects`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      request_id: response.headers.get('x-request-id'),
      error_code: 'Internal',
      message: 'Internal Server Error',
    })
    expect(logged()).toContain('the disk is full')
  })
})

test('a request is one log line, and holds nothing that is secret', async () => {
  const { url, logged } = await start()
  await fetch(`${url}/v1/projects?token=in-query`, {
    method: 'POST',
    headers: { cookie: 'session=in-cookie', authorization: 'Bearer in-header', origin: url },
    body: 'in-body',
  })
  const line = logged()
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    requestId: '00000000-0000-4000-8000-000000000001',
    method: 'POST',
    path: '/v1/projects',
    status: 200,
    ms: expect.any(Number),
  })
  expect(line).not.toMatch(/in-(query|cookie|header|body)/)
})

function slowRack() {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<Response>()
  return {
    asked: asked.promise,
    finish: () => gate.resolve(new Response('{"done":true}')),
    fetch: () => {
      asked.resolve()
      return gate.promise
    },
  }
}

describe('draining', () => {
  test('lets a running request come to its end and takes no new one', async () => {
    const slow = slowRack()
    const { server, url } = await start({ fetch: slow.fetch })
    const agent = new Agent({ keepAlive: true })
    const running = send(`${url}/v1/projects`, { agent })
    await slow.asked
    const drained = server.drain(60_000)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
    slow.finish()
    expect((await running).statusCode).toBe(200)
    await drained
    agent.destroy()
  })

  test('waits for the work of a client that has hung up', async () => {
    const slow = slowRack()
    const { server, url } = await start({ fetch: slow.fetch })
    const hangUp = new AbortController()
    const running = fetch(`${url}/v1/projects`, { signal: hangUp.signal }).catch(() => 'gone')
    await slow.asked
    hangUp.abort()
    expect(await running).toBe('gone')
    const drained = server.drain(60_000)
    const ended = drained.then(() => 'drained')
    await once(server.http, 'close')
    expect(await Promise.race([ended, Promise.resolve('waiting')])).toBe('waiting')
    slow.finish()
    expect(await ended).toBe('drained')
  })

  test('hangs up on what takes too long', async () => {
    const slow = slowRack()
    const { server, url } = await start({ fetch: slow.fetch })
    const running = fetch(`${url}/v1/projects`).catch(() => 'hung up on')
    await slow.asked
    await server.drain(0)
    expect(await running).toBe('hung up on')
    slow.finish()
  })
})
