import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Lanes } from './lanes.ts'

const lost = new Error('another was quicker')
const impatient = new Error('it takes too long')
const isLost = (error: unknown) => error === lost
const givenUp = new Promise<never>(() => {})
const turn = () => new Promise((resolve) => setImmediate(resolve))

const win = (lanes: Lanes) => lanes.run({ work: async () => 'won', isLost, givenUp })
const lose = (lanes: Lanes) =>
  expect(lanes.run({ work: () => Promise.reject(lost), isLost, givenUp })).rejects.toBe(lost)

/** A piece of work that is under way until it is told to end, or given up. */
function ride(lanes: Lanes, name: string, begun: string[], isAgain = false) {
  const ended = Promise.withResolvers<void>()
  const patience = Promise.withResolvers<never>()
  patience.promise.catch(() => undefined)
  const work = () => {
    begun.push(name)
    return ended.promise
  }
  const done = lanes.run({ work, isLost, isAgain, givenUp: patience.promise })
  return { done, end: () => ended.resolve(), giveUp: () => patience.reject(impatient) }
}

test('so many go side by side, the others in the order in which they came', async () => {
  const lanes = new Lanes(2)
  const begun: string[] = []
  const rides = ['a', 'b', 'c', 'd', 'e'].map((name) => ride(lanes, name, begun))
  await turn()
  expect(begun).toEqual(['a', 'b'])
  for (const number of [1, 0, 2, 4, 3]) rides[number]?.end()
  await Promise.all(rides.map(({ done }) => done))
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('whoever comes again is the next', async () => {
  const lanes = new Lanes(1)
  const begun: string[] = []
  const rides = [ride(lanes, 'a', begun), ride(lanes, 'b', begun), ride(lanes, 'again', begun, true)]
  for (const { end } of rides) end()
  await Promise.all(rides.map(({ done }) => done))
  expect(begun).toEqual(['a', 'again', 'b'])
})

test('each lost race leaves half as many, and one at last', async () => {
  const lanes = new Lanes(8)
  for (const open of [4, 2, 1, 1]) {
    await lose(lanes)
    expect(lanes.open).toBe(open)
  }
  const begun: string[] = []
  const rides = [ride(lanes, 'a', begun), ride(lanes, 'b', begun)]
  await turn()
  expect(begun).toEqual(['a'])
  for (const { end } of rides) end()
  await Promise.all(rides.map(({ done }) => done))
})

test('whoever wins long enough has company again, up to as many as there were', async () => {
  const lanes = new Lanes(2)
  await lose(lanes)
  for (let number = 0; number < 49; number++) await win(lanes)
  expect(lanes.open).toBe(1)
  await win(lanes)
  expect(lanes.open).toBe(2)
  for (let number = 0; number < 100; number++) await win(lanes)
  expect(lanes.open).toBe(2)
})

test('what fails for another reason takes no place away, and gives up its own', async () => {
  const lanes = new Lanes(1)
  const broken = new Error('no such thing')
  await expect(lanes.run({ work: () => Promise.reject(broken), isLost, givenUp })).rejects.toBe(broken)
  expect(lanes.open).toBe(1)
  expect(await win(lanes)).toBe('won')
})

test('whoever is given up while waiting is told at once, and never begins', async () => {
  const lanes = new Lanes(1)
  const begun: string[] = []
  const [first, second, third] = [ride(lanes, 'a', begun), ride(lanes, 'b', begun), ride(lanes, 'c', begun)]
  second.giveUp()
  await expect(second.done).rejects.toBe(impatient)
  first.end()
  third.end()
  await Promise.all([first.done, third.done])
  expect(begun).toEqual(['a', 'c'])
})

test('whoever is given up while stuck leaves the place to the next', async () => {
  const lanes = new Lanes(1)
  const stuck = ride(lanes, 'stuck', [])
  const next = win(lanes)
  stuck.giveUp()
  await expect(stuck.done).rejects.toBe(impatient)
  expect(await next).toBe('won')
})

test('a place is not lost, whenever it is given to somebody who is given up', async () => {
  for (let steps = 0; steps < 10; steps++) {
    const lanes = new Lanes(1)
    const [first, second] = [ride(lanes, 'a', []), ride(lanes, 'b', [])]
    await turn()
    first.end()
    for (let step = 0; step < steps; step++) await Promise.resolve()
    second.giveUp()
    await Promise.allSettled([first.done, second.done])
    expect(await Promise.race([win(lanes), turn()])).toBe('won')
  }
})

/** One that is stuck, and two behind it. */
function stuckLane(begun: string[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const lanes = new Lanes(1)
  const [stuck, ...others] = ['stuck', 'b', 'c'].map((name) => ride(lanes, name, begun))
  return { stuck, others }
}

describe('when it does not go on', () => {
  test('for a second, all that wait go', async () => {
    const begun: string[] = []
    stuckLane(begun)
    await vi.advanceTimersByTimeAsync(999)
    expect(begun).toEqual(['stuck'])
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toEqual(['stuck', 'b', 'c'])
  })

  test('for less than that, they wait', async () => {
    const begun: string[] = []
    const { stuck, others } = stuckLane(begun)
    await vi.advanceTimersByTimeAsync(999)
    stuck?.end()
    await vi.advanceTimersByTimeAsync(999)
    expect(begun).toEqual(['stuck', 'b'])
    for (const { end } of others) end()
    await Promise.all(others.map(({ done }) => done))
    expect(begun).toEqual(['stuck', 'b', 'c'])
  })
})
