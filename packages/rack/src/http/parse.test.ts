import { describe, expect, test } from 'vitest'
import { ORIGIN } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MiB = 1024 * 1024

interface Sent {
  body: BodyInit | null
  contentType?: string | null
}

async function createProject({ body, contentType = 'application/json' }: Sent) {
  const headers = new Headers()
  if (contentType !== null) headers.set('content-type', contentType)
  // Node wants to know that a streamed body may be answered early; the DOM's types know nothing of that.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const request = new Request(`${ORIGIN}/v1/projects`, init)
  if (contentType === null) request.headers.delete('content-type')
  const response = await admin.raw(request)
  return { status: response.status, body: Object(await response.json()) }
}

/** What is said about a body that cannot be read; asserts that there is no code and that nothing came of it. */
async function complaintAbout(sent: Sent): Promise<unknown> {
  const before = await rack.count('project')
  const { status, body } = await createProject(sent)
  expect(status).toBe(400)
  expect(Object.keys(body).toSorted()).toEqual(['message', 'request_id'])
  expect(await rack.count('project')).toBe(before)
  return body.message
}

function bytes(count: number): string {
  const text = JSON.stringify({ name: 'a', description: '', padding: '' })
  return text.replace('"padding":""', `"padding":"${'x'.repeat(count - text.length)}"`)
}

describe('content types', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('%s is fine', async (type) => {
    const name = `type-${type.length}-${type.charCodeAt(0)}`
    const { status } = await createProject({ body: JSON.stringify({ name, description: '' }), contentType: type })
    expect(status).toBe(201)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])('%s is not', async (type) => {
    const complaint = await complaintAbout({ body: '{"name":"a","description":""}', contentType: type })
    expect(complaint).toBe(`expected content type "application/json", got "${type}"`)
  })

  test('none is none', async () => {
    const body = new TextEncoder().encode('{"name":"a","description":""}')
    expect(await complaintAbout({ body, contentType: null })).toBe('expected content type "application/json", got ""')
  })
})

describe('bodies', () => {
  test.each(['', '{', '{"name":"a",}', "{'name':'a'}", 'name=a', '\u{feff}\u{feff}{}'])(
    '%j is not JSON',
    async (body) => {
      expect(await complaintAbout({ body })).toMatch(/^unable to parse JSON body: /)
    },
  )

  test.each(['null', '[]', '"a"', '1'])('%s is JSON, but no object', async (body) => {
    expect(await complaintAbout({ body })).toMatch(/^unable to parse JSON body: body: /)
  })

  test('a text that is not UTF-8 cannot be read', async () => {
    const quoted = new TextEncoder().encode('{"name":"a","description":"?"}')
    const broken = quoted.map((byte) => (byte === 63 ? 0xff : byte))
    expect(await complaintAbout({ body: broken })).toBe('unable to parse JSON body: not valid UTF-8')
  })

  test('a text that ends amid a character cannot be read', async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"name":"a"'), 0xe2, 0x82])
    expect(await complaintAbout({ body })).toBe('unable to parse JSON body: not valid UTF-8')
  })

  test('a character that is torn apart on the way arrives whole', async () => {
    const text = new TextEncoder().encode('{"name":"torn","description":"a € b"}')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of text) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect((await createProject({ body })).body).toMatchObject({ description: 'a € b' })
  })

  test('keys that mean nothing are ignored', async () => {
    const body = JSON.stringify({
      name: 'ignoring',
      description: '',
      colour: 'red',
      silo_id: 'x',
      time_created: 'never',
    })
    expect((await createProject({ body })).status).toBe(201)
  })

  test.each([
    [{ description: '' }, 'unable to parse JSON body: missing field `name`'],
    [{ name: 'a' }, 'unable to parse JSON body: missing field `description`'],
    [
      { name: 'A', description: '' },
      'unable to parse JSON body: name: name must begin with an ASCII lowercase character',
    ],
  ])('%j: the complaint says what is wrong with which field', async (body, complaint) => {
    expect(await complaintAbout({ body: JSON.stringify(body) })).toBe(complaint)
  })

  test('fields are named as on the wire, with the path to them', async () => {
    const body = { name: 'a', description: '', size: 2 ** 30, disk_source: { type: 'blank' } }
    const headers = { 'content-type': 'application/json' }
    const url = `${ORIGIN}/v1/disks?project=playground`
    const response = await admin.raw(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
    const { message } = Object(await response.json())
    expect(message).toMatch(/^unable to parse JSON body: disk_source(\.block_size)?: /)
    expect(message).toContain('block_size')
  })
})

test.each([
  ['arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
  ['what nobody reads', `{"name":"deep","description":"","more":${'['.repeat(129)}${']'.repeat(129)}}`],
])('%s that are nested without end are refused, and nothing breaks', async (_, body) => {
  const headers = { 'content-type': 'application/json' }
  const response = await admin.raw(new Request(`${ORIGIN}/v1/projects`, { method: 'POST', headers, body }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: 'unable to parse JSON body: nested more than 128 deep' })
})

test('a body is read where the engine does not show it as a stream', async () => {
  const { name } = await rack.newProject()
  const request = new Request(`${ORIGIN}/v1/projects/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"description":"told"}',
  })
  Object.defineProperty(request, 'body', { value: undefined })
  expect(await (await admin.raw(request)).json()).toMatchObject({ name, description: 'told' })
})

describe('size', () => {
  const tooLong = 'request body exceeded maximum size of 1048576 bytes'

  test('a body of 1 MiB is read', async () => {
    const { status, body } = await createProject({ body: bytes(MiB).replace('"name":"a"', '"name":"b"') })
    expect(status, body.message).toBe(201)
  })

  test('a body of one byte more is not', async () => {
    expect(await complaintAbout({ body: bytes(MiB + 1) })).toBe(tooLong)
  })

  test('nor is one that does not say its length', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(32)
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(chunk)
      },
    })
    expect(await complaintAbout({ body })).toBe(tooLong)
    // Reading ends when it is known, not when the sender is done, which here is never.
    expect(pulled).toBeLessThan(30)
  })
})

async function list(query: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await admin.raw(new Request(`${ORIGIN}/v1/disks?${query}`))
  return { status: response.status, body: Object(await response.json()) }
}

describe('queries', () => {
  test('unknown keys, and those that are not snake_case, are ignored', async () => {
    expect((await list('project=storefront&colour=red&sortBy=never&__proto__=1&limit=1')).status).toBe(200)
  })

  test('the last of a repeated key counts', async () => {
    expect((await list('project=missing&project=storefront')).status).toBe(200)
  })

  test.each([
    ['', 'missing field `project`'],
    ['project=', 'project: data did not match any variant of untagged enum NameOrId'],
    ['project=A', 'project: data did not match any variant of untagged enum NameOrId'],
  ])('?%s cannot be read: %s', async (query, complaint) => {
    const { status, body } = await list(query)
    expect(status).toBe(400)
    expect(body).toEqual({ message: `unable to parse query string: ${complaint}`, request_id: body['request_id'] })
  })

  test('a way of sorting that there is not cannot be read', async () => {
    const { status, body } = await list('project=storefront&sort_by=size')
    expect(status).toBe(400)
    expect(body['message']).toMatch(/^unable to parse query string: sort_by: /)
  })
})

test('a body that cannot be read is refused before it is asked who sends it', async () => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`${ORIGIN}/v1/projects`, { method: 'POST', headers, body: '{' })
  expect((await rack.stranger().raw(request)).status).toBe(400)
})
