import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { residentMiB } from '../e2e/faults/promises.ts'
import { signIn } from '../e2e/faults/session.ts'
import { startServer } from '../e2e/harness/server.ts'
import { median, row } from './table.ts'

const SECONDS = 10
const CONNECTIONS = 10
/** What is wanted: requests per second, and milliseconds. */
const LISTS_LEAST = 3000
const CREATES_LEAST = 500
const LIST_P99_MOST = 15

interface Target {
  url: string
  headers: Record<string, string>
}

async function load({ url, headers }: Target, path: string) {
  const result = await autocannon({ url: url + path, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return {
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
  }
}

/** Creates disks, each durable before it is acknowledged. */
async function loadCreates({ url, headers }: Target, connections: number) {
  let made = 0
  const disk = { description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 4096 } }
  const result = await autocannon({
    url: `${url}/v1/disks?project=playground`,
    method: 'POST',
    headers,
    connections,
    duration: SECONDS,
    setupClient: (client) => {
      const next = () => client.setBody(JSON.stringify({ ...disk, name: `c${connections}-${++made}` }))
      next()
      client.on('response', next)
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`creates: ${result.non2xx} refused, ${result.errors} failed`)
  return {
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
  }
}

const data = mkdtempSync(join(tmpdir(), 'plenum-bench-'))
const server = await startServer({ data, flags: ['--log-level', 'warn'] })
try {
  const starts: number[] = []
  for (let i = 0; i < 5; i++) {
    await server.stop()
    const before = performance.now()
    await server.restart()
    starts.push(performance.now() - before)
  }
  const { url } = server
  const session = await signIn([url], 'operator')
  for (let i = 0; i < 50; i++)
    await session.does('POST', '/v1/projects', { name: `bench-${i}`, description: 'Measured' })
  const afterUse = residentMiB(server.pid())
  // What is created below is to be limited by the server's speed only.
  await session.does('PUT', '/v1/system/silos/demo/quotas', { storage: 2 ** 50 })
  const target = { url, headers: { cookie: session.cookie, origin: url, 'content-type': 'application/json' } }
  const table = {
    'GET /v1/projects?limit=50': await load(target, '/v1/projects?limit=50'),
    'GET /v1/instances?limit=50': await load(target, '/v1/instances?project=build-farm&limit=50'),
    'POST /v1/disks, 1 connection': await loadCreates(target, 1),
    'POST /v1/disks, 32 connections': await loadCreates(target, 32),
  }
  console.log(`\nServer, data on disk, ${CONNECTIONS} connections unless said otherwise, ${SECONDS} s each`)
  console.table(table)
  const goals: Record<string, object> = {}
  for (const [name, figures] of Object.entries(table)) {
    const isList = name.startsWith('GET')
    const least = isList ? LISTS_LEAST : CREATES_LEAST
    goals[`${name}: requests/s`] = row({ ours: figures['requests/s'], target: least, is: 'least' })
    if (isList) goals[`${name}: p99`] = row({ ours: figures['p99 ms'], target: LIST_P99_MOST, is: 'most', unit: 'ms' })
  }
  console.table(goals)
  console.table({
    'ready after start, existing data (median of 5)': `${Math.round(median(starts))} ms`,
    'resident after start and 50 creates': `${afterUse} MiB`,
    'resident after the load': `${residentMiB(server.pid())} MiB`,
  })
} finally {
  await server.stop()
  rmSync(data, { recursive: true })
}
