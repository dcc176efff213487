import { expect, test } from 'vitest'
import { Lanes } from './lanes.ts'

const lost = new Error('another was quicker')
const isLost = (error: unknown) => error === lost

const win = (lanes: Lanes) => lanes.run(async () => 'won', isLost)
const lose = (lanes: Lanes) => expect(lanes.run(() => Promise.reject(lost), isLost)).rejects.toBe(lost)

/** Pieces of work that are under way until they are told to end. */
function underWay(lanes: Lanes, count: number) {
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, number) =>
    lanes.run(async () => {
      begun.push(number)
      await promise
    }, isLost),
  )
  return { begun, end: (number: number) => ends[number]?.resolve(), all: Promise.all(all) }
}

test('so many go side by side, the others in the order in which they came', async () => {
  const lanes = new Lanes(2)
  const { begun, end, all } = underWay(lanes, 5)
  expect(begun).toEqual([0, 1])
  for (const number of [1, 0, 2, 4, 3]) end(number)
  await all
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('each lost race leaves half as many, and one at last', async () => {
  const lanes = new Lanes(8)
  for (const open of [4, 2, 1, 1]) {
    await lose(lanes)
    expect(lanes.open).toBe(open)
  }
  const { begun, end, all } = underWay(lanes, 3)
  expect(begun).toEqual([0])
  for (const number of [0, 1, 2]) end(number)
  await all
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
  await expect(lanes.run(() => Promise.reject(broken), isLost)).rejects.toBe(broken)
  expect(lanes.open).toBe(1)
  expect(await win(lanes)).toBe('won')
})
