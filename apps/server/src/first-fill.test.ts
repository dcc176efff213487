import { createMemoryStore, createRack, hasDemoFleet, isEmpty } from '@plenum/rack'
import type { Passwords } from '@plenum/rack'
import { describe, expect, test } from 'vitest'
import { fillIfEmpty } from './first-fill.ts'

const passwords: Passwords = {
  hash: async (text) => `hash of ${text}`,
  verify: async (text, hash) => hash.endsWith(text),
}

function first(changes: Partial<Parameters<typeof fillIfEmpty>[0]> = {}) {
  const store = createMemoryStore()
  const options = { store, passwords, demo: false, operatorPassword: undefined, askPassword: undefined, ...changes }
  return { store, fill: () => fillIfEmpty(options) }
}

test('an empty store gets the demo fleet', async () => {
  const { store, fill } = first({ demo: true })
  await fill()
  expect(await hasDemoFleet(store)).toBe(true)
})

async function signIn(store: Parameters<typeof hasDemoFleet>[0], password: string): Promise<number> {
  const request = new Request('http://127.0.0.1/v1/login/main/local', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'operator', password }),
  })
  return (await createRack({ store, passwords }).fetch(request)).status
}

describe('without the demo', () => {
  test('the environment says what the first operator signs in with', async () => {
    const { store, fill } = first({ operatorPassword: 'from the environment' })
    await fill()
    expect(await hasDemoFleet(store)).toBe(false)
    expect(await signIn(store, 'from the environment')).toBe(204)
  })

  test('else the terminal is asked', async () => {
    const { store, fill } = first({ askPassword: async (who) => `typed for ${who}` })
    await fill()
    expect(await signIn(store, 'typed for operator of the silo main')).toBe(204)
  })

  test('with neither it does not start, and says what is needed', async () => {
    const { store, fill } = first({ operatorPassword: '' })
    await expect(fill()).rejects.toThrow('PLENUM_OPERATOR_PASSWORD')
    expect(await isEmpty(store)).toBe(true)
  })

  test('a password that could never be typed in is refused', async () => {
    const { fill } = first({ operatorPassword: 'x'.repeat(513) })
    await expect(fill()).rejects.toThrow('longer than 512 bytes')
  })
})

test('a store that holds something is left alone and nobody is asked', async () => {
  const { store, fill } = first({ operatorPassword: 'first' })
  await fill()
  await fillIfEmpty({ store, passwords, demo: false, operatorPassword: undefined, askPassword: undefined })
  await fillIfEmpty({ store, passwords, demo: true, operatorPassword: undefined, askPassword: undefined })
  expect(await hasDemoFleet(store)).toBe(false)
})
