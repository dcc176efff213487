import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything, checkAnswered } from './testing/fuzz.ts'

// bench/fuzz-oxql.ts does this for as long as one likes.
test('any text is answered or refused with the place, and soon', { timeout: 60_000 }, async () => {
  let asked = 0
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      asked++
      await checkAnswered(text)
    }),
    { numRuns: 1500, seed: 20_260_301 },
  )
  expect(asked).toBe(1500)
})
