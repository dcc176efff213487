import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { flavours } from '../store/flavour.ts'
import { RacedWrites } from '../store/raced-writes.ts'
import type { Schema } from '../store/schema.ts'

export const errorOf = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)
/** Another transaction was quicker. */
export const race = () => errorOf('race', { code: '40001', severity: 'ERROR' })

/** By the text of a statement, what it fails with, or the promise of an answer. */
type FailAt = Readonly<Record<string, (() => Error | Promise<undefined>) | undefined>>

/** Writes over a database that does nothing but fail, or say nothing, at what a test says. */
export function writesOver(failAt: FailAt, connect?: () => Error) {
  const asked: string[] = []
  const connection = {
    executeQuery: async ({ sql }: { sql: string }) => {
      asked.push(sql)
      const error = await failAt[sql]?.()
      if (error) throw error
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

/** The same after three lost races, with which writes have come to go one after the other. */
export async function aloneOver(failAt: FailAt) {
  let commits = 0
  const over = writesOver({
    ...failAt,
    get commit() {
      commits += 1
      return commits > 3 ? undefined : race
    },
  })
  const losers = Array.from({ length: 3 }, () => over.writes.write(async () => 'done'))
  await Promise.all(losers)
  return over
}
