import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { flavours } from './flavour.ts'
import { RacedWrites } from './raced-writes.ts'
import type { Schema } from './schema.ts'

const errorOf = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)
const lost = () => errorOf('read ECONNRESET', { code: 'ECONNRESET' })

/** A database that does nothing but fail, at what a test says. */
function writesOver(failAt: Readonly<Record<string, (() => Error) | undefined>>, connect?: () => Error) {
  const asked: string[] = []
  const connection = {
    executeQuery: async ({ sql }: { sql: string }) => {
      asked.push(sql)
      const fail = failAt[sql]
      if (fail) throw fail()
      return { rows: [] }
    },
    streamQuery: () => {
      throw new Error('nobody streams')
    },
  }
  const driver = {
    init: async () => {},
    acquireConnection: async () => {
      if (connect) throw connect()
      return connection
    },
    beginTransaction: async () => {},
    commitTransaction: async () => {},
    rollbackTransaction: async () => {},
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  const database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { writes: new RacedWrites(database, flavours.postgres), asked }
}

const BEGIN = flavours.postgres.begin.sql
const work = async () => 'done'

describe('a write over connections that fail', () => {
  test('whose database cannot be connected to has changed nothing', async () => {
    const { writes } = writesOver({}, () => new Error('timeout exceeded when trying to connect'))
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'unreachable', isKnown: true })
  })

  test('whose connection is lost at the beginning has changed nothing', async () => {
    const { writes } = writesOver({ [BEGIN]: lost })
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'unreachable', isKnown: true })
  })

  test('whose connection is lost during the commit may have been kept', async () => {
    const { writes } = writesOver({ commit: lost, rollback: lost })
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'unreachable', isKnown: false })
  })

  test('whose commit is refused has changed nothing', async () => {
    const { writes } = writesOver({ commit: () => errorOf('disk full', { code: '53100', severity: 'ERROR' }) })
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'full', isKnown: true })
  })

  test('that loses every race is told so, and has changed nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { writes, asked } = writesOver({ commit: () => errorOf('race', { code: '40001', severity: 'ERROR' }) })
    const refused = expect(writes.write(work)).rejects.toMatchObject({ trouble: 'crowded', isKnown: true })
    await vi.runAllTimersAsync()
    await refused
    vi.useRealTimers()
    expect(asked.filter((sql) => sql === 'commit')).toHaveLength(30)
  })

  test('that has lost does not meet others that have: they go one after the other', async () => {
    let commits = 0
    const { writes } = writesOver({
      get commit() {
        commits += 1
        return commits > 8 ? undefined : () => errorOf('race', { code: '40001', severity: 'ERROR' })
      },
    })
    const begun = new Map<number, number>()
    let atOnce = 0
    let most = 0
    const writer = (number: number) =>
      writes.write(async () => {
        begun.set(number, (begun.get(number) ?? 0) + 1)
        if (begun.get(number) === 1) return
        most = Math.max(most, (atOnce += 1))
        await new Promise((resolve) => setImmediate(resolve))
        atOnce -= 1
      })
    await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)))
    expect([...begun.values()]).toEqual(Array.from({ length: 8 }, () => 2))
    expect(most).toBe(1)
  })

  test('whose work fails by itself fails with that', async () => {
    const { writes, asked } = writesOver({})
    const refused = errorOf('connect ECONNREFUSED by a webhook', { code: 'ECONNREFUSED' })
    await expect(writes.write(() => Promise.reject(refused))).rejects.toBe(refused)
    expect(asked).toEqual([BEGIN, 'rollback'])
  })
})
