import { orderedIds } from '@plenum/rack/model/ordered-ids'
import { runModel } from '@plenum/rack/model/run'
import { soak } from '@plenum/rack/model/soak'
import { expect, test, vi } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { temporaryDirectory } from './temporary-directory.ts'

function open() {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(orderedIds())
  return openSqlite(temporaryDirectory())
}

test('over a database, too, whatever happens in whatever order, what projects have stays whole', async () => {
  const tally = await runModel({ numRuns: 4, steps: 200, seed: 1, open }, process.env)
  vi.restoreAllMocks()
  expect(tally.done.get('instanceCreate')).toBeGreaterThan(0)
}, 60_000)

test('fifty clients at once break nothing, and none is answered with an internal error', async () => {
  const { store, close } = await openSqlite(temporaryDirectory())
  const { done } = await soak({ store, clients: 50, milliseconds: 2000, seed: 1 })
  await close()
  expect(done).toBeGreaterThan(0)
}, 60_000)
