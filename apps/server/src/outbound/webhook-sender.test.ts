import type { WebhookRequest } from '@plenum/rack'
import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startReceiver, valuesOf } from './testing-receiver.ts'
import { createWebhookSender } from './webhook-sender.ts'

const local = createWebhookSender({ allowLocal: true })

const [CONNECT, TOTAL] = [5000, 9000]

/** Timeouts come when the test says so. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

function delivery(url: string, changes: Partial<WebhookRequest> = {}): WebhookRequest {
  return {
    url,
    headers: [
      ['content-type', 'application/json'],
      ['x-plenum-signature', 'one'],
      ['x-plenum-signature', 'two'],
    ],
    body: new TextEncoder().encode('{"grüße":1}'),
    connectTimeout: CONNECT,
    totalTimeout: TOTAL,
    signal: new AbortController().signal,
    ...changes,
  }
}

describe('a delivery', () => {
  test('is posted byte for byte, with every header it has', async () => {
    const { url, got } = await startReceiver((_, response) => response.writeHead(204).end())
    expect(await local(delivery(url))).toEqual({ status: 204, durationMs: expect.any(Number) })
    const [request] = got
    expect(request).toMatchObject({
      method: 'POST',
      path: '/hook',
      headers: { 'content-type': 'application/json', 'content-length': '13', host: new URL(url).host },
    })
    expect(request?.body.toString()).toBe('{"grüße":1}')
    expect(request && valuesOf(request, 'x-plenum-signature')).toEqual(['one', 'two'])
  })

  test.each([200, 404, 500])('that is answered with %i has that status', async (status) => {
    const { url } = await startReceiver((_, response) => response.writeHead(status).end('a few words'))
    expect(await local(delivery(url))).toMatchObject({ status })
  })

  test.each([301, 302, 307, 308])('does not follow a redirect (%i)', async (status) => {
    const elsewhere = await startReceiver((_, response) => response.end())
    const { url } = await startReceiver((_, response) => response.writeHead(status, { location: elsewhere.url }).end())
    expect(await local(delivery(url))).toMatchObject({ status })
    expect(elsewhere.got).toEqual([])
  })

  test('is over when the answer has become too long', async () => {
    const chunk = Buffer.alloc(64 * 1024)
    const { url } = await startReceiver((_, response) => {
      response.writeHead(200)
      const more = () => response.destroyed || response.write(chunk, more)
      more()
    })
    expect(await local(delivery(url))).toMatchObject({ status: 200 })
  })

  test('has its status also when the rest of the answer never comes', async () => {
    const { url } = await startReceiver((_, response) => {
      response.writeHead(200)
      response.write('and')
    })
    expect(await local(delivery(url, { totalTimeout: 500 }))).toMatchObject({ status: 200 })
  })
})

describe('a receiver', () => {
  test('that does not answer in time is a timeout', async () => {
    holdTime()
    const { url, got } = await startReceiver(() => vi.advanceTimersByTime(TOTAL))
    expect(await local(delivery(url))).toBe('timeout')
    expect(got).toHaveLength(1)
  })

  test('that takes its time once it is reached has that time', async () => {
    holdTime()
    const { url } = await startReceiver((_, response) => {
      vi.advanceTimersByTime(TOTAL - 1)
      response.end()
    })
    expect(await local(delivery(url))).toMatchObject({ status: 200 })
  })

  test('that cannot be connected to in time is a timeout', async () => {
    holdTime()
    // TLS is never spoken here, so that connecting does not come to its end.
    const silent = createServer(() => vi.advanceTimersByTime(CONNECT))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    expect(await local(delivery(`https://127.0.0.1:${port}/`))).toBe('timeout')
  })

  test.each([
    ['is not there', 'http://127.0.0.1:9/'],
    ['has a name that is kept for examples', 'https://hooks.example.com/'],
    ['has a URL that is none', 'hooks'],
  ])('that %s is unreachable', async (_, url) => {
    expect(await local(delivery(url))).toBe('unreachable')
  })

  test('that hangs up is unreachable', async () => {
    const { url } = await startReceiver((request) => request.socket.destroy())
    expect(await local(delivery(url))).toBe('unreachable')
  })

  test('that speaks no TLS where it should is unreachable', async () => {
    const { url } = await startReceiver((_, response) => response.end())
    expect(await local(delivery(url.replace('http:', 'https:')))).toBe('unreachable')
  })

  test('is looked up once, and contacted where it then was', async () => {
    const { url, got } = await startReceiver((_, response) => response.end())
    const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }])
    const sender = createWebhookSender({ allowLocal: true, resolve })
    const named = url.replace('127.0.0.1', 'hooks.test')
    expect(await sender(delivery(named))).toMatchObject({ status: 200 })
    expect(got[0]?.headers.host).toBe(new URL(named).host)
    expect(resolve.mock.calls).toEqual([['hooks.test']])
  })

  test('on this machine is not contacted unless that is allowed', async () => {
    const { url, got } = await startReceiver((_, response) => response.end())
    const onRefused = vi.fn()
    const guarded = createWebhookSender({ allowLocal: false, onRefused })
    const byName = url.replace('127.0.0.1', 'localhost')
    const mapped = url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
    for (const each of [url, byName, mapped]) expect(await guarded(delivery(each))).toBe('unreachable')
    expect(got).toEqual([])
    expect(onRefused.mock.calls.flat()).toEqual(['127.0.0.1', 'localhost', '[::ffff:7f00:1]'])
    expect(await local(delivery(url))).toMatchObject({ status: 200 })
  })
})

test('a delivery that is abandoned ends at once', async () => {
  const abandon = new AbortController()
  const { url } = await startReceiver(() => abandon.abort())
  expect(await local(delivery(url, { signal: abandon.signal }))).toBe('unreachable')
})
