import { Pool } from 'pg'

/** Where tests may make databases: set by whoever has started one for them (scripts/postgres.mjs). */
export const testPostgres = process.env['PLENUM_TEST_POSTGRES'] ?? ''

let number = 0

/** A database of its own, empty. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${process.pid}_${(number += 1)}`
  const admin = new Pool({ connectionString: testPostgres, max: 1 })
  await admin.query(`create database ${name}`)
  const url = new URL(testPostgres)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
