import { describe, expect, test, vi } from 'vitest'
import { answersWithin } from './answers.ts'
import type { Ask } from './answers.ts'

const from =
  (answers: Record<string, () => Promise<Response>>): Ask =>
  (path) =>
    answers[path]?.() ?? Promise.reject(new Error(`nobody answers ${path}`))

describe('what is left out', () => {
  test.each([
    ['a failure', async () => Response.json({ message: 'Internal Server Error' }, { status: 500 })],
    ['a lost session', async () => Response.json({ message: 'Unauthorized' }, { status: 401 })],
    ['a store that cannot serve', async () => Response.json({ message: 'Unavailable' }, { status: 503 })],
    ['what breaks', () => Promise.reject(new Error('gone'))],
    ['what is no JSON', async () => new Response('<html>')],
    ['what is long', async () => Response.json({ text: 'x'.repeat(70_000) })],
  ])('%s', async (_, broken) => {
    const ask = from({ '/v1/me': async () => Response.json({ id: 'me' }), '/v1/broken': broken })
    expect(await answersWithin(['/v1/me', '/v1/broken'], ask)).toEqual({ '/v1/me': [200, { id: 'me' }] })
  })

  test('what takes long, which is not waited for', async () => {
    vi.useFakeTimers()
    let given: AbortSignal | undefined
    const ask: Ask = (path, signal) => {
      given = signal
      return path === '/v1/me' ? Promise.resolve(Response.json({ id: 'me' })) : new Promise(() => {})
    }
    const answers = answersWithin(['/v1/me', '/v1/slow'], ask)
    await vi.advanceTimersByTimeAsync(100)
    expect(await answers).toEqual({ '/v1/me': [200, { id: 'me' }] })
    expect(given?.aborted).toBe(true)
    vi.useRealTimers()
  })
})

test('refusals are told with their status', async () => {
  const body = { message: 'Forbidden' }
  const ask = from({ '/v1/system/policy': async () => Response.json(body, { status: 403 }) })
  expect(await answersWithin(['/v1/system/policy'], ask)).toEqual({ '/v1/system/policy': [403, body] })
})
