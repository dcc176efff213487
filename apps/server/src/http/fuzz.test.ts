import { setScene } from '@plenum/rack/access/walk/scene'
import { requestsFor } from '@plenum/rack/fuzz/ask'
import { operationIds } from '@plenum/rack/fuzz/fuzz'
import type { Sent } from '@plenum/rack/fuzz/sent'
import { rackUnderTest } from '@plenum/rack/testing/rack-under-test'
import * as fc from 'fast-check'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { rackBackend } from './rack-backend.ts'
import { reply } from './reply.ts'
import { createServer } from './server.ts'
import { sendRaw } from './testing/raw-client.ts'

const { FC_SEED = '1', FC_RUNS = '2' } = process.env

const rack = await rackUnderTest()
const { scene } = await setScene(rack)
const cookie = await rack.signIn('operator')
const lines = new PassThrough()
const server = createServer({
  backend: rackBackend(rack.rack),
  console: { answer: async () => reply(200, 'console', { 'content-type': 'text/html' }) },
  log: pino({ level: 'trace' }, lines),
})
const url = await listen(server.http, '127.0.0.1', 0)
afterAll(() => server.drain(0))

/** What must be in no log: what requests here bring to be let in. */
const secrets = [cookie.replace('session=', ''), 'plenum-demo', 'plnum-token-secret', 'SAMLResponse']
let logged = 0

afterEach(() => {
  const written = String(lines.read() ?? '')
  for (const line of written.split('\n').slice(0, -1)) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) })
    // oxlint-disable-next-line no-control-regex -- these are what it is about
    expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
    logged++
  }
  for (const secret of secrets) expect(written).not.toContain(secret)
})

const UNPRINTABLE = /[^\u0020-\u007e]/

/** As it goes over a socket. What the adapter for requests in memory would not take is sent, too. */
function toBytes({ method, path, headers, body = '' }: Sent): Uint8Array {
  const text = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer)
  const all = {
    host: new URL(url).host,
    cookie,
    connection: 'close',
    'content-length': String(text.length),
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'), text])
}

/** Throws when an answer is not what every answer must be that comes over a socket. */
function checkRaw(answer: string): void {
  if (answer === '') return
  const [head = ''] = answer.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
  expect(status).toBeGreaterThanOrEqual(200)
  expect([500, 501, 502, 504].includes(status)).toBe(false)
  const fields = head.split('\r\n').slice(1)
  expect(fields.filter((field) => !/^[\w-]+: /.test(field) || UNPRINTABLE.test(field))).toEqual([])
  expect(fields.filter((field) => /^set-cookie: (?!session=)/i.test(field))).toEqual([])
  // Node itself refuses what it cannot read, with nothing to read in it.
  if (status >= 400 && !/^content-type:/im.test(head)) return
  expect(head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
  expect(head).toMatch(/^x-content-type-options: nosniff\r?$/im)
  expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}\r?$/im)
}

// What fails says its seed; `FC_SEED` and `FC_RUNS` ask for other requests, and for more.
describe('over a socket', () => {
  test.each(operationIds.map((id, index) => [id, Number(FC_SEED) + index] as const))(
    'whatever %s is sent is answered, seed %i',
    async (id, seed) => {
      const asked = fc.asyncProperty(requestsFor(id, scene), async (sent) => {
        // The rest of such a body would be waited for.
        if ('content-length' in sent.headers) return
        checkRaw(await sendRaw(url, toBytes(sent)))
      })
      await fc.assert(asked, { seed, numRuns: Number(FC_RUNS), endOnFailure: true })
    },
  )

  const host = `host: ${new URL(url).host}\r\nconnection: close\r\n`
  const json = 'content-type: application/json\r\n'
  test.each([
    ['what is no HTTP', 'GARBAGE\r\n\r\n'],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
    ['a version that there is not', `GET / HTTP/9.9\r\n${host}\r\n`],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['two hosts', `GET / HTTP/1.1\r\nhost: evil.example\r\n${host}\r\n`],
    ['a host that is none', 'GET /v1/me HTTP/1.1\r\nhost: a b\u0000\r\nconnection: close\r\n\r\n'],
    ['a host with escapes', 'GET /v1/me HTTP/1.1\r\nhost: \u001b[31m\r\nconnection: close\r\n\r\n'],
    ['a host with a path', 'GET /login HTTP/1.1\r\nhost: a/../b?c#d@e\r\nconnection: close\r\n\r\n'],
    ['another site in the request line', `GET http://evil.example/v1/me HTTP/1.1\r\n${host}\r\n`],
    ['two slashes', `GET //evil.example/%2e%2e HTTP/1.1\r\n${host}accept: text/html\r\n\r\n`],
    ['backslashes', `GET /\\evil.example\\..\\a HTTP/1.1\r\n${host}accept: text/html\r\n\r\n`],
    ['a star', `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
    ['TRACE', `TRACE / HTTP/1.1\r\n${host}\r\n`],
    ['line ends in a path', `GET /projects%0d%0aset-cookie:%20a=b HTTP/1.1\r\n${host}accept: text/html\r\n\r\n`],
    ['line ends in where to go', `GET /login?redirect_uri=/%0d%0aset-cookie:a=b HTTP/1.1\r\n${host}\r\n`],
    ['raw bytes in a path', `GET /v1/\u001b[2J\u00ff HTTP/1.1\r\n${host}\r\n`],
    ['an encoding that is none', `GET /%c3%28%zz HTTP/1.1\r\n${host}\r\n`],
    ['bare line feeds', `GET /v1/me HTTP/1.1\n${host.replaceAll('\r', '')}\n`],
    ['a folded header', `GET /v1/me HTTP/1.1\r\n${host}x: a\r\n b\r\n\r\n`],
    ['a header without a name', `GET /v1/me HTTP/1.1\r\n${host}: a\r\n\r\n`],
    ['a header of 100 kB', `GET /v1/me HTTP/1.1\r\n${host}x: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['ten thousand headers', `GET /v1/me HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(10_000)}\r\n`],
    ['a path of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`],
    ['two lengths', `POST /v1/logout HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\nab`],
    ['a length below nothing', `POST /v1/logout HTTP/1.1\r\n${host}content-length: -1\r\n\r\n`],
    [
      'a length and chunks',
      `POST /v1/projects HTTP/1.1\r\n${host}${json}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /v1/me`,
    ],
    ['a chunk that is none', `POST /v1/projects HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\nzz\r\n`],
    [
      'a chunk of more than there is',
      `POST /v1/projects HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n`,
    ],
    ['a strange upgrade', `GET /v1/me HTTP/1.1\r\n${host.replace('close', 'upgrade')}upgrade: websocket\r\n\r\n`],
  ])('%s does no harm', async (_name, bytes) => {
    checkRaw(await sendRaw(url, Buffer.from(bytes, 'latin1')))
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  test('what came was written down, line by line', () => {
    expect(logged).toBeGreaterThan(operationIds.length)
  })
})
