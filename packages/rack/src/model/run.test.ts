import { expect, test, vi } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { actions } from './actions/index.ts'
import { orderedIds } from './ordered-ids.ts'
import { runModel } from './run.ts'

async function open() {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(orderedIds())
  const store = createMemoryStore()
  return { store, close: () => store.close() }
}

test('whatever happens in whatever order, what projects have stays whole', async () => {
  const tally = await runModel({ numRuns: 20, steps: 300, seed: 1, open }, process.env)
  // Else it would have proven nothing of those that are not among them.
  const names = actions.map(({ name }) => name).toSorted()
  expect([...tally.done.keys()].toSorted()).toEqual(names)
}, 60_000)
