import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreUnavailableError } from '../store/unavailable.ts'
import { ORIGIN } from '../testing/caller.ts'
import { DEMO_PASSWORD } from '../fleet/demo-data.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { openTerminal, runningInstance } from '../testing/terminal.ts'
import { unsteadyStore } from '../testing/unsteady-store.ts'

const store = unsteadyStore()
const onError = vi.fn<(error: unknown) => void>()
const rack = await rackUnderTest({ store, onError })
const cookie = await rack.sessionOf('admin')

afterEach(() => {
  store.trouble = undefined
  onError.mockClear()
})

async function send(method: string, path: string, body?: object) {
  const headers = { cookie, 'content-type': 'application/json' }
  const init = body ? { body: JSON.stringify(body) } : {}
  const response = await rack.rack.fetch(new Request(`${ORIGIN}${path}`, { method, headers, ...init }))
  const text = await response.text()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: text && JSON.parse(text) }
}

const newProject = { name: 'lost', description: '' }

describe('when the database does not answer', () => {
  const error = new StoreUnavailableError('unreachable', { cause: new Error('ECONNREFUSED 10.0.0.7') })

  test('whoever reads is told to try again, and the log why', async () => {
    store.trouble = { error }
    expect(await send('GET', '/v1/projects')).toMatchObject({
      status: 503,
      retryAfter: '2',
      body: { error_code: 'ServiceNotAvailable', message: 'the database does not answer; try again' },
    })
    expect(onError).toHaveBeenCalledWith(error, expect.objectContaining({ path: '/v1/projects' }))
  })

  test('whoever writes is told that nothing has been changed', async () => {
    store.trouble = { error }
    const { status, body } = await send('POST', '/v1/projects', newProject)
    expect({ status, ...body }).toMatchObject({
      status: 503,
      message: 'the database does not answer: nothing has been changed; try again',
    })
    expect(body.message).not.toContain('10.0.0.7')
    store.trouble = undefined
    expect((await send('GET', '/v1/projects/lost')).status).toBe(404)
  })

  test('nobody can sign in, and it does not look as if the password were wrong', async () => {
    store.trouble = { error }
    const credentials = { username: 'admin', password: DEMO_PASSWORD }
    expect(await send('POST', '/v1/login/demo/local', credentials)).toMatchObject({ status: 503, retryAfter: '2' })
    store.trouble = undefined
    expect((await send('POST', '/v1/login/demo/local', credentials)).status).toBe(204)
  })

  test('a serial console is refused, and one that is open ends with a reason to come back', async () => {
    const id = await runningInstance(rack, (await rack.newProject()).id)
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.until('login: ')
    store.trouble = { error }
    const request = new Request(`${ORIGIN}/v1/instances/${id}/serial-console/stream`, { headers: { cookie } })
    expect(await rack.rack.stream(request)).toMatchObject({ status: 503 })
    await terminal.type('x')
    expect(await terminal.closed).toEqual({ code: 1013, reason: 'the database does not answer' })
  })
})

test('when the answer to the commit is missing, nobody says that nothing has been changed, nor to try again blindly', async () => {
  store.trouble = { error: new StoreUnavailableError('unreachable', { isKnown: false }), writesOnly: true }
  const { status, retryAfter, body } = await send('POST', '/v1/projects', newProject)
  expect({ status, retryAfter, message: body.message }).toEqual({
    status: 503,
    retryAfter: null,
    message: 'the database does not answer: it is not known whether the change was kept, so look first',
  })
})

describe('when the disk is full', () => {
  const trouble = { error: new StoreUnavailableError('full'), writesOnly: true }

  test('whoever writes is told that nothing has been changed; trying again would not help', async () => {
    store.trouble = trouble
    expect(await send('POST', '/v1/projects', newProject)).toMatchObject({
      status: 503,
      retryAfter: null,
      body: { message: 'the disk is full: nothing has been changed' },
    })
  })

  test('whoever has a session goes on reading, although that cannot be noted', async () => {
    await rack.advance(120_000)
    store.trouble = trouble
    expect((await send('GET', '/v1/projects')).status).toBe(200)
    await rack.advance(60_000).catch(() => undefined)
    expect((await send('GET', '/v1/projects')).status).toBe(200)
  })
})
