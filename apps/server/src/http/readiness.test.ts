import { afterEach, expect, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

afterEach(() => {
  vi.useRealTimers()
})

const refused = (message: string) => ({ error_code: 'ServiceNotAvailable', message, request_id: expect.any(String) })

test('whoever can serve says so', async () => {
  const answer = await createReadiness(async () => undefined).answer()
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }])
})

test('whose store fails is not ready, and does not say why', async () => {
  const answer = await createReadiness(() => Promise.reject(new Error('password is hunter2'))).answer()
  expect([answer.status, await answer.json()]).toEqual([503, refused('the store does not answer')])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('whose store takes long is not ready after two seconds', async () => {
  vi.useFakeTimers()
  const asked = createReadiness(() => new Promise(() => {})).answer()
  await vi.advanceTimersByTimeAsync(1999)
  const early = await Promise.race([asked, Promise.resolve('waiting')])
  expect(early).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect((await asked).status).toBe(503)
})

test('whoever stops is not ready, and asks nobody', async () => {
  const check = vi.fn<() => Promise<void>>(async () => undefined)
  const readiness = createReadiness(check)
  readiness.stop()
  const answer = await readiness.answer()
  expect([answer.status, await answer.json()]).toEqual([503, refused('the server is stopping')])
  expect(check).not.toHaveBeenCalled()
})
