import { isHalted } from '@plenum/api'
import type { Action } from '../action.ts'

/** Around the times that states last, and long enough for an instance to restart by itself. */
const whiles = [500, 1000, 2500, 4000, 15_000, 3_700_000] as const

export const byItself = {
  timePasses: async (world, dice) => {
    await world.advance(dice.pick(whiles) ?? whiles[0])
    return undefined
  },
  instanceFails: async (world, dice) => {
    const vm = dice.pick(world.seen.instance.filter(({ runState }) => !isHalted(runState)))
    if (vm) await world.fail(vm.id)
    return undefined
  },
  controlPlaneRestarts: async (world) => {
    world.restart()
    return undefined
  },
} satisfies Record<string, Action>
