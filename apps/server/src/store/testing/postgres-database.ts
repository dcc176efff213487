import { Pool } from 'pg'

/** Where tests may make databases: set by whoever has started one for them (scripts/postgres.mjs). */
export const testPostgres = process.env['PLENUM_TEST_POSTGRES'] ?? ''

let number = 0

/** A database of its own, empty. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${process.pid}_${(number += 1)}`
  const admin = new Pool({ connectionString: testPostgres, max: 1 })
  await admin.query(`create database ${name}`)
  const isInUse = async () =>
    (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount !== 0
  const url = new URL(testPostgres)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      // Who is thrown out while saying goodbye has nobody left to tell, and takes the process along.
      for (let looks = 0; looks < 50 && (await isInUse()); looks++) await admin.query('select pg_sleep(0.02)')
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
