import { describe, expect, test } from 'vitest'
import { publicKey, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const admin = rack.as('admin')
const { id: project } = await rack.newProject()
const query = { project }
let number = 0

const addKey = (name: string) =>
  operator.does('currentUserSshKeyCreate', { body: { name, description: '', publicKey } })

/** An instance whose creator names these keys; the default when undefined. */
async function instance(sshPublicKeys?: string[] | null): Promise<string> {
  const body = smallInstance(`instance-${(number += 1)}`, { ...(sshPublicKeys !== undefined && { sshPublicKeys }) })
  return (await operator.does('instanceCreate', { query, body })).id
}

async function keysOf(id: string): Promise<string[]> {
  const { items } = await admin.does('instanceSshPublicKeyList', { params: { instance: id } })
  return items.map(({ name }) => name)
}

describe('the keys of a new instance', () => {
  test('are none when its creator has none', async () => {
    expect(await keysOf(await instance())).toEqual([])
  })

  test.each([undefined, null])('are all of its creator when %s are named, and of nobody else', async (given) => {
    const names = [`b-${number}`, `a-${number}`]
    for (const name of names) await addKey(name)
    const keys = await keysOf(await instance(given))
    const { items } = await operator.does('currentUserSshKeyList', { query: { sortBy: 'name_ascending' } })
    expect(keys).toEqual(items.map(({ name }) => name))
    expect(keys).toEqual(expect.arrayContaining(names))
    expect((await admin.does('currentUserSshKeyList', {})).items).not.toEqual([])
  })

  test('are none when none are wanted', async () => {
    await addKey('unwanted')
    expect(await keysOf(await instance([]))).toEqual([])
  })

  test('are those that are named, by name or id, each once', async () => {
    const [first, second] = [await addKey('first'), await addKey('second')]
    await addKey('third')
    expect(await keysOf(await instance(['second', first.id, second.id]))).toEqual(['first', 'second'])
  })

  test('do not become more with those that its creator has later', async () => {
    const id = await instance()
    const before = await keysOf(id)
    await addKey('later')
    expect(await keysOf(id)).toEqual(before)
  })

  test('become fewer when one is deleted, also when another one gets its name', async () => {
    await addKey('short-lived')
    const id = await instance(['short-lived'])
    await operator.does('currentUserSshKeyDelete', { params: { sshKey: 'short-lived' } })
    expect(await keysOf(id)).toEqual([])
    await addKey('short-lived')
    expect(await keysOf(id)).toEqual([])
  })
})

/** How naming these keys is refused; asserts that nothing is left of the attempt. */
async function refusal(sshPublicKeys: string[] | undefined, by = operator) {
  const before = await rack.count('instance')
  const body = smallInstance('refused', { ...(sshPublicKeys && { sshPublicKeys }) })
  const refused = await by.isRefused('instanceCreate', { query, body })
  expect(await rack.count('instance')).toBe(before)
  return refused
}

describe('creating an instance is refused, and leaves nothing,', () => {
  test('with a key that there is not', async () => {
    expect(await refusal(['missing'])).toEqual(notFound('ssh-key', { name: 'missing' }))
  })

  test('with a key of somebody else', async () => {
    const { id } = await addKey('of-the-operator')
    expect(await refusal(['of-the-operator'], admin)).toEqual(notFound('ssh-key', { name: 'of-the-operator' }))
    expect(await refusal([id], admin)).toEqual(notFound('ssh-key', { id }))
  })

  test('with more than a hundred keys', async () => {
    const tooMany = invalidRequest('cannot attach more than 100 ssh keys to the instance')
    expect(await refusal(Array.from({ length: 101 }, () => 'missing'))).toEqual(tooMany)
    const { items } = await operator.does('currentUserSshKeyList', {})
    for (let count = items.length; count < 100; count++) await addKey(`key-${count}`)
    expect(await keysOf(await instance())).toHaveLength(100)
    await addKey('one-too-many')
    expect(await refusal(undefined)).toEqual(tooMany)
  })
})

describe('the list', () => {
  test('comes in pages', async () => {
    for (const name of ['page-c', 'page-a', 'page-b']) await addKey(name)
    const params = { instance: await instance(['page-a', 'page-b', 'page-c']) }
    const first = await admin.does('instanceSshPublicKeyList', { params, query: { limit: 2 } })
    const second = await admin.does('instanceSshPublicKeyList', { params, query: { pageToken: first.nextPage } })
    expect([first, second].map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['page-a', 'page-b'],
      ['page-c'],
    ])
    expect(second.nextPage).toBeNull()
  })

  test('of an instance that there is not is not found', async () => {
    const refused = await admin.isRefused('instanceSshPublicKeyList', { params: { instance: 'missing' }, query })
    expect(refused).toEqual(notFound('instance', { name: 'missing' }))
  })
})
