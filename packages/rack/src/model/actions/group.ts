import { newIdentity, projectFor } from '../action.ts'
import type { Action } from '../action.ts'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'

function newGroup(world: World, dice: Dice) {
  const policy = dice.once(2) ? 'fail' : 'allow'
  return { ...newIdentity(world, dice), policy, failureDomain: 'sled' } as const
}

function near({ seen }: World, dice: Dice, project: string) {
  return { affinityGroup: dice.idIn(project, seen.affinityGroup), instance: dice.idIn(project, seen.instance) }
}

function apart({ seen }: World, dice: Dice, project: string) {
  return { antiAffinityGroup: dice.idIn(project, seen.antiAffinityGroup), instance: dice.idIn(project, seen.instance) }
}

export const groupActions = {
  affinityGroupCreate: (world, dice) =>
    world.call('affinityGroupCreate', { query: { project: projectFor(world, dice) }, body: newGroup(world, dice) }),
  affinityGroupDelete: (world, dice) =>
    world.call('affinityGroupDelete', { params: { affinityGroup: dice.idOf(world.seen.affinityGroup) }, query: {} }),
  affinityGroupJoin: (world, dice) => {
    const params = near(world, dice, projectFor(world, dice))
    return world.call('affinityGroupMemberInstanceAdd', { params, query: {} })
  },
  affinityGroupLeave: (world, dice) => {
    const member = dice.pick(world.seen.affinityGroupMember)
    const params = member ? { affinityGroup: member.groupId, instance: member.instanceId } : near(world, dice, '')
    return world.call('affinityGroupMemberInstanceDelete', { params, query: {} })
  },
  antiAffinityGroupCreate: (world, dice) =>
    world.call('antiAffinityGroupCreate', { query: { project: projectFor(world, dice) }, body: newGroup(world, dice) }),
  antiAffinityGroupDelete: (world, dice) => {
    const params = { antiAffinityGroup: dice.idOf(world.seen.antiAffinityGroup) }
    return world.call('antiAffinityGroupDelete', { params, query: {} })
  },
  antiAffinityGroupJoin: (world, dice) => {
    const params = apart(world, dice, projectFor(world, dice))
    return world.call('antiAffinityGroupMemberInstanceAdd', { params, query: {} })
  },
  antiAffinityGroupLeave: (world, dice) => {
    const member = dice.pick(world.seen.antiAffinityGroupMember)
    const params = member ? { antiAffinityGroup: member.groupId, instance: member.instanceId } : apart(world, dice, '')
    return world.call('antiAffinityGroupMemberInstanceDelete', { params, query: {} })
  },
} satisfies Record<string, Action>
