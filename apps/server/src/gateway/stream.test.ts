import { usablePair } from '@plenum/rack/testing/certificates'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { dial, ending, refusal } from '../http/socket-client.ts'
import { gatewayTo, stubUpstream } from './testing/stub-upstream.ts'

/** A rack with sockets, and what has come over them. */
async function streaming() {
  const stub = await stubUpstream((_, outgoing) => {
    outgoing.writeHead(404, { 'content-type': 'application/json', 'x-request-id': 'rack-1' }).end('{"message":"none"}')
  })
  const sockets = new WebSocketServer({ server: stub.http })
  const arrived = Promise.withResolvers<{ socket: WebSocket; incoming: IncomingMessage }>()
  sockets.on('connection', (socket, incoming) => arrived.resolve({ socket, incoming }))
  return { ...stub, arrived: arrived.promise }
}

async function joined(headers: Record<string, string> = {}) {
  const stub = await streaming()
  const gateway = await gatewayTo(stub.url)
  const client = dial(gateway.url, { headers })
  const [{ socket: rack, incoming }] = await Promise.all([stub.arrived, once(client, 'open')])
  return { ...stub, gateway, client, rack, incoming }
}

const nextMessage = async (socket: WebSocket) => {
  const [data, isBinary]: unknown[] = await once(socket, 'message')
  return [String(data), isBinary]
}

describe('a stream', () => {
  test('carries bytes and text, both ways, as they are', async () => {
    const { client, rack } = await joined()
    for (const [from, to] of [
      [client, rack],
      [rack, client],
    ] as const) {
      for (const isBinary of [true, false]) {
        const heard = nextMessage(to)
        from.send('h\u00e9', { binary: isBinary })
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await heard).toEqual(['h\u00e9', isBinary])
      }
    }
  })

  test('begins with what the rack has said before the client was there', async () => {
    const stub = await streaming()
    void stub.arrived.then(({ socket }) => socket.send('early'))
    const { url } = await gatewayTo(stub.url)
    expect(await nextMessage(dial(url))).toEqual(['early', false])
  })

  test('is asked for with the session, from an origin of the rack', async () => {
    const { incoming, url, gateway } = await joined({ cookie: 'session=abc', 'sec-fetch-site': 'same-origin' })
    expect(incoming.url).toBe('/v1/instances/web-01/serial-console/stream?project=storefront&most_recent=0')
    expect(incoming.headers).toMatchObject({
      cookie: 'session=abc',
      host: new URL(url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(gateway.url).host,
    })
  })

  test.each([
    [1000, 'done'],
    [1008, 'not any more'],
    [4000, ''],
  ])('that the rack ends with %d ends so for the client', async (code, reason) => {
    const { client, rack } = await joined()
    rack.close(code, reason)
    expect(await ending(client)).toEqual({ code, reason })
  })

  test.each([
    [1000, 'done'],
    [4000, ''],
  ])('that the client ends with %d ends so for the rack', async (code, reason) => {
    const { client, rack } = await joined()
    client.close(code, reason)
    expect(await ending(rack)).toEqual({ code, reason })
  })

  test('that either ends without a code ends without one', async () => {
    const { client, rack } = await joined()
    client.close()
    expect((await ending(rack)).code).toBe(1005)
  })

  test('whose rack dies is closed, and says so', async () => {
    const { client, rack } = await joined()
    rack.terminate()
    expect(await ending(client)).toEqual({ code: 1011, reason: 'the rack has hung up' })
  })

  test('whose client vanishes is not kept open at the rack', async () => {
    const { client, rack } = await joined()
    client.terminate()
    expect((await ending(rack)).code).toBe(1006)
  })

  test('of a server that stops is told so, at both ends', async () => {
    const { client, rack, gateway } = await joined()
    const ends = Promise.all([ending(client), ending(rack)])
    await gateway.server.drain(60_000)
    expect((await ends).map(({ code }) => code)).toEqual([1001, 1001])
  })

  test('goes as fast as the client takes it', async () => {
    const { client, rack } = await joined()
    client.pause()
    const chunk = Buffer.alloc(65_536)
    let [sent, taken] = [0, 0]
    const pour = () => {
      if (sent++ < 1500) rack.send(chunk, () => ((taken += 1), pour()))
    }
    pour()
    let [last, same] = [-1, 0]
    const isStill = () => ([same, last] = [taken === last ? same + 1 : 0, taken])[0]
    await expect.poll(isStill, { timeout: 20_000, interval: 30 }).toBeGreaterThan(5)
    expect(taken).toBeLessThan(750)
    client.resume()
    await expect.poll(() => taken, { timeout: 20_000 }).toBe(1500)
  }, 60_000)
})

test('a stream over TLS is opened only to a rack whose certificate is trusted', async () => {
  const tls = await usablePair(new Date(), 'localhost')
  const stub = await stubUpstream(() => {}, { tls })
  new WebSocketServer({ server: stub.http }).on('connection', (socket) => socket.send('hello'))
  const [trusting, wary] = await Promise.all([gatewayTo(stub.url, { ca: tls.cert }), gatewayTo(stub.url)])
  expect(await nextMessage(dial(trusting.url))).toEqual(['hello', false])
  const message = expect.stringContaining('its certificate is not trusted')
  expect(await refusal(dial(wary.url))).toMatchObject({ status: 502, body: { message } })
})

describe('a stream that is not to be had', () => {
  test('is refused as the rack refuses it', async () => {
    const { url } = await gatewayTo(
      (await stubUpstream((_, outgoing) => outgoing.writeHead(404).end('{"message":"none"}'))).url,
    )
    expect(await refusal(dial(url))).toMatchObject({
      status: 404,
      body: { message: 'none' },
      headers: { 'x-frame-options': 'DENY' },
    })
  })

  test('because nobody answers is a 502 in words', async () => {
    const stub = await stubUpstream((incoming) => incoming.socket.destroy())
    const { url } = await gatewayTo(stub.url)
    expect(await refusal(dial(url))).toMatchObject({
      status: 502,
      body: { message: expect.stringContaining('hung up') },
    })
  })

  test('in time is a 504', async () => {
    const stub = await stubUpstream(() => {})
    stub.http.on('upgrade', () => {})
    const { url } = await gatewayTo(stub.url, { limits: { answer: 50 } })
    expect(await refusal(dial(url))).toMatchObject({ status: 504 })
  })
})

test('a client that has gone before the rack has answered leaves nothing open there', async () => {
  const stub = await stubUpstream(() => {})
  const sockets = new WebSocketServer({ noServer: true })
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<unknown>()
  stub.http.on('upgrade', (incoming, socket, head) => {
    asked.resolve()
    void gate.promise.then(() =>
      sockets.handleUpgrade(incoming, socket, head, (rack) => rack.on('close', (code) => closed.resolve(code))),
    )
  })
  const { url } = await gatewayTo(stub.url)
  const client = dial(url)
  await asked.promise
  client.terminate()
  gate.resolve()
  expect(await closed.promise).toBe(1001)
})
