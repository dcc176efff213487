import { expect, test } from 'vitest'
import { sortableNumber } from './sortable-number.ts'

test('sorts as text as the numbers do', () => {
  const numbers = [0, 1, 9, 10, 11, 99, 100, 2 ** 32, Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER]
  expect(numbers.map(sortableNumber).toSorted()).toEqual(numbers.map(sortableNumber))
})
