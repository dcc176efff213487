import { describe, expect, test } from 'vitest'
import { newNetwork } from '../testing/network.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const network = await newNetwork(rack)
const { project } = network
const { name } = await admin.does('projectView', { params: { project } })
const router = await network.addRouter('custom')
const route = await network.addRoute(router.id, 'way')

interface Selectors {
  project?: string
  vpc?: string
  router?: string
}

describe('selectors reach as far up as they must', () => {
  test.each<[string, Selectors]>([
    ['all names', { project: name, vpc: 'default', router: 'custom' }],
    ['the VPC by id', { vpc: network.vpc.id, router: 'custom' }],
    ['the router by id', { router: router.id }],
    ['the project by id', { project, vpc: 'default', router: 'custom' }],
  ])('%s', async (_, query) => {
    expect((await admin.does('vpcRouterRouteView', { params: { route: 'way' }, query })).id).toBe(route.id)
  })

  test.each<[Selectors, string]>([
    [{ router: 'custom' }, 'router should either be an ID (UUID) or vpc should be specified'],
    [{ router: 'custom', vpc: 'default' }, 'vpc should either be an ID (UUID) or project should be specified'],
    [{ router: router.id, vpc: 'default' }, 'when providing router as an ID, vpc should not be specified'],
    [{ router: router.id, project }, 'when providing router as an ID, project should not be specified'],
    [
      { router: 'custom', vpc: network.vpc.id, project },
      'when providing vpc as an ID, project should not be specified',
    ],
  ])('not %j', async (query, reason) => {
    expect(await admin.isRefused('vpcRouterRouteView', { params: { route: 'way' }, query })).toEqual(
      invalidRequest(reason),
    )
  })
})
