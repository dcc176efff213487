import { describe, expect, test } from 'vitest'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { Who } from '../testing/rack-under-test.ts'

const HOUR = 3_600_000

const rack = await rackUnderTest()
const viewer = rack.as('viewer')

const keysOf = async (who: Who) => (await rack.as(who).does('currentUserSshKeyList', {})).items

describe('the demo fleet', () => {
  test('has a failed instance that restarts by itself once its wait is over, and one that never does', async () => {
    const fresh = await rackUnderTest()
    const stateOf = async (instance: string, project: string) =>
      (await fresh.as('viewer').does('instanceView', { params: { instance }, query: { project } })).runState
    await fresh.advance(0)
    expect(await stateOf('db-replica-b', 'storefront')).toBe('failed')
    await fresh.advance(0.1 * HOUR)
    expect(await stateOf('db-replica-b', 'storefront')).toBe('starting')
    await fresh.advance(2 * HOUR)
    expect(await stateOf('db-replica-b', 'storefront')).toBe('running')
    expect(await stateOf('runner-07', 'build-farm')).toBe('failed')
  })

  test('has users with two keys, one and none', async () => {
    const names = await Promise.all((['collaborator', 'admin', 'viewer'] as const).map(keysOf))
    expect(names.map((keys) => keys.map(({ name }) => name))).toEqual([['laptop', 'workstation'], ['laptop'], []])
  })

  test.each<[Who, string, string]>([
    ['collaborator', 'storefront', 'web-01'],
    [{ silo: 'lab', user: 'researcher' }, 'telescope', 'reducer-01'],
  ])('has instances with keys: those of %j in %s', async (who, project, instance) => {
    const { items } = await rack.as(who).does('instanceSshPublicKeyList', { params: { instance }, query: { project } })
    expect(items).toEqual(await keysOf(who))
  })

  test('has a guest at the console of everything that runs', async () => {
    for (const project of ['storefront', 'build-farm', 'analytics']) {
      const { items } = await viewer.does('instanceList', { query: { project, limit: 1000 } })
      for (const { id, hostname } of items.filter(({ runState }) => runState === 'running')) {
        const { data } = await viewer.does('instanceSerialConsole', {
          params: { instance: id },
          query: { fromStart: 0 },
        })
        const output = new TextDecoder().decode(Uint8Array.from(data))
        expect(output.endsWith(`${hostname} login: `)).toBe(true)
      }
    }
  })
})
