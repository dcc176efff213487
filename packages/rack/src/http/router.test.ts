import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { ORIGIN } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

async function answerTo(method: string, path: string): Promise<{ status: number; body: unknown; id: string | null }> {
  const response = await admin.raw(new Request(ORIGIN + path, { method }))
  return { status: response.status, body: await response.json(), id: response.headers.get('x-request-id') }
}

describe('paths', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/v1'],
    ['GET', '/v1/nothing'],
    ['GET', '/v1/projects/'],
    ['GET', '/v1/projects/a/b'],
    ['POST', '/v1/instances/a/explode'],
    ['GET', '/V1/projects'],
    ['GET', '/v2/projects'],
  ])('%s %s is not found, without a code', async (method, path) => {
    const { status, body, id } = await answerTo(method, path)
    expect(status).toBe(404)
    expect(body).toEqual({ message: 'Not Found', request_id: id })
  })

  test.each([
    ['PATCH', '/v1/projects'],
    ['DELETE', '/v1/projects'],
    ['POST', '/v1/projects/a'],
    ['GET', '/v1/instances/a/start'],
    ['PUT', '/v1/disks/a'],
    ['GET', '/v1/logout'],
    ['GET', '/v1/login/demo/local'],
  ])('%s is a wrong method for %s, without a code', async (method, path) => {
    const { status, body, id } = await answerTo(method, path)
    expect(status).toBe(405)
    expect(body).toEqual({ message: 'Method Not Allowed', request_id: id })
  })

  test.each(['A', '-', 'a_b', '%20', '%2e%2e%2fprojects', 'a%2Fb', '%E0%A4%A', '%00', 'a'.repeat(64)])(
    'a name that is none (%s) cannot be read, rather than not found',
    async (name) => {
      const { status, body, id } = await answerTo('GET', `/v1/projects/${name}`)
      expect(status).toBe(400)
      expect(body).toEqual({
        message: 'bad parameter in URL path: project: data did not match any variant of untagged enum NameOrId',
        request_id: id,
      })
    },
  )

  test('an id is understood in all its forms and quoted in the usual one', async () => {
    const id = 'ABCDEF00-0000-4000-8000-000000000000'
    for (const form of [id, id.replaceAll('-', ''), `%7B${id}%7D`, `urn:uuid:${id}`]) {
      const { body } = await answerTo('GET', `/v1/projects/${form}`)
      expect(body).toMatchObject({ message: `not found: project with id "${id.toLowerCase()}"` })
    }
  })
})

describe('request ids', () => {
  test('every answer has one of its own', async () => {
    const [one, two] = await Promise.all([answerTo('GET', '/v1/projects'), answerTo('GET', '/v1/projects')])
    expect(one.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(two.id).not.toBe(one.id)
  })

  test('the body of a refusal repeats that of the header', async () => {
    const { body, id } = await answerTo('GET', '/v1/projects/missing')
    expect(body).toEqual({
      message: 'not found: project with name "missing"',
      error_code: 'ObjectNotFound',
      request_id: id,
    })
  })

  test('an answer without a body has one too', async () => {
    const response = await rack.stranger().raw(new Request(`${ORIGIN}/v1/logout`, { method: 'POST' }))
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await response.text()).toBe('')
  })
})

describe('what breaks inside', () => {
  test('is told to the host and shown to nobody', async () => {
    const store = createMemoryStore()
    const told: unknown[] = []
    const broken = await rackUnderTest({ store, onError: (error, context) => told.push([error, context]) })
    const cookie = await broken.signIn('admin')
    await store.close()
    const response = await broken.stranger(cookie).raw(new Request(`${ORIGIN}/v1/projects?limit=1`))
    const requestId = response.headers.get('x-request-id')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      request_id: requestId,
      error_code: 'Internal',
      message: 'Internal Server Error',
    })
    expect(told).toEqual([[new Error('the store is closed'), { requestId, method: 'GET', path: '/v1/projects' }]])
  })

  test('refusals are not told to the host', async () => {
    const told: unknown[] = []
    const quiet = await rackUnderTest({ onError: (error) => told.push(error) })
    expect((await quiet.as('admin').isRefused('projectView', { params: { project: 'missing' } })).status).toBe(404)
    expect((await quiet.stranger().isRefused('projectList', {})).status).toBe(401)
    expect(told).toEqual([])
  })
})

test('answers are JSON in snake_case with points in time in UTC', async () => {
  const response = await admin.raw(new Request(`${ORIGIN}/v1/projects/storefront`))
  expect(response.headers.get('content-type')).toBe('application/json')
  const body: unknown = await response.json()
  expect(Object.keys(Object(body)).toSorted()).toEqual(['description', 'id', 'name', 'time_created', 'time_modified'])
  expect(body).toMatchObject({ time_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) })
})
