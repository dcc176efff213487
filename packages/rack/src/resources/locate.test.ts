import { describe, expect, test } from 'vitest'
import type { Caller, Refused } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const researcher = rack.as({ silo: 'lab', user: 'researcher' })
const MISSING = '00000000-0000-4000-8000-000000000000'
const least = { ncpus: 1, memory: 2 ** 30 }

interface Selectors {
  project?: string
}
type Attempt = (by: Caller, given: string, query: Selectors) => Promise<Refused>

/** Every operation on one thing that lives in a project, and how it is asked for. */
const onThings: readonly [operation: string, type: string, parent: 'project', attempt: Attempt][] = [
  [
    'instanceView',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceView', { params: { instance }, query }),
  ],
  [
    'instanceUpdate',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceUpdate', { params: { instance }, query, body: least }),
  ],
  [
    'instanceDelete',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceDelete', { params: { instance }, query }),
  ],
  [
    'instanceStart',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceStart', { params: { instance }, query }),
  ],
  [
    'instanceStop',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceStop', { params: { instance }, query }),
  ],
  [
    'instanceReboot',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceReboot', { params: { instance }, query }),
  ],
  [
    'instanceDiskList',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceDiskList', { params: { instance }, query }),
  ],
  [
    'instanceDiskAttach',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceDiskAttach', { params: { instance }, query, body: { disk: 'a' } }),
  ],
  [
    'instanceDiskDetach',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceDiskDetach', { params: { instance }, query, body: { disk: 'a' } }),
  ],
  [
    'instanceNetworkInterfaceList',
    'instance',
    'project',
    (by, instance, query) => by.isRefused('instanceNetworkInterfaceList', { query: { ...query, instance } }),
  ],
  ['diskView', 'disk', 'project', (by, disk, query) => by.isRefused('diskView', { params: { disk }, query })],
  ['diskDelete', 'disk', 'project', (by, disk, query) => by.isRefused('diskDelete', { params: { disk }, query })],
  [
    'snapshotView',
    'snapshot',
    'project',
    (by, snapshot, query) => by.isRefused('snapshotView', { params: { snapshot }, query }),
  ],
  [
    'snapshotDelete',
    'snapshot',
    'project',
    (by, snapshot, query) => by.isRefused('snapshotDelete', { params: { snapshot }, query }),
  ],
  ['vpcView', 'vpc', 'project', (by, vpc, query) => by.isRefused('vpcView', { params: { vpc }, query })],
  ['vpcDelete', 'vpc', 'project', (by, vpc, query) => by.isRefused('vpcDelete', { params: { vpc }, query })],
  ['vpcUpdate', 'vpc', 'project', (by, vpc, query) => by.isRefused('vpcUpdate', { params: { vpc }, query, body: {} })],
  ['vpcRouterList', 'vpc', 'project', (by, vpc, query) => by.isRefused('vpcRouterList', { query: { ...query, vpc } })],
  [
    'internetGatewayList',
    'vpc',
    'project',
    (by, vpc, query) => by.isRefused('internetGatewayList', { query: { ...query, vpc } }),
  ],
  [
    'vpcFirewallRulesView',
    'vpc',
    'project',
    (by, vpc, query) => by.isRefused('vpcFirewallRulesView', { query: { ...query, vpc } }),
  ],
  [
    'vpcFirewallRulesUpdate',
    'vpc',
    'project',
    (by, vpc, query) => by.isRefused('vpcFirewallRulesUpdate', { query: { ...query, vpc }, body: {} }),
  ],
  ['vpcSubnetList', 'vpc', 'project', (by, vpc, query) => by.isRefused('vpcSubnetList', { query: { ...query, vpc } })],
]

