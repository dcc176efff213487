import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer } from '../harness/server.ts'
import type { PlenumServer } from '../harness/server.ts'
import { dice } from './dice.ts'
import { killRounds } from './kill-rounds.ts'
import { Ledger } from './ledger.ts'
import { ownPostgres } from './own-postgres.ts'
import { faults, residentMiB, seconds } from './promises.ts'
import type { Line, Promises } from './promises.ts'
import { signIn } from './session.ts'

/** `node e2e/faults/kill.ts [rounds] [seed]` */
const ROUNDS = Number(process.argv[2] ?? 8)
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000)
const roll = dice(SEED)
const flags = ['--log-level', 'fatal']

async function killAll(over: string, servers: readonly PlenumServer[], promises: Promises): Promise<Line> {
  const session = await signIn(servers.map(({ url }) => url))
  const ledger = await Ledger.open(session, `killed-${SEED}`)
  const { contradictions, backAfter } = await killRounds({
    servers,
    session,
    ledger,
    rounds: ROUNDS,
    writers: 8,
    longest: 3000,
    roll,
  })
  promises.none(contradictions)
  const { tried, kept, unknown } = ledger.tally
  return {
    fault: `kill -9 under 8 writers, ${over}`,
    tried: `${ROUNDS} kills, ${tried} writes, seed ${SEED}`,
    acknowledged: `${kept}; ${unknown} without an answer`,
    kept: contradictions.length === 0 ? 'all, nothing half done' : `${contradictions.length} otherwise`,
    'works again after': `${seconds(Math.max(...backAfter))} at most`,
    memory: `${residentMiB(servers[0]?.pid())} MiB`,
  }
}

await faults(async (promises) => {
  const lines: Line[] = []
  const data = mkdtempSync(join(tmpdir(), 'plenum-kill-'))
  const server = await startServer({ data, flags })
  lines.push(await killAll('SQLite', [server], promises))
  await server.stop()
  const database = new DatabaseSync(join(data, 'plenum.db'))
  const checked = Object(database.prepare('pragma integrity_check').get())['integrity_check']
  promises.hold(`integrity check: ${checked}`, checked === 'ok')
  database.close()
  rmSync(data, { recursive: true })

  const postgres = await ownPostgres()
  if (postgres) {
    const over = [...flags, '--database', await postgres.fresh('killed')]
    const servers = [await startServer({ flags: over }), await startServer({ flags: over })]
    lines.push(await killAll('PostgreSQL with two servers', servers, promises))
    for (const each of servers) await each.stop()
    postgres.remove()
  }
  return lines
})
