import type { CompiledQuery, QueryResult } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createDecoder } from './decoder.ts'
import { flavours } from './flavour.ts'
import type { Schema } from './schema.ts'
import { SqlTransaction } from './sql-transaction.ts'
import { createStatements } from './statements.ts'

const statements = createStatements(
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
)

/** A transaction over a database that answers when a test says so, in the order in which it was asked. */
function begun(name: keyof typeof flavours) {
  const asked: PromiseWithResolvers<void>[] = []
  const connection = {
    executeQuery: async <R>(_query: CompiledQuery<R>): Promise<QueryResult<R>> => {
      const answer = Promise.withResolvers<void>()
      asked.push(answer)
      await answer.promise
      return { rows: [] }
    },
  }
  const tx = new SqlTransaction(connection, { statements, decode: createDecoder(), flavour: flavours[name] })
  const getAll = () => Promise.allSettled(['a', 'b', 'c'].map((id) => tx.get('group', id)))
  return { tx, asked, getAll }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('statements of a transaction that do not need each other', () => {
  test('are on their way together where the database keeps their order', async () => {
    const { asked, getAll } = begun('postgres')
    const all = getAll()
    await turn()
    expect(asked).toHaveLength(3)
    for (const answer of asked) answer.resolve()
    expect((await all).every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  test('wait for each other where it does not', async () => {
    const { asked, getAll } = begun('sqlite')
    const all = getAll()
    for (let count = 1; count <= 3; count++) {
      await turn()
      expect(asked).toHaveLength(count)
      asked.at(-1)?.resolve()
    }
    await all
  })

  test('all fail with what the first has failed with', async () => {
    const { tx, asked, getAll } = begun('postgres')
    const all = getAll()
    await turn()
    const race = Object.assign(new Error('could not serialize access'), { code: '40001' })
    asked[0]?.resolve()
    asked[1]?.reject(race)
    asked[2]?.reject(Object.assign(new Error('current transaction is aborted'), { code: '25P02' }))
    expect((await all).map((outcome) => (outcome.status === 'rejected' ? outcome.reason : 'answered'))).toEqual([
      'answered',
      race,
      race,
    ])
    await expect(tx.end()).rejects.toBe(race)
  })
})

test('a transaction has ended when all that was asked has been answered', async () => {
  const { tx, asked, getAll } = begun('postgres')
  const all = getAll()
  await turn()
  let hasEnded = false
  const end = async () => {
    await tx.end()
    hasEnded = true
  }
  const ending = end()
  asked[0]?.resolve()
  asked[1]?.resolve()
  await turn()
  expect(hasEnded).toBe(false)
  asked[2]?.resolve()
  await ending
  expect(hasEnded).toBe(true)
  await expect(tx.get('group', 'a')).rejects.toThrow('the transaction is over')
  await all
})