/** Of the demo silo; nothing of it can be seen from the other. */
async function existing(type: string): Promise<{ id: string; name: string }> {
  const query = { project: 'storefront' }
  switch (type) {
    case 'instance':
      return admin.does('instanceView', { params: { instance: 'web-01' }, query })
    case 'disk':
      return admin.does('diskView', { params: { disk: 'scratch' }, query })
    case 'snapshot':
      return admin.does('snapshotView', { params: { snapshot: 'web-golden' }, query })
    default:
      return admin.does('vpcView', { params: { vpc: 'default' }, query })
  }
}

describe.each(onThings)('%s', (_, type, parent, attempt) => {
  const selectors = { project: 'storefront' }

  test('refuses an id beside its parent', async () => {
    const { id } = await existing(type)
    expect(await attempt(admin, id, { [parent]: MISSING })).toEqual(
      invalidRequest(`when providing ${type} as an ID, ${parent} should not be specified`),
    )
  })

  test('refuses a name without its parent', async () => {
    const { name } = await existing(type)
    expect(await attempt(admin, name, {})).toEqual(
      invalidRequest(`${type} should either be an ID (UUID) or ${parent} should be specified`),
    )
  })

  test('does not find a name that there is not', async () => {
    expect(await attempt(admin, 'missing', selectors)).toEqual(notFound(type, { name: 'missing' }))
  })

  test('does not find an id that there is not', async () => {
    expect(await attempt(admin, MISSING, {})).toEqual(notFound(type, { id: MISSING }))
  })

  test('does not find the id of something else', async () => {
    const { id } = await existing(type === 'disk' ? 'instance' : 'disk')
    expect(await attempt(admin, id, {})).toEqual(notFound(type, { id }))
  })

  test('says of a parent that there is not that it is the parent', async () => {
    expect(await attempt(admin, 'missing', { ...selectors, project: 'nowhere' })).toEqual(
      notFound('project', { name: 'nowhere' }),
    )
  })

  test('hides by id what is in another silo, as if it were not there', async () => {
    const { id } = await existing(type)
    expect(await attempt(researcher, id, {})).toEqual(notFound(type, { id }))
  })

  test('hides by name what is in another silo, beginning with its project', async () => {
    const { name } = await existing(type)
    expect(await attempt(researcher, name, selectors)).toEqual(notFound('project', { name: 'storefront' }))
  })
})

describe('a project', () => {
  test.each([
    ['projectView', (by: Caller, project: string) => by.isRefused('projectView', { params: { project } })],
    [
      'projectUpdate',
      (by: Caller, project: string) => by.isRefused('projectUpdate', { params: { project }, body: {} }),
    ],
    ['projectDelete', (by: Caller, project: string) => by.isRefused('projectDelete', { params: { project } })],
    ['instanceList', (by: Caller, project: string) => by.isRefused('instanceList', { query: { project } })],
    ['diskList', (by: Caller, project: string) => by.isRefused('diskList', { query: { project } })],
    ['imageList', (by: Caller, project: string) => by.isRefused('imageList', { query: { project } })],
    ['snapshotList', (by: Caller, project: string) => by.isRefused('snapshotList', { query: { project } })],
    ['vpcList', (by: Caller, project: string) => by.isRefused('vpcList', { query: { project } })],
  ] as const)('of another silo is hidden from %s, just as one that there is not', async (_, attempt) => {
    const { id } = await admin.does('projectView', { params: { project: 'storefront' } })
    expect(await attempt(researcher, id)).toEqual(notFound('project', { id }))
    expect(await attempt(researcher, 'storefront')).toEqual(notFound('project', { name: 'storefront' }))
    expect(await attempt(admin, MISSING)).toEqual(notFound('project', { id: MISSING }))
    expect(await attempt(admin, 'missing')).toEqual(notFound('project', { name: 'missing' }))
    expect(await attempt(rack.as('newcomer'), id)).toEqual(notFound('project', { id }))
  })
})

test('the project may be given by id', async () => {
  const { id } = await admin.does('projectView', { params: { project: 'storefront' } })
  const instance = await admin.does('instanceView', { params: { instance: 'web-01' }, query: { project: id } })
  expect(instance.projectId).toBe(id)
})
