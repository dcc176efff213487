import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMiB } from '../e2e/faults/promises.ts'
import { signIn } from '../e2e/faults/session.ts'
import { startServer } from '../e2e/harness/server.ts'
import { createDisk, fire, list } from './cannon.ts'
import type { Fire } from './cannon.ts'
import { median, row } from './table.ts'

const SECONDS = 10
const CONNECTIONS = 10
/** What is wanted: requests per second, and milliseconds. */
const LISTS_LEAST = 3000
const CREATES_LEAST = 500
const LIST_P99_MOST = 15

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
  const load = async (shot: Fire['shots'][number], connections = CONNECTIONS) => {
    const volley = await fire(url, session, { connections, seconds: SECONDS, shots: [shot] })
    const { perSecond, p50, p99, refused, unanswered } = volley
    if (refused + unanswered > 0) throw new Error(`${shot.path}: ${refused} refused, ${unanswered} without an answer`)
    return { 'requests/s': perSecond, 'p50 ms': p50, 'p99 ms': p99 }
  }
  let made = 0
  const disk = createDisk('playground', () => `c-${(made += 1)}`)
  const table = {
    'GET /v1/projects?limit=50': await load(list('/v1/projects?limit=50')),
    'GET /v1/instances?limit=50': await load(list('/v1/instances?project=build-farm&limit=50')),
    'POST /v1/disks, 1 connection': await load(disk, 1),
    'POST /v1/disks, 32 connections': await load(disk, 32),
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
