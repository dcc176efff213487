import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { watchFreshness } from './freshness.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

/** A page with one query that a server answers, or not. */
async function page() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const freshness = watchFreshness(client)
  const server = { status: 200, calls: 0 }
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      server.calls += 1
      if (server.status !== 200) throw new ApiError('The server cannot be reached', server.status)
      return 'rows'
    },
  })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  return { freshness, server, observer, leave }
}

test('what a failed fetch left behind is told with its age, and fetched again until it is there', async () => {
  const { freshness, server, observer } = await page()
  expect(freshness.read()).toEqual({ isStale: false })
  const asOf = Date.now()
  await vi.advanceTimersByTimeAsync(10_000)
  server.status = 0
  await observer.refetch()
  expect(freshness.read()).toEqual({ isStale: true, asOf, reason: 'The server cannot be reached' })
  const calls = server.calls
  await vi.advanceTimersByTimeAsync(8000)
  // After one second, then two, then four.
  expect(server.calls - calls).toBe(3)
  server.status = 200
  await vi.advanceTimersByTimeAsync(8000)
  expect(freshness.read()).toEqual({ isStale: false })
})

test('a refusal is an answer: nothing is tried again', async () => {
  const { freshness, server, observer } = await page()
  server.status = 403
  await observer.refetch()
  const { calls } = server
  await vi.advanceTimersByTimeAsync(60_000)
  expect(freshness.read()).toEqual({ isStale: false })
  expect(server.calls).toBe(calls)
})

test('leaving the page ends the trying', async () => {
  const { freshness, server, observer, leave } = await page()
  server.status = 503
  await observer.refetch()
  leave()
  expect(freshness.read()).toEqual({ isStale: false })
  const { calls } = server
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.calls).toBe(calls)
})

test('after a sleep everything on screen is fetched again', async () => {
  const { server } = await page()
  await vi.advanceTimersByTimeAsync(15_000)
  const { calls } = server
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.calls).toBe(calls + 1)
})
