import { beforeEach, expect, test, vi } from 'vitest'
import { runEach } from './run-each.ts'
import { clearEnded, readActivities } from './store.ts'

beforeEach(clearEnded)

const latest = () => {
  const [first] = readActivities()
  if (!first) throw new Error('no activity')
  return first
}
const states = () => latest().items?.map(({ name, state }) => `${name} ${state}`)
const ended = () => vi.waitFor(() => expect(latest().state).not.toBe('running'))

async function refuseB(name: string): Promise<void> {
  if (name === 'b') throw new Error('cannot')
}

function deferred() {
  const calls: { row: string; settle: PromiseWithResolvers<void> }[] = []
  const run = (row: string) => {
    const settle = Promise.withResolvers<void>()
    calls.push({ row, settle })
    return settle.promise
  }
  return { calls, run }
}

const tasksOf = (names: readonly string[], run: (name: string) => Promise<void>) =>
  names.map((name) => ({ name, run: () => run(name) }))

test('each has a result of its own, and one failure does not stop the others', async () => {
  const onEnd = vi.fn<() => void>()
  runEach({ title: 'Stop 3 instances', tasks: tasksOf(['a', 'b', 'c'], refuseB), onEnd })
  await ended()
  expect(states()).toEqual(['a done', 'b failed', 'c done'])
  expect(latest()).toMatchObject({ title: 'Stop 3 instances', state: 'failed', progress: 100 })
  expect(latest().items?.[1]).toMatchObject({ error: 'cannot' })
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('only what failed is tried again', async () => {
  const tried: string[] = []
  let isBroken = true
  const run = async (row: string) => {
    tried.push(row)
    if (row === 'b' && isBroken) throw new Error('cannot')
  }
  runEach({ title: 'Delete', tasks: tasksOf(['a', 'b'], run) })
  await ended()
  isBroken = false
  latest().retry?.()
  await ended()
  expect(tried).toEqual(['a', 'b', 'b'])
  expect(latest()).toMatchObject({ state: 'done', retry: undefined })
})

test('four are under way at a time, and what has not begun can be called off', async () => {
  const { calls, run } = deferred()
  runEach({ title: 'Delete', tasks: tasksOf(['a', 'b', 'c', 'd', 'e', 'f'], run) })
  expect(calls.map(({ row }) => row)).toEqual(['a', 'b', 'c', 'd'])
  latest().cancel?.()
  for (const { settle } of calls) settle.resolve()
  await ended()
  expect(calls).toHaveLength(4)
  expect(latest()).toMatchObject({ state: 'cancelled', cancel: undefined })
  expect(states()?.slice(4)).toEqual(['e waiting', 'f waiting'])
})
