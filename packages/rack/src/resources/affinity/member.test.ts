import type { InstanceState } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { refusalOf, valueOf } from '../../testing/caller.ts'
import { group, groupCalls } from '../../testing/groups.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound } from '../../testing/refusals.ts'
import { sorts } from './sort.ts'
import type { Sort } from './sort.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'

describe.each<Sort>(['affinityGroup', 'antiAffinityGroup'])('%s', (sort) => {
  const { type, word } = sorts[sort]
  const calls = groupCalls(admin, sort)

  /** A project with a group and a stopped instance. */
  async function bench() {
    const { id: project } = await rack.newProject()
    const addGroup = async (name: string) => valueOf('create', await calls.create(project, group(name)))
    const addInstance = async (name: string) => {
      const { id } = await admin.does('instanceCreate', { query: { project }, body: smallInstance(name) })
      return id
    }
    const { id } = await addGroup('team')
    const instance = await addInstance('machine')
    await rack.settle()
    return { project, id, instance, addGroup, addInstance }
  }

  describe('adding a member', () => {
    test('answers with it, and both group and instance tell of it', async () => {
      const { id, instance } = await bench()
      const member = { type: 'instance', value: { id: instance, name: 'machine', runState: 'stopped' } }
      expect(valueOf('add', await calls.add(id, instance))).toEqual(member)
      expect(valueOf('members', await calls.members(id)).items).toEqual([member])
      expect(valueOf('member', await calls.member(id, instance))).toEqual(member)
      const groups = valueOf('ofInstance', await calls.ofInstance(instance)).items
      expect(groups).toEqual([valueOf('view', await calls.view(id))])
    })

    test('takes both by name', async () => {
      const { project, instance } = await bench()
      valueOf('add', await calls.add('team', 'machine', project))
      expect(valueOf('member', await calls.member('team', 'machine', project)).value.id).toBe(instance)
    })

    test('takes either both by name or both by id', async () => {
      const { project, id, instance } = await bench()
      for (const [of, who, where] of [
        ['team', instance, project],
        [id, 'machine', project],
        ['team', instance, undefined],
        [id, 'machine', undefined],
      ] as const)
        expect(refusalOf('add', await calls.add(of, who, where))).toMatchObject({ code: 'InvalidRequest' })
    })

    test.each<InstanceState>(['stopped', 'failed', 'creating'])('takes one that is %s', async (state) => {
      const { id, instance } = await bench()
      await rack.put(instance, state)
      expect(valueOf('add', await calls.add(id, instance)).value.runState).toBe(state)
    })

    test.each<InstanceState>(['starting', 'running', 'rebooting', 'stopping', 'migrating'])(
      'refuses one that is %s',
      async (state) => {
        const { id, instance } = await bench()
        await rack.put(instance, state)
        expect(refusalOf('add', await calls.add(id, instance))).toEqual(
          invalidRequest(`Instance cannot be added to ${word} group with reservation`),
        )
        expect(valueOf('members', await calls.members(id)).items).toEqual([])
      },
    )

    test('refuses one that is a member already', async () => {
      const { id, instance } = await bench()
      valueOf('add', await calls.add(id, instance))
      expect(refusalOf('add', await calls.add(id, instance))).toEqual(alreadyExists(`${type}-member`, instance))
    })

    test('refuses one of another project', async () => {
      const { id } = await bench()
      const { instance } = await bench()
      expect(refusalOf('add', await calls.add(id, instance))).toEqual(
        invalidRequest(`instance and ${word} group must be in the same project`),
      )
    })

    test('refuses the 33rd, also of several that are asked for at once', async () => {
      const { id, addInstance } = await bench()
      const instances: string[] = []
      for (let number = 0; number < 34; number++) instances.push(await addInstance(`i-${number}`))
      await rack.settle()
      for (const instance of instances.slice(0, 31)) valueOf('add', await calls.add(id, instance))
      const rest = await Promise.all(instances.slice(31).map((instance) => calls.add(id, instance)))
      expect(rest.filter((result) => result.type === 'success')).toHaveLength(1)
      const words = sort === 'affinityGroup' ? 'Affinity' : 'Anti-affinity'
      expect(rest.flatMap((result) => (result.type === 'error' ? [result.error.message] : []))).toEqual(
        Array.from({ length: 2 }, () => `${words} group already has maximum allowed members (32)`),
      )
      expect(valueOf('members', await calls.members(id)).items).toHaveLength(32)
    })

    test('refuses one that is in 16 groups of the sort already', async () => {
      const { id, instance, addGroup } = await bench()
      for (let number = 0; number < 16; number++)
        valueOf('add', await calls.add((await addGroup(`g-${number}`)).id, instance))
      expect(refusalOf('add', await calls.add(id, instance))).toEqual(
        invalidRequest(`Instance already belongs to maximum allowed ${word} groups (16)`),
      )
      expect(valueOf('ofInstance', await calls.ofInstance(instance)).items).toHaveLength(16)
    })

    test('needs a group and an instance', async () => {
      const { id, instance, project } = await bench()
      expect(refusalOf('add', await calls.add(MISSING, instance))).toEqual(notFound(type, { id: MISSING }))
      expect(refusalOf('add', await calls.add(id, MISSING))).toEqual(notFound('instance', { id: MISSING }))
      expect(refusalOf('add', await calls.add('missing', 'machine', project))).toEqual(
        notFound(type, { name: 'missing' }),
      )
      expect(refusalOf('ofInstance', await calls.ofInstance(MISSING))).toEqual(notFound('instance', { id: MISSING }))
    })
  })

  describe('listing', () => {
    test('shows members by the names of the instances, page after page', async () => {
      const { id, addInstance } = await bench()
      for (const name of ['c', 'a', 'b']) valueOf('add', await calls.add(id, await addInstance(name)))
      const first = valueOf('members', await calls.members(id, { limit: 2 }))
      const { nextPage: pageToken } = first
      const second = valueOf('members', await calls.members(id, { limit: 2, pageToken }))
      expect([...first.items, ...second.items].map(({ value }) => value.name)).toEqual(['a', 'b', 'c'])
      const byId = valueOf('members', await calls.members(id, { sortBy: 'id_ascending' })).items
      expect(byId.map(({ value }) => value.id)).toEqual(byId.map(({ value }) => value.id).toSorted())
    })

    test('shows the groups of an instance, page after page', async () => {
      const { project, instance, addGroup } = await bench()
      for (const name of ['c', 'a', 'b']) valueOf('add', await calls.add((await addGroup(name)).id, instance))
      const first = valueOf('ofInstance', await calls.ofInstance('machine', { project, limit: 2 }))
      const { nextPage: pageToken } = first
      const second = valueOf('ofInstance', await calls.ofInstance('machine', { limit: 2, pageToken }))
      expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    })

    test('shows members as they are now', async () => {
      const { id, instance } = await bench()
      valueOf('add', await calls.add(id, instance))
      await rack.put(instance, 'running')
      expect(valueOf('members', await calls.members(id)).items).toMatchObject([{ value: { runState: 'running' } }])
    })
  })

  describe('taking a member out', () => {
    test.each<InstanceState>(['stopped', 'running', 'starting', 'failed'])('works while it is %s', async (state) => {
      const { id, instance } = await bench()
      valueOf('add', await calls.add(id, instance))
      await rack.put(instance, state)
      expect(valueOf('leave', await calls.leave(id, instance))).toBeUndefined()
      expect(valueOf('members', await calls.members(id)).items).toEqual([])
      expect(valueOf('ofInstance', await calls.ofInstance(instance)).items).toEqual([])
    })

    test('needs one, as does looking at it', async () => {
      const { project, id, instance } = await bench()
      const hidden = notFound(`${type}-member`, { id: instance })
      expect(refusalOf('leave', await calls.leave(id, instance))).toEqual(hidden)
      expect(refusalOf('member', await calls.member(id, instance))).toEqual(hidden)
      expect(refusalOf('member', await calls.member('team', 'machine', project))).toEqual(
        notFound(`${type}-member`, { name: 'machine' }),
      )
    })

    test('happens when the instance is deleted', async () => {
      const { id, instance } = await bench()
      valueOf('add', await calls.add(id, instance))
      await admin.does('instanceDelete', { params: { instance } })
      expect(valueOf('members', await calls.members(id)).items).toEqual([])
    })
  })
})

