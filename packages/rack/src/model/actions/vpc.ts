import { newIdentity, projectFor } from '../action.ts'
import type { Action } from '../action.ts'

/** Some overlap. */
const blocks = ['10.0.0.0/26', '10.0.0.64/26', '10.0.0.0/24', '10.1.0.0/26'] as const

const anywhere = { type: 'ip_net', value: '0.0.0.0/0' } as const

export const vpcActions = {
  vpcCreate: (world, dice) => {
    const project = projectFor(world, dice)
    return world.call('vpcCreate', { query: { project }, body: { ...newIdentity(world, dice), dnsName: 'net' } })
  },
  vpcDelete: (world, dice) => {
    const { vpc, vpcSubnet } = world.seen
    const empty = dice.likely(vpc, ({ id }) => !vpcSubnet.some(({ vpcId }) => vpcId === id))
    return world.call('vpcDelete', { params: { vpc: dice.idOf(empty) }, query: {} })
  },
  subnetCreate: (world, dice) => {
    const vpc = dice.idOf(world.seen.vpc)
    const ipv4Block = dice.pick(blocks) ?? blocks[0]
    const routers = world.seen.vpcRouter.filter((router) => router.vpcId === vpc)
    const customRouter = dice.once(3) ? dice.idOf(routers) : null
    const body = { ...newIdentity(world, dice), ipv4Block, customRouter }
    return world.call('vpcSubnetCreate', { query: { vpc }, body })
  },
  subnetUpdate: (world, dice) => {
    const subnet = dice.pick(world.seen.vpcSubnet)
    const routers = world.seen.vpcRouter.filter((router) => router.vpcId === subnet?.vpcId)
    const customRouter = dice.once(3) ? null : dice.idOf(dice.once(6) ? world.seen.vpcRouter : routers)
    const body = { name: dice.once(2) ? newIdentity(world, dice).name : null, customRouter }
    return world.call('vpcSubnetUpdate', { params: { subnet: subnet?.id ?? dice.idOf([]) }, query: {}, body })
  },
  subnetDelete: (world, dice) => {
    const { vpcSubnet, networkInterface } = world.seen
    const empty = dice.likely(vpcSubnet, ({ id }) => !networkInterface.some(({ subnetId }) => subnetId === id))
    return world.call('vpcSubnetDelete', { params: { subnet: dice.idOf(empty) }, query: {} })
  },
  routerCreate: (world, dice) => {
    const vpc = dice.idOf(world.seen.vpc)
    return world.call('vpcRouterCreate', { query: { vpc }, body: newIdentity(world, dice) })
  },
  routerDelete: (world, dice) =>
    world.call('vpcRouterDelete', { params: { router: dice.idOf(world.seen.vpcRouter) }, query: {} }),
  routeCreate: (world, dice) => {
    const router = dice.idOf(dice.likely(world.seen.vpcRouter, ({ kind }) => kind === 'custom'))
    const body = { ...newIdentity(world, dice), destination: anywhere, target: { type: 'drop' } } as const
    return world.call('vpcRouterRouteCreate', { query: { router }, body })
  },
  routeDelete: (world, dice) => {
    const custom = dice.likely(world.seen.routerRoute, ({ kind }) => kind === 'custom')
    return world.call('vpcRouterRouteDelete', { params: { route: dice.idOf(custom) }, query: {} })
  },
} satisfies Record<string, Action>
