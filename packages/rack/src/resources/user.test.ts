import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const viewer = rack.as('viewer')
const operator = rack.as('operator')
const demoId = await stableId('demo')
const MISSING = '00000000-0000-4000-8000-000000000000'
const accounts = ['operator', 'admin', 'collaborator', 'viewer', 'newcomer']
const groupId = crypto.randomUUID()
const userIds = await Promise.all(accounts.map((name) => stableId(`demo/user/${name}`)))
await rack.store.write(async (tx) => {
  await tx.insert('group', { id: groupId, displayName: 'Everyone', siloId: demoId })
  for (const userId of userIds) await tx.insert('membership', { id: crypto.randomUUID(), userId, groupId })
})

describe('the users of the silo', () => {
  test('are all of them, by id, with the name that they sign in with', async () => {
    const { items } = await viewer.does('userList', {})
    expect(items.map(({ id }) => id)).toEqual(userIds.toSorted())
    expect(items.map(({ displayName }) => displayName).toSorted()).toEqual(accounts.toSorted())
    expect(new Set(items.map(({ siloId }) => siloId))).toEqual(new Set([demoId]))
  })

  test.each([{}, { group: groupId }])('come page by page with %j', async (query) => {
    const seen = []
    let page = await viewer.does('userList', { query: { ...query, limit: 2 } })
    for (; page.nextPage; page = await viewer.does('userList', { query: { pageToken: page.nextPage, limit: 2 } }))
      seen.push(...page.items)
    expect([...seen, ...page.items].map(({ id }) => id)).toEqual(userIds.toSorted())
  })

  test('are the members of a group alone, when one is named', async () => {
    const group = await stableId('demo/group/operations')
    const { items } = await viewer.does('userList', { query: { group } })
    for (const { id } of items) {
      const memberships = await rack.store.read((tx) => tx.list('membership', { parent: id, limit: 100 }))
      expect(memberships.map((membership) => membership.groupId)).toContain(group)
    }
    expect(items.length).toBeLessThan(accounts.length)
  })

  test('are not found for a group that there is not, or in another silo', async () => {
    expect(await viewer.isRefused('userList', { query: { group: MISSING } })).toEqual(
      notFound('silo-group', { id: MISSING }),
    )
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    expect(await elsewhere.isRefused('userList', { query: { group: groupId } })).toEqual(
      notFound('silo-group', { id: groupId }),
    )
  })

  test('cannot be asked for by something that is no id of a group', async () => {
    expect(await viewer.isRefused('userList', { query: { group: 'operations' } })).toMatchObject({ status: 400 })
  })
})

describe('the groups of the silo', () => {
  test('are all of them, by id', async () => {
    const { items } = await viewer.does('groupList', {})
    expect(items).toContainEqual({ id: groupId, displayName: 'Everyone', siloId: demoId })
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted())
    expect((await rack.as({ silo: 'lab', user: 'viewer' }).does('groupList', {})).items).not.toContainEqual(
      expect.objectContaining({ siloId: demoId }),
    )
  })

  test('can be looked at one by one', async () => {
    const params = { groupId }
    expect(await viewer.does('groupView', { params })).toEqual({ id: groupId, displayName: 'Everyone', siloId: demoId })
    const refused = await viewer.isRefused('groupView', { params: { groupId: MISSING } })
    expect(refused).toEqual(notFound('silo-group', { id: MISSING }))
    // Roles on the fleet reach no group of another silo.
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    expect(await elsewhere.isRefused('groupView', { params })).toEqual(notFound('silo-group', { id: groupId }))
  })
})

describe('the users of any silo', () => {
  test('are shown to operators, by the name and by the id of the silo', async () => {
    const { items } = await operator.does('siloUserList', { query: { silo: 'lab' } })
    expect(items.map(({ displayName }) => displayName).toSorted()).toEqual(['admin', 'researcher', 'viewer'])
    const silo = await stableId('lab')
    expect((await operator.does('siloUserList', { query: { silo, limit: 100 } })).items).toEqual(items)
  })

  test('need a silo to be named on the first page, and only there', async () => {
    expect(await operator.isRefused('siloUserList', {})).toMatchObject({ status: 400, code: undefined })
    const { nextPage: pageToken } = await operator.does('siloUserList', { query: { silo: 'lab', limit: 1 } })
    expect((await operator.does('siloUserList', { query: { pageToken } })).items).toHaveLength(2)
  })

  test('are found in their own silo only, whoever asks', async () => {
    const userId = await stableId('lab/user/researcher')
    const found = await operator.does('siloUserView', { params: { userId }, query: { silo: 'lab' } })
    expect(found).toMatchObject({ id: userId, displayName: 'researcher' })
    for (const id of [userId, MISSING])
      expect(await operator.isRefused('siloUserView', { params: { userId: id }, query: { silo: 'demo' } })).toEqual(
        notFound('silo-user', { id }),
      )
    const query = { silo: 'lab' }
    expect(await rack.as('admin').isRefused('siloUserView', { params: { userId }, query })).toEqual(
      notFound('silo', { name: 'lab' }),
    )
  })
})

describe('built-in users', () => {
  test('are listed by name', async () => {
    const { items } = await operator.does('userBuiltinList', {})
    const names = ['db-init', 'external-authn', 'internal-api', 'internal-read', 'saga-recovery', 'service-balancer']
    expect(items.map(({ name }) => name)).toEqual(names)
    const { nextPage: pageToken } = await operator.does('userBuiltinList', { query: { limit: 4 } })
    expect((await operator.does('userBuiltinList', { query: { pageToken } })).items).toEqual(items.slice(4))
  })

  test('are found by name and by id', async () => {
    const user = await operator.does('userBuiltinView', { params: { user: 'internal-api' } })
    expect(await operator.does('userBuiltinView', { params: { user: user.id } })).toEqual(user)
    expect(await operator.isRefused('userBuiltinView', { params: { user: 'nobody' } })).toEqual(
      notFound('user-builtin', { name: 'nobody' }),
    )
  })
})
