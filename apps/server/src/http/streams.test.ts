import { createMemoryStore, createRack, DEMO_PASSWORD, fillDemoFleet } from '@plenum/rack'
import type { Passwords, Rack } from '@plenum/rack'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { PlenumServer } from './server.ts'
import { dial, ending, refusal, serve } from './socket-client.ts'
import type { Asking } from './socket-client.ts'

const passwords: Passwords = { hash: async (password) => password, verify: async (given, hash) => given === hash }
let rack: Rack
let server: PlenumServer
let url: string

beforeAll(async () => {
  const store = createMemoryStore()
  await fillDemoFleet({ store, passwords })
  rack = createRack({ store, passwords, timing: { rebooting: 0, stopping: 0, starting: 0 } })
  ;({ server, url } = await serve(rack))
})
afterAll(() => server.drain(0))

async function signIn(user: string, silo = 'demo'): Promise<string> {
  const response = await fetch(`${url}/v1/login/${silo}/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: user, password: DEMO_PASSWORD }),
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** A socket of someone who is signed in, as a browser with our page opens it. */
async function open({ user = 'admin', ...asking }: Asking & { user?: string } = {}): Promise<WebSocket> {
  return dial(url, { ...asking, headers: { cookie: await signIn(user), origin: url, ...asking.headers } })
}

/** Collects what comes; resolves with it once it ends as is expected. */
function reader(socket: WebSocket) {
  let text = ''
  let changed = Promise.withResolvers<void>()
  socket.on('message', (data, isBinary) => {
    if (!isBinary || !Buffer.isBuffer(data)) throw new Error('not a binary message')
    text += data.toString('latin1')
    changed.resolve()
  })
  return async (end: string): Promise<string> => {
    while (!text.endsWith(end)) {
      await changed.promise
      changed = Promise.withResolvers()
    }
    return text
  }
}

const PROMPT = 'root@web-01:~# '

async function press(socket: WebSocket, until: (end: string) => Promise<string>): Promise<void> {
  socket.send(Buffer.from('\u0003exit\r'))
  await until('login: ')
  socket.send(Buffer.from('root\r'))
  await until(PROMPT)
}

describe('somebody at a serial console', () => {
  test('sees what was there, types, and sees the answer', async () => {
    const socket = await open({ query: '&most_recent=262144' })
    const until = reader(socket)
    expect(await until('web-01 login: ')).toMatch(/^UEFI/)
    socket.send(Buffer.from('root\r'))
    await until(PROMPT)
    socket.send(Buffer.from('nproc\r'))
    await until(`nproc\r\n4\r\n${PROMPT}`)
  })

  test('sees through a reboot that they ask for', async () => {
    const socket = await open()
    const until = reader(socket)
    await once(socket, 'open')
    await press(socket, until)
    socket.send(Buffer.from('reboot\r'))
    await until('reboot: Restarting system\r\n')
    await rack.tick()
    await until('web-01 login: ')
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  test('is not heard in text messages, which are for later', async () => {
    const socket = await open()
    const until = reader(socket)
    await once(socket, 'open')
    socket.send('not typed')
    socket.send(Buffer.from('x'))
    expect(await until('x')).toBe('x')
  })

  test('loses it when the instance stops', async () => {
    const socket = await open({ instance: 'web-02' })
    const until = reader(socket)
    await once(socket, 'open')
    socket.send(Buffer.from('root\rpoweroff\r'))
    const ended = ending(socket)
    await until('reboot: Power down\r\n')
    await rack.tick()
    expect(await ended).toEqual({ code: 1011, reason: 'instance is stopped and has no active serial console server' })
  })

  test('gets a socket and a reason when the instance does not run', async () => {
    expect(await ending(await open({ instance: 'api-green-01' }))).toEqual({
      code: 1011,
      reason: 'instance is stopped and has no active serial console server',
    })
  })

  test('cannot send more than 64 KiB at a time', async () => {
    const socket = await open()
    await once(socket, 'open')
    socket.send(Buffer.alloc(65_537))
    expect((await ending(socket)).code).toBe(1009)
  })
})

describe('nobody else gets a socket:', () => {
  test('not without a session', async () => {
    expect(await refusal(dial(url))).toMatchObject({ status: 401, body: { error_code: 'Unauthorized' } })
  })

  test('not someone who may only look', async () => {
    expect(await refusal(await open({ user: 'viewer' }))).toMatchObject({ status: 403 })
  })

  test('not someone of another silo', async () => {
    const headers = { cookie: await signIn('admin', 'lab'), origin: url }
    expect(await refusal(dial(url, { headers }))).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } })
  })

  test('not for an instance that there is not', async () => {
    const { status, headers } = await refusal(await open({ instance: 'missing' }))
    expect(status).toBe(404)
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store', connection: 'close' })
  })

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
    ['a page that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
  ])('not %s, with the cookie of the person', async (_, headers) => {
    expect(await refusal(await open({ headers }))).toMatchObject({ status: 403, body: { error_code: 'Forbidden' } })
  })

  test('not a script that has a cookie and does not say where it is from', async () => {
    expect(await refusal(dial(url, { headers: { cookie: await signIn('admin') } }))).toMatchObject({ status: 403 })
  })
})

/** What a server answers to lines of text. */
async function raw(at: string, ...head: string[]): Promise<string> {
  const socket = connect(Number(new URL(at).port), '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [first]: unknown[] = await once(socket, 'data')
  socket.destroy()
  return String(first)
}

describe('what asks for an upgrade', () => {
  const upgrade = ['Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']

  test.each([
    ['GET /healthz HTTP/1.1', 'Host: 127.0.0.1', 404],
    ['GET /v1/ping HTTP/1.1', 'Host: 127.0.0.1', 200],
    ['POST /v1/logout HTTP/1.1', 'Host: 127.0.0.1', 400],
    ['GET /v1/ping HTTP/1.1', 'Host: a b', 400],
    ['GET /v1/ping HTTP/1.1', 'Host: [', 400],
  ])('and gets no stream (%s, %s) is answered %d', async (line, host, status) => {
    expect(await raw(url, line, host, 'Upgrade: WebSocket', ...upgrade)).toMatch(`HTTP/1.1 ${status} `)
  })

  test('to another protocol is answered as if it had not', async () => {
    const head = ['GET /healthz HTTP/1.1', 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: h2c']
    expect(await raw(url, ...head)).toMatch('HTTP/1.1 200 ')
  })
})
