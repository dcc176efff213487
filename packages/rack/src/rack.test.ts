import { operations } from '@plenum/api'
import type { Operation } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { implemented } from './resources/index.ts'
import { stableId } from './fleet/stable-id.ts'
import { createMemoryStore } from './store/memory.ts'
import { ORIGIN } from './testing/caller.ts'
import { rackUnderTest, RackUnderTest } from './testing/rack-under-test.ts'

const rack = await rackUnderTest()

const all: readonly Operation[] = implemented.map(({ operation }) => operation)
const known = new Set(all.map(({ id }) => id))
const others: readonly Operation[] = Object.values(operations).filter(({ id }) => !known.has(id))
const ID = '00000000-0000-4000-8000-000000000000'

/** Bodies that can be read, so that nothing but the credentials is left to refuse. */
const bodies: Readonly<Record<string, object>> = {
  loginLocal: { username: 'nobody', password: '' },
  projectCreate: { name: 'a', description: '' },
  projectUpdate: {},
  instanceCreate: { name: 'a', description: '', hostname: 'a', ncpus: 1, memory: 2 ** 30 },
  instanceUpdate: { ncpus: 1, memory: 2 ** 30 },
  instanceDiskAttach: { disk: ID },
  instanceDiskDetach: { disk: ID },
  diskCreate: { name: 'a', description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 512 } },
}

/** A request that can be read, for things that do not exist. */
function requestFor(operation: Operation): Request {
  const path = operation.path.replace('{siloName}', 'nowhere').replace(/\{\w+\}/g, ID)
  const selectors = [...(operation.firstPageNeeds ?? []), ...(operation.id.endsWith('Create') ? ['project'] : [])]
  const query = new URLSearchParams(selectors.map((name) => [name, ID]))
  const init: RequestInit = { method: operation.method }
  if (operation.body) {
    init.body = JSON.stringify(bodies[operation.id])
    init.headers = { 'content-type': 'application/json' }
  }
  return new Request(`${ORIGIN}${path}?${query}`, init)
}

function withoutBody({ body: _, ...operation }: Operation): Operation {
  return operation
}

async function answerTo(request: Request): Promise<{ status: number; message: unknown }> {
  const response = await rack.stranger().raw(request)
  const text = await response.text()
  return { status: response.status, message: text && Object(JSON.parse(text))['message'] }
}

describe('without credentials', () => {
  test.each(all.filter(({ anonymous }) => !anonymous).map((operation) => [operation.id, operation] as const))(
    '%s is handled and answers 401, also for what does not exist',
    async (_, operation) => {
      expect(await answerTo(requestFor(operation))).toEqual({
        status: 401,
        message: 'credentials missing or invalid',
      })
    },
  )

  test.each([
    ['ping', 200, undefined],
    ['logout', 204, ''],
    ['loginLocal', 404, 'not found: silo with name "nowhere"'],
  ] as const)('%s is handled and open to everyone', async (id, status, message) => {
    expect(await answerTo(requestFor(operations[id]))).toEqual({ status, message })
  })

  test('nothing else is open to everyone', () => {
    const open = all.filter(({ anonymous }) => anonymous).map(({ id }) => id)
    expect(open.toSorted()).toEqual(['loginLocal', 'logout', 'ping'])
  })
})

describe('with credentials', () => {
  test.each(all.map((operation) => [operation.id, operation] as const))(
    '%s is neither an unknown path nor a wrong method',
    async (_, operation) => {
      const response = await rack.stranger(await rack.signIn('operator')).raw(requestFor(operation))
      const text = await response.text()
      expect(response.status).not.toBe(405)
      expect(text).not.toContain('"Not Found"')
    },
  )
})

describe.skipIf(others.length === 0)('what is not built yet', () => {
  test.each(others.map((operation) => [operation.id, operation] as const))('%s says so', async (_, operation) => {
    const signedIn = rack.stranger(await rack.signIn('operator'))
    const request = () => new Request(requestFor(withoutBody(operation)))
    const answer = await signedIn.raw(request())
    expect(answer.status).toBe(501)
    if (operation.method !== 'HEAD')
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('is not implemented') })
    expect((await rack.stranger().raw(request())).status).toBe(operation.anonymous ? 501 : 401)
  })
})

const request = (cookie: string) => new Request(ORIGIN, { headers: { cookie } })

describe('what the host asks', () => {
  test('a request with a live session is signed in, one without is not', async () => {
    expect(await rack.rack.isSignedIn(request(await rack.signIn('viewer')))).toBe(true)
    expect(await rack.rack.isSignedIn(request(`session=${'0'.repeat(40)}`))).toBe(false)
    expect(await rack.rack.isSignedIn(new Request(ORIGIN))).toBe(false)
  })

  test('people sign in at the first silo, by id, that takes passwords', async () => {
    const fresh = await rackUnderTest()
    expect(await fresh.rack.loginPath()).toBe('/login/demo/local')
    await fresh.edit('silo', await stableId('demo'), (silo) => ({ ...silo, identityMode: 'saml_jit' }))
    expect(await fresh.rack.loginPath()).toBe('/login/lab/local')
    await fresh.edit('silo', await stableId('lab'), (silo) => ({ ...silo, identityMode: 'saml_jit' }))
    expect(await fresh.rack.loginPath()).toBeUndefined()
  })

  test('an empty store has nowhere to sign in', async () => {
    expect(await new RackUnderTest({}).rack.loginPath()).toBeUndefined()
  })

  test('a store that breaks is not mistaken for somebody who is not signed in', async () => {
    const store = createMemoryStore()
    const broken = new RackUnderTest({ store })
    await store.close()
    const request = new Request(ORIGIN, { headers: { cookie: `session=${'0'.repeat(40)}` } })
    await expect(broken.rack.isSignedIn(request)).rejects.toThrow('the store is closed')
  })
})
