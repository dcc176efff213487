import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPostgres } from '../e2e/faults/own-postgres.ts'
import { residentMiB } from '../e2e/faults/promises.ts'
import { signIn } from '../e2e/faults/session.ts'
import type { Session } from '../e2e/faults/session.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { PlenumServer } from '../e2e/harness/server.ts'
import { change, createDisk, fire, list, view } from './cannon.ts'
import type { Volley } from './cannon.ts'

/** `node bench/load.ts [seconds] [servers: one|two|embedded]` */
const SECONDS = Number(process.argv[2] ?? 120)
const ONLY = process.argv[3]
const RATE = 200
const CONNECTIONS = 20
/** Instances of the project that is asked of, beside what is created while it is measured. */
const SMALL = 200
const LARGE = 10_000
const AT_ONCE = 16
const PROJECT = 'load'
const QUOTAS = { cpus: 100_000, memory: 2 ** 50, storage: 2 ** 50 }

const small = { description: '', hostname: 'host', ncpus: 1, memory: 2 ** 30, network_interfaces: { type: 'none' } }
const nameOf = (number: number) => `i-${String(number).padStart(6, '0')}`

async function fill(session: Session, count: number): Promise<void> {
  await session.does('POST', '/v1/projects', { name: PROJECT, description: '' })
  let made = 0
  const client = async () => {
    while (made < count) {
      const body = { name: nameOf(made++), ...small, start: false }
      await session.does('POST', `/v1/instances?project=${PROJECT}`, body)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
}

let round = 0
let made = 0

/** Of ten requests, four list, four view, one creates and one updates. */
function mix(count: number) {
  const some = () => nameOf((made * 37) % count)
  const instance = view(() => `/v1/instances/${some()}?project=${PROJECT}`)
  const create = createDisk(PROJECT, () => `d-${round}-${(made += 1)}`)
  const update = change('PUT', `/v1/projects/${PROJECT}`, () => ({ description: `the ${(made += 1)}th` }))
  const instances = list(`/v1/instances?project=${PROJECT}&limit=50`)
  const projects = list('/v1/projects?limit=50')
  return [instances, instance, projects, instance, create, instances, instance, list('/v1/me'), instance, update]
}

async function measure(servers: readonly PlenumServer[], session: Session, count: number, rate?: number) {
  round += 1
  const volleys = await Promise.all(
    servers.map(({ url }) =>
      fire(url, session, {
        connections: CONNECTIONS / servers.length,
        seconds: SECONDS,
        rate: rate && rate / servers.length,
        shots: mix(count),
      }),
    ),
  )
  const worst = (of: keyof Volley) => Math.max(...volleys.map((volley) => volley[of]))
  const sum = (of: keyof Volley) => volleys.reduce((all, volley) => all + volley[of], 0)
  return {
    'requests/s': sum('perSecond'),
    'p50 ms': worst('p50'),
    'p90 ms': worst('p90'),
    'p99 ms': worst('p99'),
    'max ms': worst('longest'),
    'not 2xx': sum('refused'),
    'no answer': sum('unanswered'),
    MiB: servers.map((server) => residentMiB(server.pid())).join(', '),
  }
}

async function loaded(
  what: string,
  servers: readonly PlenumServer[],
  count: number,
  rates: readonly (number | undefined)[],
) {
  const urls = servers.map(({ url }) => url)
  const operator = await signIn(urls, 'operator')
  await operator.does('PUT', '/v1/system/silos/demo/quotas', QUOTAS)
  const session = await signIn(urls)
  await fill(session, count)
  const table: Record<string, object> = {}
  for (const rate of rates) {
    const speed = rate === undefined ? 'at full speed' : `${rate}/s`
    table[`${what}, ${speed}`] = await measure(servers, session, count, rate)
  }
  for (const server of servers) await server.stop()
  console.table(table)
}

console.log(`\nLists, views, creates and updates, ${CONNECTIONS} connections, ${SECONDS} s each`)
const flags = ['--log-level', 'error']
const counts = { one: 1, two: 2 } as const
for (const [name, count] of Object.entries(counts)) {
  if (ONLY !== undefined && ONLY !== name) continue
  const postgres = await ownPostgres()
  if (!postgres) continue
  const over = [...flags, '--database', await postgres.fresh('load')]
  const servers: PlenumServer[] = []
  for (let number = 0; number < count; number++) servers.push(await startServer({ flags: over }))
  await loaded(`PostgreSQL, ${count === 1 ? 'one server' : 'two servers'}, ${SMALL} instances`, servers, SMALL, [
    RATE,
    undefined,
  ])
  postgres.remove()
}
if (ONLY === undefined || ONLY === 'embedded') {
  const data = mkdtempSync(join(tmpdir(), 'plenum-load-'))
  await loaded(`embedded, ${LARGE} instances`, [await startServer({ data, flags })], LARGE, [RATE])
  rmSync(data, { recursive: true })
}
