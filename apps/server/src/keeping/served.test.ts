import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { operations } from '@plenum/api'
import type { Operation } from '@plenum/api'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../../e2e/harness/server.ts'
import { temporaryDirectory } from '../store/temporary-directory.ts'
import { demoDirectory } from '../store/testing/demo-directory.ts'
import { freshDatabase, testPostgres } from '../store/testing/postgres-database.ts'
import type { Place } from './place.ts'
import { keep } from './run.ts'

const GiB = 2 ** 30
const servers: PlenumServer[] = []
const databases: (() => Promise<void>)[] = []
let cookies = { admin: '', operator: '' }

afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill('SIGKILL')
  for (const drop of databases.splice(0)) await drop()
})

async function serverOver(place: Place): Promise<PlenumServer> {
  const flags = ['--log-level', 'silent', ...(place.kind === 'database' ? ['--database', place.url] : [])]
  const server = await startServer({ flags, ...(place.kind === 'directory' && { data: place.directory }) })
  servers.push(server)
  return server
}

async function send(url: string, as: keyof typeof cookies, method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', origin: url, cookie: cookies[as] }
  return fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

async function does(...[url, as, method, path, body]: Parameters<typeof send>): Promise<Record<string, unknown>> {
  const answer = await send(url, as, method, path, body)
  const text = await answer.text()
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true)
  return Object(text === '' ? {} : JSON.parse(text))
}

async function signIn(url: string, username: string): Promise<string> {
  const credentials = { username, password: 'plenum-demo' }
  const answer = await send(url, 'admin', 'POST', '/v1/login/demo/local', credentials)
  expect(answer.status).toBe(204)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function uploadDisk(url: string): Promise<void> {
  const disk_source = { type: 'importing_blocks', block_size: 512 }
  const disk = { name: 'uploaded', description: '', size: GiB, disk_source }
  const path = `/v1/disks/${String((await does(url, 'admin', 'POST', '/v1/disks?project=playground', disk))['id'])}`
  const state = async () => Object((await does(url, 'admin', 'GET', path))['state']).state
  await expect.poll(state, { timeout: 20_000 }).toBe('import_ready')
  await does(url, 'admin', 'POST', `${path}/bulk-write-start`)
  const base64_encoded_data = randomBytes(512 * 1024).toString('base64')
  await does(url, 'admin', 'POST', `${path}/bulk-write`, { offset: 0, base64_encoded_data })
  await does(url, 'admin', 'POST', `${path}/bulk-write-stop`)
  await does(url, 'admin', 'POST', `${path}/finalize`, {})
}

async function collectBundle(url: string): Promise<string> {
  const path = '/experimental/v1/system/support-bundles'
  const { id } = await does(url, 'operator', 'POST', path, {})
  const bundle = `${path}/${String(id)}`
  await expect
    .poll(async () => (await does(url, 'operator', 'GET', bundle))['state'], { timeout: 30_000 })
    .toBe('active')
  return `${bundle}/download`
}

const listPaths = Object.values<Operation>(operations)
  .filter(({ method, path, query }) => method === 'GET' && !path.includes('{') && query && 'pageToken' in query.shape)
  .map(({ path }) => path)

/** What every list shows that needs no more than a project, as operator and as administrator. */
async function everyList(url: string): Promise<Map<string, string>> {
  const { items } = await does(url, 'admin', 'GET', '/v1/projects')
  const projects = (Array.isArray(items) ? items : []).map((item) => String(Object(item).name))
  const lists = new Map<string, string>()
  const asked = listPaths.flatMap((path) => [path, ...projects.map((project) => `${path}?project=${project}`)])
  for (const as of ['admin', 'operator'] as const)
    await Promise.all(
      asked.map(async (path) => {
        const answer = await send(url, as, 'GET', path)
        if (answer.ok) lists.set(`${as} ${path}`, await answer.text())
        else await answer.body?.cancel()
      }),
    )
  return lists
}

async function digestOf(url: string, path: string): Promise<string> {
  const answer = await send(url, 'operator', 'GET', path)
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')
}

async function freshPlace(): Promise<Place> {
  if (testPostgres === '') return { kind: 'directory', directory: temporaryDirectory() }
  const { url, drop } = await freshDatabase()
  databases.push(drop)
  return { kind: 'database', url }
}

test('whoever had a session goes on in what was restored, and again in what that was moved to, with all there was', async () => {
  const [home, next, last] = [await demoDirectory(), await freshPlace(), temporaryDirectory()]
  const first = await serverOver({ kind: 'directory', directory: home })
  cookies = { admin: await signIn(first.url, 'admin'), operator: await signIn(first.url, 'operator') }
  await uploadDisk(first.url)
  const download = await collectBundle(first.url)
  const file = join(temporaryDirectory(), 'backup')
  await keep({ kind: 'backup', file, place: { kind: 'directory', directory: home } })
  const lists = await everyList(first.url)
  expect(lists.size).toBeGreaterThan(60)
  expect(lists.get('admin /v1/disks?project=playground')).toContain('uploaded')
  const bundle = await digestOf(first.url, download)
  await does(first.url, 'admin', 'POST', '/v1/projects', { name: 'after-the-backup', description: '' })

  await keep({ kind: 'restore', file, place: next })
  const second = await serverOver(next)
  expect(await everyList(second.url)).toEqual(lists)
  expect(await digestOf(second.url, download)).toBe(bundle)
  await signIn(second.url, 'viewer')
  await does(second.url, 'admin', 'POST', '/v1/projects', { name: 'made-there', description: '' })
  const newer = await everyList(second.url)
  await second.stop()

  await keep({ kind: 'migrate', from: next, to: { kind: 'directory', directory: last } })
  const third = await serverOver({ kind: 'directory', directory: last })
  expect(await everyList(third.url)).toEqual(newer)
  expect(newer.get('admin /v1/projects')).toContain('made-there')
  expect(await digestOf(third.url, download)).toBe(bundle)
  await does(third.url, 'admin', 'DELETE', '/v1/disks/uploaded?project=playground')
}, 120_000)
