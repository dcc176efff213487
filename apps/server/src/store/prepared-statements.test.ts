import { expect, onTestFinished, test } from 'vitest'
import { connectPool } from './postgres-pool.ts'
import { preparing } from './prepared-statements.ts'
import { testPostgres } from './testing/postgres-database.ts'

const isPostgresHere = testPostgres !== ''

function connect() {
  const pool = preparing(connectPool(testPostgres, 1))
  onTestFinished(() => pool.end())
  const prepared = async () => (await pool.query('select statement from pg_prepared_statements')).rows
  return { pool, prepared }
}

test.skipIf(!isPostgresHere)('a statement is read and planned once for each connection', async () => {
  const { pool, prepared } = connect()
  const statement = 'select $1::int + 1 as sum'
  for (const number of [1, 2, 3]) expect((await pool.query(statement, [number])).rows).toEqual([{ sum: number + 1 }])
  expect(await prepared()).toEqual([{ statement }])
  await pool.query('select $1::int + 2 as sum', [1])
  expect(await prepared()).toHaveLength(2)
})

test.skipIf(!isPostgresHere)('what fails, and what has no parameters, is as it was', async () => {
  const { pool } = connect()
  await expect(pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  await expect(pool.query('select $1::int + nothing', [0])).rejects.toMatchObject({ code: '42703' })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
