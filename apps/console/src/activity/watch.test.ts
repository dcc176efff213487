// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { clearEnded, readActivities } from './store.ts'
import { watchChange } from './watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  clearEnded()
})
afterEach(() => vi.useRealTimers())

function watch(answers: (string | Error)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const asked = { times: 0 }
  watchChange(client, {
    title: 'Starting web',
    query: {
      queryKey: ['web'],
      queryFn: async () => {
        const answer = answers[Math.min(asked.times, answers.length - 1)] ?? ''
        asked.times += 1
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    outcome: (state) =>
      state === 'starting' ? undefined : state === 'running' ? { state: 'done' } : { state: 'failed', error: state },
  })
  return asked
}

test.each([
  ['running', { state: 'done' }],
  ['out of memory', { state: 'failed', error: 'out of memory' }],
])('it is followed until it is %s, and no longer', async (last, ended) => {
  const asked = watch(['starting', 'starting', last])
  await vi.advanceTimersByTimeAsync(1500)
  expect(readActivities()[0]).toMatchObject({ title: 'Starting web', state: 'running' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readActivities()[0]).toMatchObject(ended)
  expect(asked.times).toBe(3)
})

test('a server that does not answer is asked again', async () => {
  watch(['starting', new ApiError('The server cannot be reached', 0), 'running'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(readActivities()[0]).toMatchObject({ state: 'done' })
})

test('what is gone will not change any more', async () => {
  watch(['starting', new ApiError('Not found', 404)])
  await vi.advanceTimersByTimeAsync(5000)
  expect(readActivities()[0]).toMatchObject({ state: 'failed', error: 'It was deleted meanwhile' })
})

test('after ten minutes nobody looks any more', async () => {
  const asked = watch(['starting'])
  await vi.advanceTimersByTimeAsync(601_000)
  const { times } = asked
  expect(readActivities()[0]?.state).toBe('failed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.times).toBe(times)
})