describe('an instance that is created into anti-affinity groups', () => {
  const calls = groupCalls(admin, 'antiAffinityGroup')

  test('is a member of each', async () => {
    const { id: project } = await rack.newProject()
    const a = valueOf('create', await calls.create(project, group('a')))
    const b = valueOf('create', await calls.create(project, group('b')))
    const body = smallInstance('machine', { antiAffinityGroups: ['b', a.id] })
    const { id } = await admin.does('instanceCreate', { query: { project }, body })
    expect(valueOf('ofInstance', await calls.ofInstance(id)).items).toEqual([a, b])
  })

  test('must find them in its project, or is not made', async () => {
    const { id: project } = await rack.newProject()
    const elsewhere = valueOf('create', await calls.create((await rack.newProject()).id, group('a')))
    const before = await rack.count('instance')
    for (const [given, by] of [
      ['a', { name: 'a' }],
      [elsewhere.id, { id: elsewhere.id }],
    ] as const) {
      const body = smallInstance('machine', { antiAffinityGroups: [given] })
      expect(await admin.isRefused('instanceCreate', { query: { project }, body })).toEqual(
        notFound('anti-affinity-group', by),
      )
    }
    expect(await rack.count('instance')).toBe(before)
  })

  test('is not made when one of them is full', async () => {
    const { id: project } = await rack.newProject()
    valueOf('create', await calls.create(project, group('full')))
    const create = (name: string) =>
      admin.call('instanceCreate', {
        query: { project },
        body: smallInstance(name, { antiAffinityGroups: ['full'] }),
      })
    for (let number = 0; number < 32; number++) valueOf('create', await create(`i-${number}`))
    const before = await rack.count('instance')
    expect(refusalOf('create', await create('one-more'))).toEqual(
      invalidRequest('Anti-affinity group already has maximum allowed members (32)'),
    )
    expect(await rack.count('instance')).toBe(before)
  })
})
