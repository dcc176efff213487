import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../e2e/harness/server.ts'
import { demoDirectory } from './store/testing/demo-directory.ts'

const CHUNK = 512 * 1024
const MiB = 2 ** 20

let server: PlenumServer | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

async function started() {
  const data = await demoDirectory()
  const running = await startServer({ data, flags: ['--log-level', 'silent'] })
  server = running
  const { url } = running
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url }
  const send = async (method: string, path: string, body?: object) =>
    fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const credentials = { username: 'admin', password: 'plenum-demo' }
  const signedIn = await send('POST', '/v1/login/demo/local', credentials)
  headers['cookie'] = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''

  async function newDisk(): Promise<string> {
    const source = { type: 'importing_blocks', block_size: 512 }
    const body = { name: `d-${randomUUID()}`, description: '', size: 2 ** 30, disk_source: source }
    const made = Object(await (await send('POST', '/v1/disks?project=playground', body)).json())
    const stateOf = async () => Object(await (await send('GET', `/v1/disks/${made.id}`)).json()).state.state
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('import_ready')
    return made.id
  }

  async function write(disk: string, offset: number, bytes: Buffer): Promise<number> {
    const body = { offset, base64_encoded_data: bytes.toString('base64') }
    return (await send('POST', `/v1/disks/${disk}/bulk-write`, body)).status
  }

  const step = async (disk: string, name: string, body?: object) =>
    (await send('POST', `/v1/disks/${disk}/${name}`, body)).status

  const fileOf = (disk: string) => join(data, 'disks', disk)
  return { running, send, newDisk, write, step, fileOf }
}

test('what was acknowledged of an upload outlives kill -9, and what lost its disk does not', async () => {
  const { running, send, newDisk, write, step, fileOf } = await started()
  const disk = await newDisk()
  expect(await step(disk, 'bulk-write-start')).toBe(204)
  const chunks = Array.from({ length: 8 }, () => randomBytes(CHUNK))
  const statuses = await Promise.all(chunks.map((bytes, index) => write(disk, index * CHUNK, bytes)))
  expect(new Set(statuses)).toEqual(new Set([204]))
  const orphan = fileOf(randomUUID())
  writeFileSync(orphan, 'left behind')

  await running.kill('SIGKILL')
  await running.restart()

  expect(readFileSync(fileOf(disk)).equals(Buffer.concat(chunks))).toBe(true)
  expect(existsSync(orphan)).toBe(false)
  expect(await write(disk, 0, randomBytes(512))).toBe(204)
  expect(await step(disk, 'bulk-write-stop')).toBe(204)
  expect(await step(disk, 'finalize', {})).toBe(204)
  expect((await send('DELETE', `/v1/disks/${disk}`)).status).toBe(204)
  expect(existsSync(fileOf(disk))).toBe(false)
}, 60_000)

/** Only Linux tells what a process holds. */
test.runIf(existsSync('/proc/self/status'))(
  'an upload does not fill the memory',
  async () => {
    const { running, newDisk, write, step } = await started()
    const disk = await newDisk()
    await step(disk, 'bulk-write-start')
    const bytes = randomBytes(CHUNK)
    const resident = () => {
      const status = readFileSync(`/proc/${running.pid()}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
    }
    const before = resident()
    let most = before
    let next = 0
    const upload = async () => {
      while (next < 256) {
        expect(await write(disk, next++ * CHUNK, bytes)).toBe(204)
        most = Math.max(most, resident())
      }
    }
    await Promise.all(Array.from({ length: 6 }, upload))
    expect(next * CHUNK).toBeGreaterThanOrEqual(128 * MiB)
    expect(most - before).toBeLessThan(100)
  },
  60_000,
)
