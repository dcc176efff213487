import type { NetworkInterfaceCreate } from '@plenum/api'
import { newIdentity } from '../action.ts'
import type { Action } from '../action.ts'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'

/** In any subnet of a project, now and then with an address that is asked for and may be taken. */
export function newInterface(world: World, dice: Dice, projectId: string): NetworkInterfaceCreate {
  const { seen } = world
  const vpc = dice.pick(seen.vpc.filter((each) => each.projectId === projectId))
  const subnet = dice.pick(seen.vpcSubnet.filter(({ vpcId }) => vpcId === vpc?.id))
  const base = subnet?.ipv4Block.replace(/\d+\/\d+$/, '') ?? '10.0.0.'
  const ip = dice.once(4) ? `${base}${5 + dice.below(3)}` : null
  return { ...newIdentity(world, dice), vpcName: vpc?.name ?? 'none', subnetName: subnet?.name ?? 'none', ip }
}

export const networkInterfaceActions = {
  interfaceCreate: (world, dice) => {
    const instance = dice.pick(dice.likely(world.seen.instance, ({ runState }) => runState === 'stopped'))
    const body = newInterface(world, dice, instance?.projectId ?? '')
    return world.call('instanceNetworkInterfaceCreate', { query: { instance: instance?.id ?? dice.idOf([]) }, body })
  },
  interfaceUpdate: (world, dice) => {
    const params = { interface: dice.idOf(world.seen.networkInterface) }
    const body = { primary: dice.once(2) }
    return world.call('instanceNetworkInterfaceUpdate', { params, query: {}, body })
  },
  interfaceDelete: (world, dice) => {
    const params = { interface: dice.idOf(world.seen.networkInterface) }
    return world.call('instanceNetworkInterfaceDelete', { params, query: {} })
  },
} satisfies Record<string, Action>
