import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import type { Who } from '../../testing/rack-under-test.ts'
import { askForTerminal, openTerminal, runningInstance } from '../../testing/terminal.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const project = await rack.newProject()
const running = () => runningInstance(rack, project.id)

async function history(id: string): Promise<string> {
  const { data } = await admin.does('instanceSerialConsole', { params: { instance: id }, query: { fromStart: 0 } })
  return new TextDecoder().decode(Uint8Array.from(data))
}

describe('a session ends', () => {
  test.each(['creating', 'stopped', 'failed', 'starting', 'stopping'] as const)(
    'at once when the instance is %s',
    async (state) => {
      const id = await running()
      await rack.put(id, state)
      const terminal = await openTerminal(rack, 'admin', id)
      expect(await terminal.closed).toMatchObject({ code: 1011, reason: expect.stringContaining(state) })
      expect(terminal.text).toBe('')
    },
  )

  test('when the instance has a new VM', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.until('login: ')
    await rack.edit('instance', id, (instance) => ({ ...instance, runState: 'stopped' }))
    await admin.does('instanceStart', { params: { instance: id } })
    await rack.advance(0)
    expect((await terminal.closed).code).toBe(1011)
  })

  test('when its owner signs out', async () => {
    const id = await running()
    const cookie = await rack.signIn('admin')
    const url = `http://rack.test/v1/instances/${id}/serial-console/stream`
    const session = await rack.rack.stream(new Request(url, { headers: { cookie } }))
    if (session instanceof Response) throw new Error('no session')
    const closed = Promise.withResolvers<number>()
    session.open({ send: async () => {}, close: closed.resolve })
    await rack.stranger(cookie).does('logout', {})
    await session.write(new TextEncoder().encode('root\r'))
    expect(await closed.promise).toBe(1008)
    expect(await history(id)).not.toContain('root\r')
  })

  test('when its owner loses the role that let them in', async () => {
    const own = await rack.newProject()
    await rack.give('newcomer', 'collaborator', own)
    const body = smallInstance('of-the-newcomer', { start: true })
    const { id } = await admin.does('instanceCreate', { query: { project: own.id }, body })
    await rack.settle()
    const terminal = await openTerminal(rack, 'newcomer', id)
    await terminal.until('login: ')
    await rack.give('newcomer', 'viewer', own)
    await rack.advance(0)
    expect(await terminal.closed).toEqual({ code: 1008, reason: 'Forbidden' })
  })

  test('at once when there are 32 already, until one of them has gone', async () => {
    const id = await running()
    const terminals = await Promise.all(Array.from({ length: 32 }, () => openTerminal(rack, 'admin', id)))
    expect((await (await openTerminal(rack, 'admin', id)).closed).code).toBe(1013)
    terminals[0]?.leave()
    await (await openTerminal(rack, 'admin', id)).until('login: ')
    for (const terminal of terminals) terminal.leave()
  })

  test('when something breaks, which it does not tell, but the log', async () => {
    const told: unknown[] = []
    const broken = await rackUnderTest({ onError: (error, { path }) => told.push([error, path]) })
    const { id } = await broken.as('admin').does('instanceView', {
      params: { instance: 'web-01' },
      query: { project: 'storefront' },
    })
    const terminal = await openTerminal(broken, 'admin', id)
    await terminal.until('login: ')
    await broken.store.close()
    await terminal.type('x')
    expect(await terminal.closed).toEqual({ code: 1011, reason: 'internal error' })
    expect(told).toEqual([[expect.any(Error), `/v1/instances/${id}/serial-console/stream`]])
  })
})

async function answerTo(id: string, query = '', who: Who = 'admin') {
  const answer = await askForTerminal(rack, who, id, query)
  if (!(answer instanceof Response)) throw new Error('got a terminal')
  return { status: answer.status, body: await answer.json() }
}

describe('is refused before it begins', () => {
  test('an instance that there is not', async () => {
    expect(await answerTo(crypto.randomUUID())).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } })
  })

  test('a query that cannot be read', async () => {
    expect(await answerTo(await running(), '?most_recent=x')).toMatchObject({ status: 400 })
  })

  test('someone who may only look', async () => {
    expect(await answerTo(await running(), '', 'viewer')).toMatchObject({ status: 403 })
  })

  test('someone of another silo', async () => {
    expect(await answerTo(await running(), '', { silo: 'lab', user: 'admin' })).toMatchObject({ status: 404 })
  })

  test('someone who is not signed in', async () => {
    const url = `http://rack.test/v1/instances/${await running()}/serial-console/stream`
    const answer = await rack.rack.stream(new Request(url))
    expect(answer).toMatchObject({ status: 401 })
  })

  test('what is no stream, with the answer that it has anyway', async () => {
    const cookie = await rack.signIn('admin')
    const to = async (path: string) => rack.rack.stream(new Request(`http://rack.test${path}`, { headers: { cookie } }))
    expect(await to('/v1/projects')).toMatchObject({ status: 200 })
    expect(await to('/v1/nothing')).toMatchObject({ status: 404 })
  })
})

test('the stream cannot be had as an ordinary answer', async () => {
  const request = new Request(`http://rack.test/v1/instances/${await running()}/serial-console/stream`)
  const answer = await admin.raw(request)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'expected a WebSocket upgrade' })
})

/** On a rack of its own, for sessions of whoever else is there end as well. */
async function lastingTerminal() {
  const own = await rackUnderTest()
  const params = { params: { instance: 'web-01' }, query: { project: 'storefront' } }
  const { id } = await own.as('admin').does('instanceView', params)
  const terminal = await openTerminal(own, 'admin', id)
  await terminal.until('login: ')
  return { own, terminal }
}

describe('hours at the console', () => {
  test('keep a session alive when somebody types', async () => {
    const { own, terminal } = await lastingTerminal()
    for (const key of ['a', 'b', 'c']) {
      await own.advance(470 * 60_000)
      await terminal.type(key)
    }
    await terminal.until('login: abc')
  })

  test('end it when nobody does, however much there is to see', async () => {
    const { own, terminal } = await lastingTerminal()
    for (let hour = 0; hour < 8; hour++) await own.advance(60 * 60_000)
    expect((await terminal.closed).code).toBe(1008)
  })
})
