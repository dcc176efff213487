import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { publicKey } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { Who } from '../testing/rack-under-test.ts'
import { alreadyExists, invalidValue, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const owner = rack.as('viewer')
const other = rack.as('admin')

const create = (name: string) => owner.does('currentUserSshKeyCreate', { body: { name, description: '', publicKey } })

describe('listing', () => {
  test('shows the keys of whoever asks, page after page, and no others', async () => {
    const fresh = await rackUnderTest()
    const [mine, theirs] = [fresh.as('viewer'), fresh.as('newcomer')]
    const made = ['b', 'c', 'a'].map((name) =>
      mine.does('currentUserSshKeyCreate', { body: { name, description: '', publicKey } }),
    )
    await Promise.all(made)
    const query = { sortBy: 'name_ascending', limit: 2 } as const
    const first = await mine.does('currentUserSshKeyList', { query })
    expect(first.items.map(({ name }) => name)).toEqual(['a', 'b'])
    const second = await mine.does('currentUserSshKeyList', { query: { pageToken: first.nextPage } })
    expect(second.items.map(({ name }) => name)).toEqual(['c'])
    expect(await theirs.does('currentUserSshKeyList', {})).toEqual({ items: [], nextPage: null })
  })
})

describe('a new key', () => {
  test('has what was asked for, an id, the time and its owner', async () => {
    const body = { name: 'laptop', description: 'At work', publicKey }
    const key = await owner.does('currentUserSshKeyCreate', { body })
    const times = { timeCreated: rack.now, timeModified: rack.now }
    expect(key).toEqual({ ...body, ...times, id: key.id, siloUserId: await stableId('demo/user/viewer') })
    expect(await owner.does('currentUserSshKeyView', { params: { sshKey: 'laptop' } })).toEqual(key)
    expect(await owner.does('currentUserSshKeyView', { params: { sshKey: key.id } })).toEqual(key)
  })

  test.each<Who>(['newcomer', 'operator', { silo: 'lab', user: 'researcher' }])(
    'can be had by everyone: %j',
    async (who) => {
      const body = { name: 'mine', description: '', publicKey }
      expect(await rack.as(who).does('currentUserSshKeyCreate', { body })).toMatchObject(body)
    },
  )

  test('cannot have the name of another one of the same user', async () => {
    await create('taken')
    const before = await rack.count('sshKey')
    const body = { name: 'taken', description: '', publicKey }
    expect(await owner.isRefused('currentUserSshKeyCreate', { body })).toEqual(alreadyExists('ssh-key', 'taken'))
    expect(await rack.count('sshKey')).toBe(before)
  })

  test('can have the name of one of another user', async () => {
    await create('common')
    const body = { name: 'common', description: '', publicKey }
    expect((await other.does('currentUserSshKeyCreate', { body })).name).toBe('common')
  })

  test.each([
    ['no name', { name: 'No' }],
    ['no key', { publicKey: 'hello' }],
    ['half a key', { publicKey: publicKey.slice(0, 50) }],
  ])('that is %s is refused', async (_, wrong) => {
    const before = await rack.count('sshKey')
    const body = { name: 'wrong', description: '', publicKey, ...wrong }
    expect(await owner.isRefused('currentUserSshKeyCreate', { body })).toMatchObject({ status: 400, code: undefined })
    expect(await rack.count('sshKey')).toBe(before)
  })

  test('cannot be described at length', async () => {
    const body = { name: 'wordy', description: 'x'.repeat(513), publicKey }
    expect(await owner.isRefused('currentUserSshKeyCreate', { body })).toEqual(
      invalidValue('description', 'description may contain at most 512 characters'),
    )
  })
})

describe('deleting a key', () => {
  test.each(['name', 'id'] as const)('by its %s works, once, and frees the name', async (by) => {
    const key = await create(`to-go-by-${by}`)
    const params = { sshKey: key[by] }
    await owner.does('currentUserSshKeyDelete', { params })
    const gone = notFound('ssh-key', by === 'id' ? { id: key.id } : { name: key.name })
    expect(await owner.isRefused('currentUserSshKeyDelete', { params })).toEqual(gone)
    expect((await create(key.name)).id).not.toBe(key.id)
  })
})

describe('the keys of others', () => {
  test.each(['currentUserSshKeyView', 'currentUserSshKeyDelete'] as const)(
    'are as if they were not there: %s',
    async (operation) => {
      const { id, name } = await create(`hidden-from-${operation.toLowerCase()}`)
      expect(await other.isRefused(operation, { params: { sshKey: id } })).toEqual(notFound('ssh-key', { id }))
      expect(await other.isRefused(operation, { params: { sshKey: name } })).toEqual(notFound('ssh-key', { name }))
      expect((await owner.does('currentUserSshKeyView', { params: { sshKey: id } })).name).toBe(name)
    },
  )
})
