import { beforeAll, describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { FLEET_ID } from '../store/kinds.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { Who } from '../testing/rack-under-test.ts'
import { forbidden, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'

/** A silo that nobody belongs to. */
async function addSilo(name: string, discoverable: boolean): Promise<void> {
  const silo = {
    id: crypto.randomUUID(),
    name,
    description: '',
    timeCreated: rack.now,
    timeModified: rack.now,
    identityMode: 'saml_jit' as const,
    discoverable,
    mappedFleetRoles: {},
  }
  await rack.store.write((tx) => tx.insert('silo', silo))
}

beforeAll(async () => {
  for (const name of ['hidden-a', 'hidden-b', 'hidden-c', 'zenith']) await addSilo(name, !name.startsWith('hidden'))
})

describe('listing silos', () => {
  test('shows those that are discoverable, by name', async () => {
    const { items } = await operator.does('siloList', {})
    expect(items.map(({ name }) => name)).toEqual(['demo', 'lab', 'zenith'])
    expect(items[0]).toEqual({
      id: await stableId('demo'),
      name: 'demo',
      description: 'The silo that the demo accounts belong to',
      timeCreated: expect.any(Date),
      timeModified: expect.any(Date),
      discoverable: true,
      identityMode: 'local_only',
      mappedFleetRoles: {},
    })
  })

  test.each(['name_ascending', 'name_descending', 'id_ascending'] as const)(
    'by %s fills its pages with those that are discoverable, and ends',
    async (sortBy) => {
      const all = await operator.does('siloList', { query: { sortBy } })
      const paged = []
      let page = await operator.does('siloList', { query: { sortBy, limit: 1 } })
      for (; page.nextPage; page = await operator.does('siloList', { query: { pageToken: page.nextPage, limit: 1 } })) {
        expect(page.items).toHaveLength(1)
        paged.push(...page.items)
      }
      expect([...paged, ...page.items]).toEqual(all.items)
      expect(all.items).toHaveLength(3)
    },
  )

  test('may be by someone who is a viewer of the fleet and nothing else', async () => {
    const fresh = await rackUnderTest()
    const assignment = {
      identityType: 'silo_user',
      identityId: await stableId('demo/user/newcomer'),
      roleName: 'viewer',
    } as const
    await fresh.edit('policy', FLEET_ID, (policy) => ({ ...policy, roleAssignments: [assignment] }))
    expect((await fresh.as('newcomer').does('siloList', {})).items).toHaveLength(2)
  })

  test.each<Who>(['admin', 'collaborator', 'viewer', 'newcomer', { silo: 'lab', user: 'admin' }])(
    'is forbidden to %j',
    async (who) => {
      expect(await rack.as(who).isRefused('siloList', {})).toEqual(forbidden)
    },
  )

  test('refuses a page of no size', async () => {
    expect(await operator.isRefused('siloList', { query: { limit: 0 } })).toMatchObject({ status: 400 })
  })
})

describe('viewing a silo', () => {
  test('works by name and by id', async () => {
    const silo = await operator.does('siloView', { params: { silo: 'lab' } })
    expect(silo).toMatchObject({ name: 'lab', discoverable: true, identityMode: 'local_only' })
    expect(await operator.does('siloView', { params: { silo: silo.id } })).toEqual(silo)
  })

  test('shows operators those, too, that no list shows', async () => {
    const silo = await operator.does('siloView', { params: { silo: 'hidden-b' } })
    expect(silo).toMatchObject({ name: 'hidden-b', discoverable: false, identityMode: 'saml_jit' })
  })

  test.each(['admin', 'viewer', 'newcomer'] as const)('shows %s their own', async (who) => {
    expect(await rack.as(who).does('siloView', { params: { silo: 'demo' } })).toMatchObject({ name: 'demo' })
  })

  test('of others is not found, by name or by id', async () => {
    const id = await stableId('demo')
    const theirs = rack.as({ silo: 'lab', user: 'admin' })
    expect(await theirs.isRefused('siloView', { params: { silo: 'demo' } })).toEqual(notFound('silo', { name: 'demo' }))
    expect(await theirs.isRefused('siloView', { params: { silo: id } })).toEqual(notFound('silo', { id }))
  })

  test('that there is not is not found', async () => {
    expect(await operator.isRefused('siloView', { params: { silo: 'nowhere' } })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
    expect(await operator.isRefused('siloView', { params: { silo: MISSING } })).toEqual(
      notFound('silo', { id: MISSING }),
    )
  })
})
