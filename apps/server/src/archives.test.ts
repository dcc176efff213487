import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { updateRepository } from '@plenum/rack/testing/update-repository'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../e2e/harness/server.ts'
import { demoDirectory } from './store/testing/demo-directory.ts'

const GiB = 2 ** 30
const BUNDLES = '/experimental/v1/system/support-bundles'
const REPOSITORY = '/v1/system/update/repository?file_name=release.zip'

const servers: PlenumServer[] = []

afterAll(async () => {
  for (const server of servers) await server.stop()
})

async function started() {
  const data = await demoDirectory()
  const running = await startServer({ data, flags: ['--log-level', 'silent'] })
  servers.push(running)
  const { url } = running
  const headers: Record<string, string> = { origin: url }
  const credentials = JSON.stringify({ username: 'operator', password: 'plenum-demo' })
  const signedIn = await fetch(`${url}/v1/login/demo/local`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: credentials,
  })
  headers['cookie'] = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const send = async (method: string, path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, method, headers: { ...headers, ...Object(init.headers) } })
  const stateOf = async (id: string) => Object(await (await send('GET', `${BUNDLES}/${id}`)).json()).state
  const newBundle = async (): Promise<string> => Object(await (await send('POST', BUNDLES)).json()).id
  const folder = join(data, 'files')
  return { running, url, headers, send, stateOf, newBundle, folder, names: () => readdirSync(folder) }
}

/** One that nobody kills. Whoever leaves a file there comes last. */
const shared = await started()

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
/** Collecting begins two seconds after it was asked for. */
const soon = { timeout: 20_000, interval: 50 }

test('a support bundle is downloaded whole, in parts and by file, and outlives kill -9', async () => {
  const { running, send, stateOf, newBundle, names, folder } = await started()
  const id = await newBundle()
  await expect.poll(() => stateOf(id), soon).toBe('active')
  const whole = await send('GET', `${BUNDLES}/${id}/download`)
  const bytes = await bytesOf(whole)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
  })
  const part = await send('GET', `${BUNDLES}/${id}/download`, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
  expect((await bytesOf(part)).equals(bytes.subarray(100, 200))).toBe(true)
  const head = await send('HEAD', `${BUNDLES}/${id}/download`)
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  const beyond = await send('GET', `${BUNDLES}/${id}/download`, { headers: { range: 'bytes=1000000000-' } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  const sleds = await send('GET', `${BUNDLES}/${id}/download/${encodeURIComponent('rack/sleds.jsonl')}`)
  expect(await sleds.text()).toContain('SLD-0001')

  await running.kill('SIGKILL')
  const [orphan, half] = [randomUUID(), `${randomUUID()}.${randomUUID()}.part`]
  for (const name of [orphan, half]) writeFileSync(join(folder, name), 'left behind')
  await running.restart()

  expect(names()).toEqual([id])
  expect((await bytesOf(await send('GET', `${BUNDLES}/${id}/download`))).equals(bytes)).toBe(true)
  expect((await send('DELETE', `${BUNDLES}/${id}`)).status).toBe(204)
  await expect.poll(names, soon).toEqual([])
  await expect.poll(async () => (await send('GET', `${BUNDLES}/${id}`)).status, soon).toBe(404)
}, 60_000)

test('a bundle that was asked for before kill -9 is collected after it', async () => {
  const { running, newBundle, stateOf } = await started()
  const id = await newBundle()
  await running.kill('SIGKILL')
  await running.restart()
  await expect.poll(() => stateOf(id), soon).toBe('active')
}, 60_000)

test('a release of many megabytes is uploaded, and none of them stays', async () => {
  const { send, names } = shared
  const bytes = new Uint8Array(randomBytes(24 * 2 ** 20))
  const artifacts = [{ name: 'large', kind: 'host', version: '2.0.0', bytes }]
  const now = new Date()
  const expires = `${now.getUTCFullYear() + 1}-01-01T00:00:00Z`
  const body = await updateRepository({ systemVersion: '2.0.0', expires, artifacts }, now)
  expect(body.size).toBeGreaterThan(bytes.length)
  const answer = await send('PUT', REPOSITORY, { body })
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { status: 'inserted', recorded: { repo: { system_version: '2.0.0' }, artifacts: [{ size: bytes.length }] } },
  ])
  expect(names()).toEqual([])
  const again = await send('PUT', REPOSITORY, { body })
  expect(await again.json()).toMatchObject({ status: 'already_exists' })
  const broken = await send('PUT', REPOSITORY, { body: body.slice(0, body.size - 1000) })
  expect([broken.status, names()]).toEqual([400, []])
}, 60_000)

/** A request that says it brings so many bytes, and has sent only the first of them. */
function upload(url: string, headers: Record<string, string>, length: number) {
  const sent = request(url + REPOSITORY, { method: 'PUT', headers: { ...headers, 'content-length': String(length) } })
  sent.on('error', () => undefined)
  sent.write(randomBytes(65_536))
  return sent
}

async function statusOf(sent: ReturnType<typeof request>): Promise<number | undefined> {
  const [answer]: [IncomingMessage] = Object(await once(sent, 'response'))
  sent.destroy()
  return answer.statusCode
}

test('an upload that breaks off leaves nothing', async () => {
  const { url, headers, names } = shared
  const sent = upload(url, headers, GiB)
  await expect.poll(names, soon).toHaveLength(1)
  sent.destroy()
  await expect.poll(names, soon).toEqual([])
}, 60_000)

test('an upload by those who may not, or of too much, is answered at once and never touches the disk', async () => {
  const { url, headers, names, send } = shared
  const { cookie: _, ...nobody } = headers
  expect(await statusOf(upload(url, nobody, 3 * GiB))).toBe(401)
  expect(await statusOf(upload(url, headers, 4 * GiB + 1))).toBe(400)
  expect(names()).toEqual([])
  expect((await send('GET', '/v1/system/update/target-release')).status).toBe(200)
}, 60_000)

/** Only Linux tells which files a process has open. */
test.runIf(existsSync('/proc/self/fd'))(
  'whoever hangs up in the middle of a download leaves no file open',
  async () => {
    const { running, send, stateOf, newBundle } = shared
    const id = await newBundle()
    await expect.poll(() => stateOf(id), soon).toBe('active')
    const descriptors = () => readdirSync(`/proc/${running.pid()}/fd`).length
    const before = descriptors()
    for (let count = 0; count < 30; count++) {
      const answer = await send('GET', `${BUNDLES}/${id}/download/activity.jsonl`)
      await answer.body?.cancel()
    }
    await expect.poll(descriptors, soon).toBeLessThan(before + 10)
    expect((await send('GET', `${BUNDLES}/${id}/index`)).status).toBe(200)
  },
  60_000,
)
