import { expect, test } from 'vitest'
import { capacityOf } from './capacity.ts'

test.each([
  [0, 0, undefined, 'accent'],
  [5, 0, undefined, 'accent'],
  [0, 10, 0, 'accent'],
  [85, 100, 85, 'accent'],
  [86, 100, 86, 'notice'],
  [95, 100, 95, 'notice'],
  [96, 100, 96, 'danger'],
  [150, 100, 100, 'danger'],
  [2n ** 126n, 2n ** 128n, 25, 'accent'],
  [0n, 0n, undefined, 'accent'],
])('%s of %s is %s percent, %s', (used, capacity, percent, tone) => {
  expect(capacityOf(used, capacity)).toEqual({ percent, tone })
})
