import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { gatewayTo, stubUpstream, textOf } from './testing/stub-upstream.ts'

const MiB = 2 ** 20
const TOTAL = 96 * MiB
/** What may lie in buffers of ours and of the system's on the way, twice over. */
const UNDER_WAY = 48 * MiB

function* flood(count: (bytes: number) => void) {
  const chunk = Buffer.alloc(65_536)
  for (let sent = 0; sent < TOTAL; sent += chunk.length) {
    count(chunk.length)
    yield chunk
  }
}

/** Waits until a number stays as it is. */
async function settled(read: () => number): Promise<number> {
  let [last, same] = [-1, 0]
  await expect
    .poll(
      () => {
        same = read() === last && last > 0 ? same + 1 : 0
        last = read()
        return same
      },
      { timeout: 20_000, interval: 30 },
    )
    .toBeGreaterThan(5)
  return last
}

async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) throw new Error('no answer')
  return answer
}

describe('what is larger than memory', () => {
  test('an upload goes as fast as the rack takes it, and arrives whole', async () => {
    const taking = Promise.withResolvers<void>()
    const stub = await stubUpstream(async (incoming, outgoing) => {
      await taking.promise
      let length = 0
      for await (const chunk of incoming) length += chunk.length
      outgoing.end(String(length))
    })
    const { url } = await gatewayTo(stub.url)
    const sent = request(`${url}/v1/x`, { method: 'PUT' })
    let produced = 0
    const uploaded = pipeline(Readable.from(flood((bytes) => (produced += bytes))), sent)
    const answered = answerTo(sent)
    await expect.poll(() => stub.seen).toHaveLength(1)
    expect(await settled(() => produced)).toBeLessThan(UNDER_WAY)
    taking.resolve()
    await uploaded
    expect(await textOf(await answered)).toBe(String(TOTAL))
  }, 60_000)

  test('a download goes as fast as the client takes it, and arrives whole', async () => {
    let produced = 0
    const stub = await stubUpstream((_, outgoing) => {
      void pipeline(Readable.from(flood((bytes) => (produced += bytes))), outgoing)
    })
    const { url } = await gatewayTo(stub.url)
    const answer = await answerTo(request(`${url}/v1/x`).end())
    expect(await settled(() => produced)).toBeLessThan(UNDER_WAY)
    let length = 0
    for await (const chunk of answer) length += chunk.length
    expect(length).toBe(TOTAL)
  }, 60_000)
})

describe('the framing of a request', () => {
  const cases: [method: string, headers: Record<string, string>, body: string, framing: object][] = [
    ['POST', { 'content-length': '2' }, '{}', { 'content-length': '2' }],
    ['POST', { 'transfer-encoding': 'chunked' }, '{}', { 'transfer-encoding': 'chunked' }],
    ['DELETE', { 'content-length': '2' }, '{}', { 'content-length': '2' }],
    ['DELETE', { 'transfer-encoding': 'chunked' }, '{}', { 'transfer-encoding': 'chunked' }],
    ['POST', { 'content-length': '0' }, '', { 'content-length': '0' }],
    ['DELETE', {}, '', {}],
    ['GET', {}, '', {}],
    ['PATCH', { 'content-length': '2', expect: '100-continue' }, '{}', { 'content-length': '2' }],
  ]
  test.each(cases)('of %s with %j stays', async (method, headers, body, framing) => {
    const stub = await stubUpstream(async (incoming, outgoing) => {
      const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers
      const text = await textOf(incoming)
      outgoing.end(JSON.stringify({ text, 'content-length': length, 'transfer-encoding': coding }))
    })
    const { url } = await gatewayTo(stub.url)
    const sent = request(`${url}/v1/x`, { method, headers })
    sent.end(body)
    expect(JSON.parse(await textOf(await answerTo(sent)))).toEqual({ text: body, ...framing })
  })
})

async function answered(status: number, headers: Record<string, string>, body?: Buffer, method = 'GET') {
  const stub = await stubUpstream((_, outgoing) => {
    outgoing.writeHead(status, headers).end(body)
  })
  const { url } = await gatewayTo(stub.url)
  const answer = await answerTo(request(`${url}/v1/x`, { method }).end())
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}

describe('answers are as the rack has them', () => {
  test('packed ones stay packed', async () => {
    const packed = gzipSync('hello')
    const { headers, body } = await answered(200, { 'content-encoding': 'gzip', 'content-type': 'a/b' }, packed)
    expect([headers['content-encoding'], body.equals(packed)]).toEqual(['gzip', true])
  })

  test('parts stay parts', async () => {
    const headers = { 'content-range': 'bytes 0-3/9', 'content-length': '4', 'accept-ranges': 'bytes', etag: '"x"' }
    const answer = await answered(206, headers, Buffer.from('abcd'))
    expect(answer).toMatchObject({ status: 206, headers })
    expect(answer.body.toString()).toBe('abcd')
  })

  test.each([204, 304])('%d has no body, and its headers', async (status) => {
    const { headers, ...rest } = await answered(status, { etag: '"x"' })
    expect([rest, headers.etag]).toEqual([{ status, body: Buffer.alloc(0) }, '"x"'])
  })

  test('one to HEAD has the length of what GET would bring', async () => {
    const { headers, body } = await answered(200, { 'content-length': '4000000000' }, undefined, 'HEAD')
    expect([headers['content-length'], body.length]).toEqual(['4000000000', 0])
  })

  test('what comes before the answer is not taken for it', async () => {
    const stub = await stubUpstream((_, outgoing) => {
      outgoing.writeEarlyHints({ link: '</a.css>; rel=preload' })
      outgoing.writeProcessing()
      outgoing.end('later')
    })
    const { url } = await gatewayTo(stub.url)
    expect(await (await fetch(`${url}/v1/x`)).text()).toBe('later')
  })

  test('they carry the same that those of the embedded rack carry, and the id of the rack', async () => {
    const own = { 'x-request-id': 'rack-1', 'content-security-policy': 'none', 'cache-control': 'public' }
    expect((await answered(200, own, Buffer.from('{}'))).headers).toMatchObject({
      'x-request-id': 'rack-1',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
  })
})
