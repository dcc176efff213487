import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UndoingStore } from '../access/walk/undoing-store.ts'
import { Fuzz, operationIds } from './fuzz.ts'

const { FC_SEED = '1', FC_RUNS = '8' } = process.env
const store = new UndoingStore()
const fuzz = await Fuzz.start({ store })
store.isUndoing = true

// What fails says its seed. Each operation has one of its own, `FC_SEED` and its place, or all would be sent the same mistakes.
describe('whatever it is sent, an operation is answered or refused', () => {
  test.each(operationIds.map((id, index) => [id, Number(FC_SEED) + index] as const))(
    '%s, seed %i',
    async (id, seed) => {
      await fc.assert(
        fc.asyncProperty(fuzz.requests(id), async ({ sent, caller }) => fuzz.ask(sent, caller)),
        { seed, numRuns: Number(FC_RUNS) },
      )
    },
  )
})

test('what was sent was not all refused', () => {
  expect(fuzz.worked.size).toBeGreaterThan(operationIds.length / 2)
})
