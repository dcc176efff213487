import { startServer } from '../harness/server.ts'
import { dice } from './dice.ts'
import { Ledger } from './ledger.ts'
import { outage, wrongWith } from './outage.ts'
import { ownPostgres } from './own-postgres.ts'
import { faults, residentMiB, seconds, waitFor } from './promises.ts'
import { signIn } from './session.ts'

/** `node e2e/faults/database-gone.ts [rounds]`: PostgreSQL is ended and started again under load. */
const ROUNDS = Number(process.argv[2] ?? 3)

await faults(async (promises) => {
  const postgres = await ownPostgres()
  if (!postgres) return []
  const flags = ['--log-level', 'error', '--database', await postgres.fresh('gone')]
  const server = await startServer({ flags })
  const session = await signIn([server.url])
  const ledger = await Ledger.open(session, 'outlived')
  const backAfter: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ledger.write(8, dice(round))
    await waitFor(2000)
    const told = await outage({
      session,
      cut: postgres.crash,
      restore: async () => {
        await waitFor(3000)
        await postgres.restart()
      },
    })
    promises.none(wrongWith(told))
    backAfter.push(told.backAfter)
    await waitFor(1000)
    await ledger.rest()
    promises.none(await ledger.contradictions())
  }
  // Once an outage is over, one without load: what the log says of it by itself.
  const before = server.output().length
  await postgres.crash()
  await waitFor(10_000)
  await postgres.restart()
  await session.untilServed()
  const lines = server
    .output()
    .slice(before)
    .split('\n')
    .filter((line) => line.includes('"ticks fail"'))
  promises.hold(`ten seconds without a database are ${lines.length} lines of ticks that fail`, lines.length <= 3)
  const { tried, kept, refused, unknown } = ledger.tally
  const memory = `${residentMiB(server.pid())} MiB`
  await server.stop()
  postgres.remove()
  return [
    {
      fault: 'PostgreSQL ends and starts again',
      tried: `${ROUNDS} outages of 3 s, ${tried} writes`,
      acknowledged: `${kept}; ${refused} refused (503), ${unknown} not known`,
      kept: promises.broken.length === 0 ? 'all, nothing half done' : 'not all',
      'works again after': `${seconds(Math.max(...backAfter))} at most`,
      memory,
    },
  ]
})
