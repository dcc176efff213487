import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../../e2e/harness/server.ts'
import { demoDirectory } from '../store/testing/demo-directory.ts'
import { startReceiver, valuesOf } from './testing-receiver.ts'

const SECRET = 'never-to-be-seen'

let server: PlenumServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

/** A served fleet with a receiver at `endpoint`, all that it answers, and a way to probe it. */
async function servedWith(endpoint: string, flags: readonly string[]) {
  const running = await startServer({ data: await demoDirectory(), flags: ['--log-level', 'trace', ...flags] })
  server = running
  const answers: string[] = []
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: running.url }
  const post = async (path: string, body?: object) => {
    const response = await fetch(running.url + path, {
      method: 'POST',
      headers,
      body: body ? JSON.stringify(body) : null,
    })
    const text = await response.text()
    answers.push(text)
    headers['cookie'] ??= response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return Object(text ? JSON.parse(text) : {})
  }
  await post('/v1/login/demo/local', { username: 'operator', password: 'plenum-demo' })
  const given = { name: 'hook', description: '', endpoint, secrets: [SECRET], subscriptions: ['silo.*'] }
  await post('/v1/webhook-receivers', given)
  const probe = async () => (await post('/v1/alert-receivers/hook/probe')).probe
  return { running, answers, post, probe }
}

test('a server that may reach this machine sends alerts there, and keeps their secrets to itself', async () => {
  const { url, got } = await startReceiver((_, response) => response.end())
  const { running, answers, post, probe } = await servedWith(url, ['--allow-local-targets'])
  expect((await probe()).state).toBe('delivered')
  const quotas = { cpus: 0, memory: 0, storage: 0 }
  const silo = { name: 'new', description: '', discoverable: true, identity_mode: 'local_only', quotas }
  await post('/v1/system/silos', { ...silo, tls_certificates: [] })
  await expect
    .poll(() => got.map(({ headers }) => headers['x-plenum-alert-class']), { timeout: 10_000 })
    .toEqual(['probe', 'silo.created'])
  expect(got.flatMap((request) => valuesOf(request, 'x-plenum-signature'))).toHaveLength(2)
  await running.stop()
  expect(running.output()).toContain('/v1/webhook-receivers')
  expect(running.output() + answers.join('\n')).not.toContain(SECRET)
}, 30_000)

test('any other server does not, and says why in its log', async () => {
  const { url, got } = await startReceiver((_, response) => response.end())
  const { running, probe } = await servedWith(url, [])
  expect(await probe()).toMatchObject({
    state: 'failed',
    attempts: { webhook: [{ result: 'failed_unreachable', response: null }] },
  })
  expect(got).toEqual([])
  await running.stop()
  expect(running.output()).toContain('--allow-local-targets')
}, 30_000)
