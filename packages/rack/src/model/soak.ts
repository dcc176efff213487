import type { RackOptions } from '../rack.ts'
import type { Store } from '../store/store.ts'
import { actions } from './actions/index.ts'
import { check, checkAnswers } from './check.ts'
import { Dice, numbersFrom } from './dice.ts'
import { World } from './world.ts'
import type { Room } from './world.ts'

/** Enough that most of what is asked for is there, little enough that clients get into each other's way. */
const shared: Room = { names: 40, addresses: 60, cpus: 120, storageGiB: 200 }

/** Events between two looks at everything. */
const LOOK_EVERY = 200

/** Not asked for by anyone, and not to be mixed with what is under way. */
const notByClients: readonly string[] = ['instanceFails', 'controlPlaneRestarts']

const byClients = actions
  .filter(({ name }) => !notByClients.includes(name))
  .flatMap(({ action, weight }) => Array.from({ length: weight }, () => action))

interface Soak {
  /** Empty. */
  store: Store
  clients: number
  milliseconds: number
  seed: number
  options?: Partial<RackOptions>
}

export interface Soaked {
  done: number
  refused: number
  /** Times that everything was looked at while clients were at work, and nothing was wrong. */
  looks: number
}

/** Many clients at once do what they like for a while. Throws when something is wrong, at once or in the end. */
export async function soak({ store, clients, milliseconds, seed, options }: Soak): Promise<Soaked> {
  const world = await World.over(store, shared, options)
  const soaked: Soaked = { done: 0, refused: 0, looks: 0 }
  const end = performance.now() + milliseconds
  const client = async (number: number) => {
    const dice = new Dice(numbersFrom(seed + number))
    while (performance.now() < end) {
      const result = await dice.pick(byClients)?.(world, dice)
      soaked[result?.type === 'error' ? 'refused' : 'done']++
      if ((soaked.done + soaked.refused) % LOOK_EVERY !== 0) continue
      check(await world.look())
      soaked.looks++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  check(await world.look())
  await checkAnswers(world)
  return soaked
}
