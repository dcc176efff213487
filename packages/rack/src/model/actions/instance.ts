import type { InstanceCreate } from '@plenum/api'
import { GiB } from '../../testing/bodies.ts'
import { newIdentity, projectFor } from '../action.ts'
import type { Action } from '../action.ts'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'
import { newDisk } from './disk.ts'
import { newInterface } from './network-interface.ts'

type Attachment = NonNullable<InstanceCreate['bootDisk']>

function disk(world: World, dice: Dice, project: string): Attachment {
  if (dice.once(2)) return { type: 'create', ...newDisk(world, dice, project) }
  const own = world.seen.disk.filter(({ projectId }) => projectId === project)
  return { type: 'attach', name: dice.pick(own)?.name ?? 'none' }
}

function interfaces(world: World, dice: Dice, project: string): NonNullable<InstanceCreate['networkInterfaces']> {
  switch (dice.below(7)) {
    case 0:
      return { type: 'none' }
    case 1:
      return { type: 'create', params: [newInterface(world, dice, project)] }
    case 2:
      return { type: 'create', params: [newInterface(world, dice, project), newInterface(world, dice, project)] }
    default:
      return { type: 'default' }
  }
}

function externalIps({ seen }: World, dice: Dice, project: string): NonNullable<InstanceCreate['externalIps']> {
  const ephemeral = dice.once(3) ? [{ type: 'ephemeral' } as const] : []
  const wanted = seen.floatingIp.length > 0 && dice.once(3)
  const floating = wanted ? [{ type: 'floating', floatingIp: dice.idIn(project, seen.floatingIp) } as const] : []
  return [...ephemeral, ...floating]
}

function size(dice: Dice) {
  return { ncpus: 1 + dice.below(4), memory: (1 + dice.below(4)) * GiB }
}

function newInstance(world: World, dice: Dice, project: string): InstanceCreate {
  const groups = world.seen.antiAffinityGroup
  return {
    ...newIdentity(world, dice),
    hostname: 'host',
    ...size(dice),
    start: dice.once(2),
    bootDisk: dice.once(2) ? disk(world, dice, project) : null,
    disks: dice.once(3) ? [disk(world, dice, project)] : [],
    networkInterfaces: interfaces(world, dice, project),
    externalIps: externalIps(world, dice, project),
    antiAffinityGroups: groups.length > 0 && dice.once(4) ? [dice.idIn(project, groups)] : [],
    autoRestartPolicy: dice.once(2) ? 'never' : 'best_effort',
  }
}

function on({ seen }: World, dice: Dice) {
  return { params: { instance: dice.idOf(seen.instance) }, query: {} }
}

export const instanceActions = {
  instanceCreate: (world, dice) => {
    const project = projectFor(world, dice)
    return world.call('instanceCreate', { query: { project }, body: newInstance(world, dice, project) })
  },
  instanceStart: (world, dice) => world.call('instanceStart', on(world, dice)),
  instanceStop: (world, dice) => world.call('instanceStop', on(world, dice)),
  instanceReboot: (world, dice) => world.call('instanceReboot', on(world, dice)),
  instanceDelete: (world, dice) => world.call('instanceDelete', on(world, dice)),
  instanceUpdate: (world, dice) => {
    const instance = dice.pick(world.seen.instance)
    const bootDisk = dice.once(3) ? null : dice.idIn(instance?.projectId ?? '', world.seen.disk)
    const body = { ...size(dice), bootDisk }
    return world.call('instanceUpdate', { params: { instance: instance?.id ?? dice.idOf([]) }, query: {}, body })
  },
} satisfies Record<string, Action>
