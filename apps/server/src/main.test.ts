import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoDirectory } from './store/testing/demo-directory.ts'
import { version } from './version.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const children: ChildProcessWithoutNullStreams[] = []
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-main-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

function run(args: string[], env: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [main, ...args], { env: { PATH, NODE_COMPILE_CACHE, ...env }, cwd: folder })
  children.push(child)
  const output = { stdout: '', stderr: '' }
  const ready = Promise.withResolvers<string>()
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString()
    const url = /^\s*Plenum is ready at (http:\/\/\S+)/m.exec(output.stdout)?.[1]
    if (url !== undefined) ready.resolve(url)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString()
  })
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, ...output }))
  // Whoever waits for "ready" of a process that fails should learn why.
  const failed = ended.then(({ stderr }) => Promise.reject(new Error(`ended early: ${stderr}`)))
  failed.catch(() => {})
  return { child, ended, ready: () => Promise.race([ready.promise, failed]) }
}

test.each([[['--version']], [['serve', '--version']]])('%j', async (args) => {
  expect(await run(args).ended).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
})

test('--help', async () => {
  const { code, stdout } = await run(['--help']).ended
  expect(code).toBe(0)
  expect(stdout).toContain('Usage: plenum')
})

async function refused(args: string[], env?: Record<string, string>) {
  const { code, stdout, stderr } = await run(args, env).ended
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^plenum: [^\n]+\n$/)
  return { code, stderr }
}

describe('what cannot work is refused in one line', () => {
  test.each([[['--prot']], [['--port', '70000']], [['--log-level', 'loud']], [['start']]])('%j', async (args) => {
    expect((await refused(args)).code).toBe(2)
  })

  test('a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const { code, stderr } = await refused(['--port', String(address.port), '--data', ':memory:'])
    expect(code).toBe(1)
    expect(stderr).toContain(`127.0.0.1:${address.port}: something else listens there already`)
    other.close()
  })

  test('a data directory that is a file', async () => {
    await writeFile(join(folder, 'file'), '')
    const { code, stderr } = await refused(['--port', '0', '--data', 'file'])
    expect(code).toBe(1)
    expect(stderr).toContain('the data directory file')
  })

  test("a data directory that holds somebody else's files", async () => {
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data', 'thesis.txt'), '')
    expect((await refused(['--port', '0'])).code).toBe(1)
  })

  test('an empty store without a demo, a terminal or a password', async () => {
    const { code, stderr } = await refused(['--port', '0', '--data', ':memory:', '--no-demo'])
    expect(code).toBe(1)
    expect(stderr).toContain('PLENUM_OPERATOR_PASSWORD')
  })

  test('a directory that another server has', async () => {
    const flags = ['--port', '0', '--data', await demoDirectory()]
    const first = run([...flags, '--log-level', 'silent'])
    await first.ready()
    const { code, stderr } = await refused(flags)
    expect(code).toBe(1)
    expect(stderr).toContain('in use by another server')
  })
})

async function signIn(url: string, silo: string, username: string, password: string): Promise<Response> {
  return fetch(`${url}/v1/login/${silo}/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
}

describe('serving', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with exit code 0', async (signal) => {
    const server = run(['--port', '0', '--data', ':memory:'])
    const url = await server.ready()
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    server.child.kill(signal)
    const { code, stdout, stderr } = await server.ended
    expect(code).toBe(0)
    expect(stdout).toContain('plenum-demo')
    expect(stderr).toContain('"path":"/healthz"')
  })

  test('a demo account signs in and what it made is there after a restart', async () => {
    const flags = ['--port', '0', '--log-level', 'silent']
    const first = run(flags)
    const url = await first.ready()
    const signedIn = await signIn(url, 'demo', 'admin', 'plenum-demo')
    expect(signedIn.status).toBe(204)
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const made = await fetch(`${url}/v1/projects`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'kept', description: '' }),
    })
    expect(made.status).toBe(201)
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)

    const second = run(flags)
    const again = await second.ready()
    expect((await fetch(`${again}/v1/projects/kept`, { headers: { cookie } })).status).toBe(200)
  })

  test('without the demo, the first operator signs in with the password of the environment', async () => {
    const env = { PLENUM_OPERATOR_PASSWORD: 'quite secret', PLENUM_DATA: ':memory:', PLENUM_PORT: '0' }
    const server = run(['--no-demo'], env)
    const url = await server.ready()
    expect((await signIn(url, 'main', 'operator', 'quite secret')).status).toBe(204)
    server.child.kill('SIGTERM')
    const { stdout, stderr } = await server.ended
    expect(stdout).not.toContain('plenum-demo')
    expect(stdout + stderr).not.toContain('quite secret')
  })
})
