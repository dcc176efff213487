import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { gatewayTo, stubUpstream, textOf } from './testing/stub-upstream.ts'
import type { Gateway } from './testing/stub-upstream.ts'

const get = async (url: string, method = 'GET') => {
  const sent = request(url, { method }).end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) throw new Error('no answer')
  return { status: answer.statusCode, text: await textOf(answer) }
}

/** Waits until the gateway keeps a connection for the next request. */
const kept = ({ upstream }: Gateway) =>
  expect.poll(() => Object.values(upstream.agent.freeSockets).flat().length).toBe(1)

/** A rack that answers the first request of each connection, and hangs up when a second one comes over it. */
function hangingUp() {
  const used = new WeakSet<Socket>()
  return stubUpstream((incoming, outgoing) => {
    if (used.has(incoming.socket)) return incoming.socket.destroy()
    used.add(incoming.socket)
    outgoing.end('{}')
  })
}

describe('a kept connection that the rack has just closed', () => {
  test('costs a read nothing', async () => {
    const stub = await hangingUp()
    const gateway = await gatewayTo(stub.url)
    await get(`${gateway.url}/v1/first`)
    await kept(gateway)
    expect(await get(`${gateway.url}/v1/second`)).toEqual({ status: 200, text: '{}' })
    expect(stub.seen).toEqual(['GET /v1/first', 'GET /v1/second', 'GET /v1/second'])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is no reason to send a %s twice', async (method) => {
    const stub = await hangingUp()
    const gateway = await gatewayTo(stub.url)
    await get(`${gateway.url}/v1/first`)
    await kept(gateway)
    expect(await get(`${gateway.url}/v1/projects`, method)).toMatchObject({ status: 502 })
    expect(stub.seen).toEqual(['GET /v1/first', `${method} /v1/projects`])
  })
})

test.each(['GET', 'POST', 'DELETE'])('a new connection that is cut brings no second %s', async (method) => {
  const stub = await stubUpstream((incoming) => incoming.socket.destroy())
  const { url } = await gatewayTo(stub.url)
  expect(await get(`${url}/v1/projects`, method)).toMatchObject({
    status: 502,
    text: expect.stringContaining('it hung up before it answered'),
  })
  expect(stub.seen).toEqual([`${method} /v1/projects`])
})

test('an upload that is cut half-way by the rack is not sent again', async () => {
  const stub = await stubUpstream((incoming) => {
    incoming.once('data', () => incoming.socket.destroy())
  })
  const { url } = await gatewayTo(stub.url)
  const response = await fetch(`${url}/v1/x`, { method: 'PUT', body: new Uint8Array(2 ** 20) }).catch(() => undefined)
  expect([502, undefined]).toContain(response?.status)
  expect(stub.seen).toEqual(['PUT /v1/x'])
})

describe('a client that goes away', () => {
  test('while it is waited for takes the request back', async () => {
    const gone = Promise.withResolvers<string>()
    const stub = await stubUpstream((_, outgoing) => {
      outgoing.once('close', () => gone.resolve('gone'))
    })
    const { url, logged } = await gatewayTo(stub.url)
    const sent = request(`${url}/v1/me`)
    sent.on('error', () => {})
    sent.end()
    await expect.poll(() => stub.seen).toHaveLength(1)
    sent.destroy()
    expect(await gone.promise).toBe('gone')
    await expect.poll(logged).toContain('"status":499')
    expect(logged()).not.toContain('upstream failed')
  })

  test('in the middle of an upload does not look to the rack as if it had sent all', async () => {
    const ended = Promise.withResolvers<string>()
    const stub = await stubUpstream((incoming) => {
      incoming.resume()
      incoming.once('end', () => ended.resolve('whole'))
      incoming.once('error', () => ended.resolve('broken'))
    })
    const { url } = await gatewayTo(stub.url)
    const sent = request(`${url}/v1/x`, { method: 'PUT' })
    sent.on('error', () => {})
    sent.write('half')
    await expect.poll(() => stub.seen).toHaveLength(1)
    sent.destroy()
    expect(await ended.promise).toBe('broken')
  })

  test('in the middle of a download lets the rack go as well', async () => {
    const gone = Promise.withResolvers<string>()
    const stub = await stubUpstream((_, outgoing) => {
      outgoing.once('close', () => gone.resolve('gone'))
      outgoing.write('half')
    })
    const { url, logged } = await gatewayTo(stub.url)
    const response = await fetch(`${url}/v1/x`)
    await response.body?.cancel()
    expect(await gone.promise).toBe('gone')
    expect(logged()).not.toContain('upstream failed')
  })
})

test('a rack that refuses an upload before it is over is heard', async () => {
  const stub = await stubUpstream((_, outgoing) => {
    outgoing.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"no"}')
  })
  const { url } = await gatewayTo(stub.url)
  const sent = request(`${url}/v1/x`, { method: 'PUT', headers: { 'content-length': '1000000000' } })
  sent.on('error', () => {})
  sent.write(Buffer.alloc(65_536))
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  expect(answer?.statusCode).toBe(401)
  sent.destroy()
})
