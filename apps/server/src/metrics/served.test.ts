import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../../e2e/harness/server.ts'
import { freshDatabase, testPostgres } from '../store/testing/postgres-database.ts'

const servers: PlenumServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill('SIGKILL')
})

async function start(flags: readonly string[]): Promise<PlenumServer> {
  const server = await startServer({ flags: ['--log-level', 'silent', ...flags] })
  servers.push(server)
  return server
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

test('a server is ready, and shows requests, writes and ticks at the address that was asked for', async () => {
  const port = await freePort()
  const { url } = await start(['--metrics', `127.0.0.1:${port}`])
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
  const credentials = JSON.stringify({ username: 'admin', password: 'plenum-demo' })
  const headers = { 'content-type': 'application/json', origin: url }
  await fetch(`${url}/v1/login/demo/local`, { method: 'POST', headers, body: credentials })
  const shown = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(await shown()).toMatch(/duration_seconds_count\{method="POST",operation="loginLocal",status="2xx"\} 1$/m)
  await expect.poll(shown, { timeout: 10_000 }).toMatch(/^plenum_tick_duration_seconds_count [1-9]/m)
  expect(await shown()).toMatch(/^plenum_store_write_duration_seconds_count [1-9]/m)
}, 30_000)

/** Skipped where PostgreSQL is not installed and could not be: scripts/postgres.mjs says so. */
test.skipIf(testPostgres === '')(
  'a server whose database is gone is alive, and not ready',
  async () => {
    const { url: database, drop } = await freshDatabase()
    const { url } = await start(['--database', database])
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    await drop()
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  },
  30_000,
)
