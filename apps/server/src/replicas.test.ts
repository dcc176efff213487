import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../e2e/harness/server.ts'
import { freshDatabase, testPostgres } from './store/testing/postgres-database.ts'

const CHUNK = 512 * 1024
const GiB = 2 ** 30

const sha256 = (parts: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest('hex')

/** Skipped where PostgreSQL is not installed and could not be: scripts/postgres.mjs says so. */
describe.skipIf(testPostgres === '')('two servers over one database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let servers: PlenumServer[] = []
  let cookie = ''
  let asked = 0

  beforeAll(async () => {
    database = await freshDatabase()
    const flags = ['--log-level', 'silent', '--database', database.url]
    // At once: only one of them may fill the empty database.
    servers = await Promise.all([startServer({ flags }), startServer({ flags })])
    const signedIn = await send('POST', '/v1/login/demo/local', { username: 'admin', password: 'plenum-demo' })
    cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  }, 120_000)

  afterAll(async () => {
    for (const server of servers) await server.stop()
    await database.drop()
  })

  /** Each time to the other one, as a balancer would. */
  async function send(method: string, path: string, body?: object): Promise<Response> {
    const url = servers[(asked += 1) % servers.length]?.url ?? ''
    const headers = { 'content-type': 'application/json', origin: url, cookie }
    return fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }

  async function does(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await send(method, path, body)
    const text = await answer.text()
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true)
    return Object(text === '' ? {} : JSON.parse(text))
  }

  async function projects(): Promise<unknown[]> {
    const { items } = await does('GET', '/v1/projects')
    return Array.isArray(items) ? items.map((item) => Object(item).name) : []
  }

  test('have one demo fleet', async () => {
    const [first, second] = [await projects(), await projects()]
    expect(first).toEqual(second)
    expect(new Set(first).size).toBe(first.length)
    expect(first).toContain('storefront')
  })

  test('take turns at an upload, and it is whole', async () => {
    const source = { type: 'importing_blocks', block_size: 512 }
    const made = await does('POST', '/v1/disks?project=playground', {
      name: `d-${randomUUID()}`,
      description: '',
      size: GiB,
      disk_source: source,
    })
    const disk = `/v1/disks/${String(made['id'])}`
    await expect
      .poll(async () => Object((await does('GET', disk))['state']).state, { timeout: 20_000 })
      .toBe('import_ready')
    await does('POST', `${disk}/bulk-write-start`)
    const chunks = Array.from({ length: 6 }, () => randomBytes(CHUNK))
    await Promise.all(
      chunks.map((bytes, index) =>
        does('POST', `${disk}/bulk-write`, { offset: index * CHUNK, base64_encoded_data: bytes.toString('base64') }),
      ),
    )
    await does('POST', `${disk}/bulk-write-stop`)
    await does('POST', `${disk}/finalize`, {})
    const pool = new Pool({ connectionString: database.url, max: 1 })
    const { rows } = await pool.query('select bytes from disk_bytes where disk_id = $1 order by at', [made['id']])
    await pool.end()
    expect(sha256(rows.map(({ bytes }) => bytes))).toBe(sha256(chunks))
  }, 60_000)

  test('both move instances on, each step once', async () => {
    const name = `i-${randomUUID().slice(0, 8)}`
    await does('POST', '/v1/instances?project=playground', {
      name,
      description: '',
      hostname: name,
      ncpus: 1,
      memory: GiB,
      network_interfaces: { type: 'none' },
    })
    const state = async () => (await does('GET', `/v1/instances/${name}?project=playground`))['run_state']
    await expect.poll(state, { timeout: 30_000 }).toBe('running')
    await does('POST', `/v1/instances/${name}/stop?project=playground`)
    await expect.poll(state, { timeout: 30_000 }).toBe('stopped')
    await does('DELETE', `/v1/instances/${name}?project=playground`)
    expect((await send('GET', `/v1/instances/${name}?project=playground`)).status).toBe(404)
  }, 90_000)

  test('who signs out of one is signed out of the other, and what was acknowledged outlives both', async () => {
    const name = `p-${randomUUID().slice(0, 8)}`
    await does('POST', '/v1/projects', { name, description: 'Kept' })
    for (const server of servers) {
      await server.kill('SIGKILL')
      await server.restart()
    }
    expect((await does('GET', `/v1/projects/${name}`))['description']).toBe('Kept')
    await send('POST', '/v1/logout')
    expect((await send('GET', '/v1/me')).status).toBe(401)
    expect((await send('GET', '/v1/me')).status).toBe(401)
  }, 90_000)
})
