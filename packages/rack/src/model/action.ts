import type { ApiResult } from '@plenum/api'
import type { Dice } from './dice.ts'
import type { World } from './world.ts'

/** One event: a request, with its answer, or something that happens by itself. */
export type Action = (world: World, dice: Dice) => Promise<ApiResult<unknown> | undefined>

/** A name that may be taken, and what else everything is made with. */
export function newIdentity({ room }: World, dice: Dice) {
  return { name: `n-${dice.below(room.names)}`, description: '' }
}

/** The project that an event is about: mostly of the first two, so that others become empty again. */
export function projectFor({ seen }: World, dice: Dice): string {
  return dice.idOf(dice.likely(seen.project, ({ name }) => name === 'p-0' || name === 'p-1'))
}
