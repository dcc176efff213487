import { startServer } from '../harness/server.ts'
import { dice } from './dice.ts'
import { Ledger } from './ledger.ts'
import { ownPostgres } from './own-postgres.ts'
import { faults, residentMiB, seconds, waitFor } from './promises.ts'
import { signIn } from './session.ts'
import { TcpProxy } from './tcp-proxy.ts'

/** `node e2e/faults/bad-line.ts`: the way to the database is slow, and then a hole that swallows everything. */
const DELAY_MS = 100
/** What the server may take to notice that the other end has vanished, with what a request waits for beside it. */
const NOTICED_WITHIN = 40_000

await faults(async (promises) => {
  const postgres = await ownPostgres()
  if (!postgres) return []
  const url = await postgres.fresh('line')
  const proxy = await TcpProxy.to(new URL(url))
  const server = await startServer({ flags: ['--log-level', 'fatal', '--database', proxy.through(url)] })
  const session = await signIn([server.url])
  const ledger = await Ledger.open(session, 'slow')

  proxy.pass({ kind: 'on', delayMs: DELAY_MS })
  ledger.write(8, dice(1))
  await waitFor(20_000)
  await ledger.rest()
  proxy.pass({ kind: 'on' })
  promises.none(await ledger.contradictions())
  const slow = { ...ledger.tally, slowest: ledger.slowest, memory: residentMiB(server.pid()) }

  ledger.write(8, dice(2))
  await waitFor(1000)
  proxy.pass({ kind: 'nothing' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      number % 2 === 0
        ? session.send('GET', '/v1/projects')
        : session.send('POST', '/v1/projects', { name: `lost-${number}`, description: '' }),
    ),
  )
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
  promises.hold(`a request has waited for ${seconds(slowest)}`, slowest < NOTICED_WITHIN)
  for (const { status } of answers) promises.hold(`a request was answered with ${status}`, status === 503)
  proxy.pass({ kind: 'on' })
  const backAfter = await session.untilServed('/v1/projects')
  await ledger.rest()
  promises.none(await ledger.contradictions())
  const { tried, kept, refused, unknown } = ledger.tally
  const memory = `${residentMiB(server.pid())} MiB`
  await server.stop()
  await proxy.close()
  postgres.remove()
  const all = promises.broken.length === 0 ? 'all, nothing half done' : 'not all'
  return [
    {
      fault: `each packet of the database ${DELAY_MS} ms late`,
      tried: `20 s, ${slow.tried} writes`,
      acknowledged: `${slow.kept}; ${slow.refused} refused; slowest ${seconds(slow.slowest)}`,
      kept: all,
      'works again after': 'it goes on',
      memory: `${slow.memory} MiB`,
    },
    {
      fault: 'the line to the database swallows everything',
      tried: `${tried - slow.tried} writes, 50 requests at once`,
      acknowledged: `${kept - slow.kept}; ${refused - slow.refused} refused, ${unknown} not known; all 50 answered 503 within ${seconds(slowest)}`,
      kept: all,
      'works again after': seconds(backAfter),
      memory,
    },
  ]
})
