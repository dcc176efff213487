import { expect, test } from 'vitest'
import { dice } from '../../../../e2e/faults/dice.ts'
import { killRounds } from '../../../../e2e/faults/kill-rounds.ts'
import { Ledger } from '../../../../e2e/faults/ledger.ts'
import { signIn } from '../../../../e2e/faults/session.ts'
import { startServer } from '../../../../e2e/harness/server.ts'
import { demoDirectory } from '../store/testing/demo-directory.ts'

test('after kill -9 every create, update and delete that was acknowledged is there, whole, and counted', async () => {
  const server = await startServer({ data: await demoDirectory(), flags: ['--log-level', 'fatal'] })
  const session = await signIn([server.url])
  const ledger = await Ledger.open(session, 'killed')
  const rounds = { servers: [server], session, ledger, rounds: 1, writers: 4, longest: 1500, roll: dice(1) }
  expect((await killRounds(rounds)).contradictions).toEqual([])
  expect(ledger.tally.kept).toBeGreaterThan(0)
  await server.stop()
}, 90_000)
