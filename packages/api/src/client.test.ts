import { describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import type { Transport } from './client.ts'
import { operations } from './operations.ts'
import type { Operations } from './operations.ts'

const requestId = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab'
const project = { id: requestId, name: 'a', description: '', time_created: '2026-03-01T12:00:00Z' }

/** A client whose every call is answered the same, and the requests that it made. */
function clientOf(answer: () => Response | Promise<Response>) {
  const sent: Request[] = []
  const transport: Transport = async (request) => {
    sent.push(request)
    return answer()
  }
  return { call: createClient<Operations>(operations, transport, 'http://rack.test'), sent }
}

function json(value: unknown, status = 200): Response {
  return Response.json(value, { status })
}

describe('what is sent', () => {
  test('the method, and the path with its parameters escaped', async () => {
    const { call, sent } = clientOf(() => new Response(null, { status: 204 }))
    await call('projectDelete', { params: { project: 'a/b?c d%é' } })
    expect(sent[0]?.method).toBe('DELETE')
    expect(sent[0]?.url).toBe('http://rack.test/v1/projects/a%2Fb%3Fc%20d%25%C3%A9')
  })

  test('the query, in snake_case', async () => {
    const { call, sent } = clientOf(() => json({ items: [] }))
    await call('instanceList', { query: { project: 'a', sortBy: 'id_ascending', limit: 5, pageToken: undefined } })
    expect(sent[0]?.url).toBe('http://rack.test/v1/instances?project=a&sort_by=id_ascending&limit=5')
  })

  test('the body, as JSON in snake_case', async () => {
    const { call, sent } = clientOf(() => json(project, 201))
    const diskSource = { type: 'blank', blockSize: 512 } as const
    await call('diskCreate', { query: { project: 'a' }, body: { name: 'd', description: '', size: 1, diskSource } })
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(await sent[0]?.json()).toEqual({
      name: 'd',
      description: '',
      size: 1,
      disk_source: { type: 'blank', block_size: 512 },
    })
  })

  test('a form, as a form', async () => {
    const { call, sent } = clientOf(() => json({}))
    await call('deviceAuthRequest', { body: { clientId: requestId, ttlSeconds: 60 } })
    expect(sent[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(await sent[0]?.text()).toBe(`client_id=${requestId}&ttl_seconds=60`)
  })

  test('bytes, as they are', async () => {
    const { call, sent } = clientOf(() => json({}))
    await call('systemUpdatePutRepository', {
      query: { fileName: 'a.zip' },
      body: new Blob([new Uint8Array([0, 255])]),
    })
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream')
    expect(new Uint8Array((await sent[0]?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255]))
  })

  test('what somebody has signed, with the keys that it has', async () => {
    const { call, sent } = clientOf(() => json({}, 201))
    const signed = { keyid_hash: 1, keyVal: { time_x: '2026-03-01T12:00:00Z' } }
    await call('systemUpdateTrustRootCreate', { body: signed })
    expect(await sent[0]?.json()).toEqual(signed)
  })

  test('headers, and the token when there is one', async () => {
    const sent: Request[] = []
    const transport: Transport = async (request) => {
      sent.push(request)
      return new Response('zip')
    }
    const call = createClient<Operations>(operations, transport, 'http://rack.test', { token: 'secret' })
    await call('supportBundleDownload', { params: { bundleId: requestId }, headers: { range: 'bytes=0-9' } })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(sent[0]?.headers.get('range')).toBe('bytes=0-9')
  })

  test('no body and no content type when there is nothing to say', async () => {
    const { call, sent } = clientOf(() => json(project, 202))
    await call('instanceStart', { params: { instance: requestId } })
    expect(sent[0]?.body).toBeNull()
    expect(sent[0]?.headers.has('content-type')).toBe(false)
  })
})

const broken = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut off')) })

describe('what comes back', () => {
  test('a success, in camelCase and with dates', async () => {
    const { call } = clientOf(() => json(project))
    expect(await call('projectView', { params: { project: 'a' } })).toEqual({
      type: 'success',
      data: { id: requestId, name: 'a', description: '', timeCreated: new Date('2026-03-01T12:00:00Z') },
    })
  })

  test('an answer without a body is a success without data', async () => {
    const { call } = clientOf(() => new Response(null, { status: 204 }))
    expect(await call('logout', {})).toEqual({ type: 'success', data: undefined })
  })

  test('HEAD tells how large the bytes are and of what type, and why it was refused by its status alone', async () => {
    const headers = { 'content-length': '1234', 'content-type': 'application/zip', 'x-request-id': requestId }
    const { call } = clientOf(() => new Response(null, { headers }))
    const input = { params: { bundleId: requestId } }
    expect(await call('supportBundleHead', input)).toEqual({
      type: 'success',
      data: { size: 1234, type: 'application/zip' },
    })
    const refusing = clientOf(() => new Response(null, { status: 404, headers }))
    expect(await refusing.call('supportBundleHead', input)).toMatchObject({
      type: 'error',
      status: 404,
      error: { requestId },
    })
  })

  test('bytes come as they are', async () => {
    const { call } = clientOf(() => new Response('{"not":"read"}'))
    const result = await call('supportBundleDownload', { params: { bundleId: requestId } })
    expect(result.type === 'success' && (await result.data.text())).toBe('{"not":"read"}')
  })

  test('a refusal, with its status and what it says', async () => {
    const { call } = clientOf(() => json({ request_id: requestId, error_code: 'Forbidden', message: 'no' }, 403))
    expect(await call('projectList', {})).toEqual({
      type: 'error',
      status: 403,
      error: { requestId, errorCode: 'Forbidden', message: 'no' },
    })
  })

  test.each([
    ['a success that is no JSON', 200, '<html>'],
    ['a refusal that is no JSON', 502, 'Bad gateway'],
    ['a refusal without a body', 500, ''],
    ['a refusal without a message', 400, '{"error":"no"}'],
    ['a refusal that is a list', 400, '[]'],
    ['a refusal that is null', 400, 'null'],
  ])('%s cannot be read', async (_, status, text) => {
    const { call } = clientOf(() => new Response(text, { status }))
    const result = await call('projectList', {})
    expect(result).toMatchObject({ type: 'client_error', text, error: { message: 'Error reading API response' } })
  })

  test('a network that fails is an error of the client', async () => {
    const { call } = clientOf(() => Promise.reject(new TypeError('fetch failed')))
    const result = await call('projectList', {})
    expect(result).toMatchObject({ type: 'client_error', text: '', error: { message: 'fetch failed' } })
  })

  test('a network that fails amid the answer is an error of the client', async () => {
    const { call } = clientOf(() => new Response(broken()))
    expect(await call('projectList', {})).toMatchObject({ type: 'client_error', error: { message: 'cut off' } })
  })

  test('whatever else a transport throws is made an Error', async () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- that is the case at hand
    const { call } = clientOf(() => Promise.reject('odd'))
    expect(await call('projectList', {})).toMatchObject({ type: 'client_error', error: new Error('odd') })
  })
})

describe('an aborted call', () => {
  test('throws the reason instead of coming back with something', async () => {
    const controller = new AbortController()
    const transport: Transport = (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
        controller.abort()
      })
    const call = createClient<Operations>(operations, transport, 'http://rack.test')
    await expect(call('projectList', {}, { signal: controller.signal })).rejects.toThrow('gone')
  })

  test('a signal that is not aborted changes nothing', async () => {
    const { call } = clientOf(() => json({ items: [] }))
    const result = await call('projectList', {}, { signal: new AbortController().signal })
    expect(result).toEqual({ type: 'success', data: { items: [] } })
  })
})

test.each([
  ['30', 30],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('when to try again after Retry-After: %s', async (header, retryAfter) => {
  const headers: HeadersInit = header === undefined ? {} : { 'retry-after': header }
  const { call } = clientOf(() =>
    Response.json({ message: 'too many', request_id: requestId }, { status: 429, headers }),
  )
  const result = await call('projectList', {})
  expect(result.type === 'error' && result.retryAfter).toBe(retryAfter)
})
