import { usablePair } from '@plenum/rack/testing/certificates'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { asPage, gatewayTo, stubUpstream, textOf } from './testing/stub-upstream.ts'

/** A port that nothing listens on. */
async function nowhere(): Promise<string> {
  const { url, http } = await stubUpstream(() => {})
  http.close()
  await once(http, 'close')
  return url
}

async function refusal(response: Response) {
  const body: unknown = await response.json()
  expect(body).toEqual({
    request_id: response.headers.get('x-request-id'),
    error_code: 'ServiceNotAvailable',
    message: expect.any(String),
  })
  return { status: response.status, message: String(Object(body).message) }
}

describe('a rack that cannot be had', () => {
  test('because nothing listens there', async () => {
    const { url, logged } = await gatewayTo(await nowhere())
    const { status, message } = await refusal(
      await fetch(`${url}/v1/me?in=query`, { headers: { cookie: 'a=in-cookie' } }),
    )
    expect(status).toBe(502)
    expect(message).toMatch(/^the rack at 127\.0\.0\.1:\d+ cannot be used: it refuses connections$/)
    await expect.poll(logged).toContain('"reason":"it refuses connections","code":"ECONNREFUSED"')
    expect(logged()).not.toMatch(/in-(?:query|cookie)|stack/)
  })

  test('because there is no host of that name', async () => {
    const { url } = await gatewayTo('https://rack.invalid')
    expect((await refusal(await fetch(`${url}/v1/me`))).message).toMatch(
      /^the rack at rack\.invalid cannot be used: (?:there is no host of that name|its name cannot be looked up)$/,
    )
  })

  test('because what answers does not speak HTTP', async () => {
    const stub = await stubUpstream((incoming) => incoming.socket.end('SSH-2.0-OpenSSH_9.2\r\n'))
    const { url } = await gatewayTo(stub.url)
    expect((await refusal(await fetch(`${url}/v1/me`))).message).toMatch(/what it answered is not HTTP$/)
  })

  test.each([
    'HTTP/1.1 200 O\u0001K\r\nContent-Length: 2\r\n\r\nok',
    'HTTP/1.1 200 \u00ff\r\nX-A: \u00fe\r\nContent-Length: 2\r\n\r\nok',
  ])('or a rack with odd bytes in the head of an answer (%j) does no harm', async (answer) => {
    const stub = await stubUpstream((incoming) => incoming.socket.end(Buffer.from(answer, 'latin1')))
    const { url } = await gatewayTo(stub.url)
    expect([200, 502]).toContain((await fetch(`${url}/v1/me`)).status)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

async function overTls(host = 'localhost') {
  const tls = await usablePair(new Date(), host)
  return { tls, stub: await stubUpstream((_, outgoing) => outgoing.end('{"ok":true}'), { tls }) }
}

describe('over TLS', () => {
  test('a rack whose certificate is trusted answers', async () => {
    const { stub, tls } = await overTls()
    const { url } = await gatewayTo(stub.url, { ca: tls.cert })
    expect(await (await fetch(`${url}/v1/me`)).json()).toEqual({ ok: true })
  })

  test('a rack whose certificate nobody vouches for is sent nothing', async () => {
    const { stub } = await overTls()
    const { url } = await gatewayTo(stub.url)
    expect(await refusal(await fetch(`${url}/v1/me`))).toMatchObject({
      status: 502,
      message: expect.stringMatching(/its certificate is not trusted$/),
    })
    expect(stub.seen).toEqual([])
  })

  test('nor is one whose certificate is for another host', async () => {
    const { stub, tls } = await overTls('other.example')
    const { url } = await gatewayTo(stub.url, { ca: tls.cert })
    expect((await refusal(await fetch(`${url}/v1/me`))).message).toMatch(/its certificate is for another host$/)
    expect(stub.seen).toEqual([])
  })

  test('a rack that does not speak TLS says nothing that is believed', async () => {
    const stub = await stubUpstream((_, outgoing) => outgoing.end('{}'))
    const { url } = await gatewayTo(stub.url.replace('http:', 'https:'))
    expect((await refusal(await fetch(`${url}/v1/me`))).message).toMatch(/it does not speak TLS as it should$/)
  })
})

describe('a rack that is too slow', () => {
  test('to answer', async () => {
    const stub = await stubUpstream(() => {})
    const { url } = await gatewayTo(stub.url, { limits: { answer: 50 } })
    const { status, message } = await refusal(await fetch(`${url}/v1/me`))
    expect([status, message]).toEqual([504, expect.stringMatching(/it did not answer in time$/)])
  })

  test('to answer a write is told of it once', async () => {
    const stub = await stubUpstream((incoming) => incoming.resume())
    const { url } = await gatewayTo(stub.url, { limits: { answer: 50 } })
    expect((await fetch(`${url}/v1/projects`, { method: 'POST', body: '{}' })).status).toBe(504)
    expect(stub.seen).toEqual(['POST /v1/projects'])
  })

  test('to be connected to: no TLS comes about', async () => {
    const stub = await stubUpstream(() => {})
    // A server of plain TCP takes the connection, and waits for a request that never comes.
    const { url } = await gatewayTo(stub.url.replace('http:', 'https:'), { limits: { connect: 50 } })
    stub.http.removeAllListeners('connection')
    const { status, message } = await refusal(await fetch(`${url}/v1/me`))
    expect([status, message]).toEqual([504, expect.stringMatching(/it could not be connected to in time$/)])
  })

  test('to go on with an answer: the client is hung up on, and not told that this is all', async () => {
    const stub = await stubUpstream((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      outgoing.write('{"items":[')
    })
    const { url, logged } = await gatewayTo(stub.url, { limits: { idle: 50 } })
    const response = await fetch(`${url}/v1/projects`)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    await expect.poll(logged).toContain('it broke off in the middle of its answer')
  })

  test('to take an upload', async () => {
    const stub = await stubUpstream((incoming) => incoming.pause())
    const { url } = await gatewayTo(stub.url, { limits: { idle: 200 } })
    const body = new Uint8Array(64 * 2 ** 20)
    expect((await fetch(`${url}/v1/disks/a/bulk-write`, { method: 'POST', body })).status).toBe(504)
  })
})

test('a client that takes its time is not the fault of the rack', async () => {
  const stub = await stubUpstream((incoming, outgoing) => {
    void textOf(incoming).then((text) => outgoing.end(text))
  })
  const { url, upstream } = await gatewayTo(stub.url, { limits: { idle: 20 } })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write('POST /v1/projects HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\na')
  await expect.poll(() => stub.seen).toHaveLength(1)
  let silences = 0
  for (const used of Object.values(upstream.agent.sockets).flat()) used?.on('timeout', () => (silences += 1))
  await expect.poll(() => silences).toBeGreaterThan(3)
  socket.write('bcd')
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 200 [^]*abcd$/)
})

test.each(['content-length', 'chunked'])(
  'an answer (%s) that dies half-way is not taken for a whole one',
  async (framing) => {
    const stub = await stubUpstream((_, outgoing) => {
      outgoing.writeHead(200, framing === 'chunked' ? {} : { 'content-length': '1000' })
      outgoing.write('half', () => outgoing.destroy())
    })
    const { url } = await gatewayTo(stub.url)
    await expect(fetch(`${url}/v1/projects`).then((response) => response.text())).rejects.toThrow()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  },
)

describe('a browser that opens a page while the rack is away', () => {
  test.each(['/projects?x="><script>', '/login', '/login/acme/saml/main/redirect'])(
    '%s reads what is wrong',
    async (path) => {
      const { url } = await gatewayTo(await nowhere())
      const response = await fetch(url + path, asPage)
      const text = await response.text()
      expect(response.status).toBe(502)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(text).toContain('The rack does not answer')
      expect(text).toContain('it refuses connections')
      expect(text).toContain(String(response.headers.get('x-request-id')))
      expect(text).toContain('<a href="">Try again</a>')
      expect(text).not.toContain('<script')
    },
  )

  test('after a post cannot repeat it, and starts at sign-in', async () => {
    const { url } = await gatewayTo(await nowhere())
    const response = await fetch(`${url}/login/acme/saml/main`, { ...asPage, method: 'POST', body: 'SAMLResponse=x' })
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('<a href="/login">')])
  })

  test('has the console itself where no rack is needed, and JSON where the API is', async () => {
    const { url } = await gatewayTo(await nowhere())
    expect(await (await fetch(`${url}/login/acme/local`, asPage)).text()).toBe('console')
    expect(await (await fetch(`${url}/assets/a.js`)).text()).toBe('console')
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    await refusal(await fetch(`${url}/v1/me`, asPage))
  })
})
