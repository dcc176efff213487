import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { dial, refusal } from '../http/socket-client.ts'
import { gatewayTo, stubUpstream } from './testing/stub-upstream.ts'

async function started(token?: string) {
  const stub = await stubUpstream((_, outgoing) => outgoing.end('{}'))
  const gateway = await gatewayTo(stub.url, { token })
  const statusOf = async (method: string, path: string, headers: OutgoingHttpHeaders) => {
    const [answer]: IncomingMessage[] = await once(request(gateway.url + path, { method, headers }).end(), 'response')
    return answer?.resume().statusCode
  }
  return { stub, gateway, statusOf }
}

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { cookie: 'session=0123456789abcdef' },
])('a write from elsewhere (%j) never reaches the rack', async (headers) => {
  const { stub, statusOf } = await started()
  expect(await statusOf('POST', '/v1/projects', headers)).toBe(403)
  expect(stub.seen).toEqual([])
})

test('nor does a stream that a page of another site asks for', async () => {
  const { stub, gateway } = await started()
  expect(await refusal(dial(gateway.url, { headers: { origin: 'https://evil.example' } }))).toMatchObject({
    status: 403,
  })
  expect(stub.seen).toEqual([])
})

test('nor does what would show the headers that it is sent', async () => {
  const { stub, statusOf } = await started()
  expect(await statusOf('TRACE', '/v1/me', {})).toBe(405)
  expect(stub.seen).toEqual([])
})

describe('with a token of its own', () => {
  const paths = ['/v1/me', '/login', '/projects'] as const

  test.each(paths)('%s is not for a site whose name was made to lead here', async (path) => {
    const { stub, statusOf, gateway } = await started('secret')
    const host = `evil.example:${new URL(gateway.url).port}`
    expect(await statusOf('GET', path, { host, accept: 'text/html', 'sec-fetch-site': 'same-origin' })).toBe(403)
    expect(stub.seen).toEqual([])
  })

  test('a stream is not, either', async () => {
    const { stub, gateway } = await started('secret')
    const host = `evil.example:${new URL(gateway.url).port}`
    const socket = dial(gateway.url, { headers: { host, origin: `http://${host}` } })
    expect(await refusal(socket)).toMatchObject({ status: 403 })
    expect(stub.seen).toEqual([])
  })

  test.each(['127.0.0.1', 'localhost', '[::1]'])('somebody at %s gets through', async (host) => {
    const { statusOf, gateway } = await started('secret')
    expect(await statusOf('GET', '/v1/me', { host: `${host}:${new URL(gateway.url).port}` })).toBe(200)
  })

  test('the token is in no answer and in no line of the log', async () => {
    const stub = await stubUpstream((incoming) => incoming.socket.destroy())
    const { url, logged } = await gatewayTo(stub.url, { token: 'secret' })
    expect(await (await fetch(`${url}/v1/me`)).text()).not.toContain('secret')
    await expect.poll(logged).toContain('upstream failed')
    expect(logged()).not.toContain('secret')
  })
})
