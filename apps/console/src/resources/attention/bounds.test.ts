import { expect, test } from 'vitest'
import { eachOf, firstOf } from './bounds.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('no more than a hundred are asked about', () => {
  expect(firstOf(numbers(250))).toEqual(numbers(100))
  expect(firstOf(numbers(3))).toEqual([0, 1, 2])
})

test('answers come in the order of the questions, of which few are asked at once', async () => {
  let open = 0
  let most = 0
  const answers = await eachOf(numbers(10), async (number) => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return number * 2
  })
  expect(answers).toEqual(numbers(10).map((number) => number * 2))
  expect(most).toBe(4)
})

test('one that fails fails all', async () => {
  await expect(eachOf([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
