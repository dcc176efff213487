import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Request as Shot } from 'autocannon'
import { ownPostgres } from '../e2e/faults/own-postgres.ts'
import { residentMiB } from '../e2e/faults/promises.ts'
import { signIn } from '../e2e/faults/session.ts'
import type { Session } from '../e2e/faults/session.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { PlenumServer } from '../e2e/harness/server.ts'

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
function mix(count: number, headers: Record<string, string>): Shot[] {
  const some = () => nameOf((made * 37) % count)
  const get = (path: string): Shot => ({ method: 'GET', path, headers })
  const view: Shot = {
    method: 'GET',
    headers,
    setupRequest: (shot) => ({ ...shot, path: `/v1/instances/${some()}?project=${PROJECT}` }),
  }
  const create: Shot = {
    method: 'POST',
    path: `/v1/disks?project=${PROJECT}`,
    headers,
    setupRequest: (shot) => ({
      ...shot,
      body: JSON.stringify({
        name: `d-${round}-${(made += 1)}`,
        description: '',
        size: 2 ** 30,
        disk_source: { type: 'blank', block_size: 4096 },
      }),
    }),
  }
  const update: Shot = {
    method: 'PUT',
    path: `/v1/projects/${PROJECT}`,
    headers,
    setupRequest: (shot) => ({ ...shot, body: JSON.stringify({ description: `the ${(made += 1)}th` }) }),
  }
  const list = get(`/v1/instances?project=${PROJECT}&limit=50`)
  return [list, view, get('/v1/projects?limit=50'), view, create, list, view, get('/v1/me'), view, update]
}

async function measure(servers: readonly PlenumServer[], session: Session, count: number, rate?: number) {
  round += 1
  const results = await Promise.all(
    servers.map(({ url }) => {
      const headers = { cookie: session.cookie, origin: url, 'content-type': 'application/json' }
      const overallRate = rate === undefined ? {} : { overallRate: rate / servers.length }
      const connections = CONNECTIONS / servers.length
      return autocannon({ url, connections, duration: SECONDS, requests: mix(count, headers), ...overallRate })
    }),
  )
  const worst = (of: (result: (typeof results)[number]) => number) => Math.max(...results.map(of))
  const sum = (of: (result: (typeof results)[number]) => number) => results.reduce((all, each) => all + of(each), 0)
  return {
    'requests/s': Math.round(sum(({ requests }) => requests.average)),
    'p50 ms': worst(({ latency }) => latency.p50),
    'p90 ms': worst(({ latency }) => latency.p90),
    'p99 ms': worst(({ latency }) => latency.p99),
    'max ms': worst(({ latency }) => latency.max),
    'not 2xx': sum(({ non2xx }) => non2xx),
    'no answer': sum(({ errors }) => errors),
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
