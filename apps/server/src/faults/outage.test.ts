import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Ledger } from '../../../../e2e/faults/ledger.ts'
import { dice } from '../../../../e2e/faults/dice.ts'
import { outage, wrongWith } from '../../../../e2e/faults/outage.ts'
import { signIn } from '../../../../e2e/faults/session.ts'
import { TcpProxy } from '../../../../e2e/faults/tcp-proxy.ts'
import { startServer } from '../../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../../e2e/harness/server.ts'
import { freshDatabase, testPostgres } from '../store/testing/postgres-database.ts'

/** Skipped where PostgreSQL is not installed and could not be: scripts/postgres.mjs says so. */
describe.skipIf(testPostgres === '')('a server whose database goes away and comes back', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let proxy: TcpProxy
  let server: PlenumServer

  beforeAll(async () => {
    database = await freshDatabase()
    proxy = await TcpProxy.to(new URL(database.url))
    server = await startServer({ flags: ['--log-level', 'error', '--database', proxy.through(database.url)] })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await proxy.close()
    await database.drop()
  })

  test('outlives it, says so with 503 meanwhile, and has kept what it acknowledged and nothing else', async () => {
    const session = await signIn([server.url])
    const ledger = await Ledger.open(session, 'outlived')
    ledger.write(4, dice(1))
    await expect.poll(() => ledger.tally.kept, { timeout: 30_000 }).toBeGreaterThan(10)
    const told = await outage({
      session,
      cut: () => proxy.pass({ kind: 'closed' }),
      restore: () => proxy.pass({ kind: 'on' }),
    })
    expect(wrongWith(told)).toEqual([])
    const { kept } = ledger.tally
    await expect.poll(() => ledger.tally.kept, { timeout: 30_000 }).toBeGreaterThan(kept)
    await ledger.rest()
    expect(await ledger.contradictions()).toEqual([])
  }, 90_000)
})
