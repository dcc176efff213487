import { newIdentity, projectFor } from '../action.ts'
import type { Action } from '../action.ts'

export const externalIpActions = {
  floatingIpCreate: (world, dice) => {
    const project = projectFor(world, dice)
    const ip = dice.once(3) ? `198.18.0.${dice.below(world.room.addresses + 1)}` : null
    return world.call('floatingIpCreate', { query: { project }, body: { ...newIdentity(world, dice), ip } })
  },
  floatingIpAttach: (world, dice) => {
    const project = projectFor(world, dice)
    const params = { floatingIp: dice.idIn(project, world.seen.floatingIp) }
    const body = { kind: 'instance', parent: dice.idIn(project, world.seen.instance) } as const
    return world.call('floatingIpAttach', { params, query: {}, body })
  },
  floatingIpDetach: (world, dice) =>
    world.call('floatingIpDetach', { params: { floatingIp: dice.idOf(world.seen.floatingIp) }, query: {} }),
  floatingIpDelete: (world, dice) =>
    world.call('floatingIpDelete', { params: { floatingIp: dice.idOf(world.seen.floatingIp) }, query: {} }),
  ephemeralIpAttach: (world, dice) => {
    const params = { instance: dice.idOf(world.seen.instance) }
    return world.call('instanceEphemeralIpAttach', { params, query: {}, body: {} })
  },
  ephemeralIpDetach: (world, dice) =>
    world.call('instanceEphemeralIpDetach', { params: { instance: dice.idOf(world.seen.instance) }, query: {} }),
} satisfies Record<string, Action>
