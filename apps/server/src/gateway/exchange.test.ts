import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { exchange } from './exchange.ts'
import { stubUpstream, textOf } from './testing/stub-upstream.ts'
import { timeLimits as limits } from './time-limits.ts'
import { connectTo } from './upstream.ts'
import type { Upstream } from './upstream.ts'

const made: Upstream[] = []
afterAll(() => {
  for (const { agent } of made) agent.destroy()
})

function to(origin: string): Upstream {
  const upstream = connectTo({ origin })
  made.push(upstream)
  return upstream
}

test('nothing more is sent to a rack that has answered before it had the whole body', async () => {
  const stub = await stubUpstream((_, outgoing) => outgoing.writeHead(401).end('no'))
  const body = new Readable({ read: () => {} })
  body.push('the first of it')
  const headers = { 'transfer-encoding': 'chunked' }
  const answer = await exchange(to(stub.url), { method: 'PUT', path: '/v1/x', headers, body, limits })
  expect([answer.statusCode, await textOf(answer)]).toEqual([401, 'no'])
  await expect.poll(() => body.destroyed).toBe(true)
})

test('a connection is kept for the next request', async () => {
  const stub = await stubUpstream((_, outgoing) => outgoing.end('{}'))
  let connections = 0
  stub.http.on('connection', () => (connections += 1))
  const upstream = to(stub.url)
  const call = { method: 'GET', path: '/v1/x', headers: {}, limits }
  await textOf(await exchange(upstream, call))
  await expect.poll(() => Object.values(upstream.agent.freeSockets).flat()).toHaveLength(1)
  await textOf(await exchange(upstream, call))
  expect(connections).toBe(1)
})
