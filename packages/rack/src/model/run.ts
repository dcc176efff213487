import * as fc from 'fast-check'
import type { Store } from '../store/store.ts'
import { actions } from './actions/index.ts'
import { checkAnswers } from './check.ts'
import { Step } from './step.ts'
import type { Tally } from './step.ts'
import { World } from './world.ts'
import type { Room } from './world.ts'

/** Little of everything, so that it runs out. */
const scarce: Room = { names: 8, addresses: 12, cpus: 16, storageGiB: 24 }

/** Numbers that a step has for its choices; more begin again with the first. */
const NUMBERS = { minLength: 16, maxLength: 16 } as const

/** Milliseconds. */
const TIME_MAX = 40_000

interface Runs {
  numRuns: number
  /** Events in one world. */
  steps: number
  seed: number
  /** An empty store for each run, and how it ends. */
  open: () => Promise<{ store: Store; close: () => Promise<void> }>
}

function arbitrarySteps(): fc.Arbitrary<Step>[] {
  // Unbiased, for small numbers are the rarer cases of an action.
  const numbers = fc.noBias(fc.array(fc.nat(9999), NUMBERS))
  return actions.flatMap(({ name, action, weight }) =>
    Array.from({ length: weight }, () => numbers.map((given) => new Step(name, action, given))),
  )
}

/**
 * Runs random events in new worlds, and throws with the shortest row of them that it finds after which something is wrong.
 * `FC_SEED` and `FC_RUNS` of the environment go before what is given.
 */
export async function runModel(
  { numRuns, steps, seed, open }: Runs,
  environment: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const tally: Tally = { done: new Map(), refused: new Map() }
  const property = fc.asyncProperty(fc.commands(arbitrarySteps(), { maxCommands: steps, size: 'max' }), async (row) => {
    const { store, close } = await open()
    try {
      const world = await World.over(store, scarce)
      await fc.asyncModelRun(() => ({ model: tally, real: world }), row)
      await checkAnswers(world)
    } finally {
      await close()
    }
  })
  const { FC_SEED, FC_RUNS } = environment
  await fc.assert(property, {
    seed: Number(FC_SEED ?? seed),
    numRuns: Number(FC_RUNS ?? numRuns),
    // A row that failed is made shorter for so long, then told as it is.
    interruptAfterTimeLimit: FC_RUNS === undefined ? TIME_MAX : 60 * TIME_MAX,
  })
  return tally
}
