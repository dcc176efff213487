import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { refusalOf, valueOf } from '../../testing/caller.ts'
import { group, groupCalls } from '../../testing/groups.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound, unparsable } from '../../testing/refusals.ts'
import { sorts } from './sort.ts'
import type { Sort } from './sort.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'

describe.each<Sort>(['affinityGroup', 'antiAffinityGroup'])('%s', (sort) => {
  const { type } = sorts[sort]
  const calls = groupCalls(admin, sort)

  async function bench() {
    const { id: project } = await rack.newProject()
    const add = async (name: string) => valueOf('create', await calls.create(project, group(name)))
    return { project, add }
  }

  describe('listing and viewing', () => {
    test('shows the groups of the project and no others', async () => {
      const { project, add } = await bench()
      await (await bench()).add('elsewhere')
      const made = await add('made')
      expect(valueOf('list', await calls.list({ project })).items).toEqual([made])
      expect(valueOf('view', await calls.view('made', project))).toEqual(made)
      expect(valueOf('view', await calls.view(made.id))).toEqual(made)
    })

    test('shows page after page', async () => {
      const { project, add } = await bench()
      for (const name of ['c', 'a', 'b']) await add(name)
      const first = valueOf('list', await calls.list({ project, limit: 2, sortBy: 'name_descending' }))
      const second = valueOf('list', await calls.list({ limit: 2, pageToken: first.nextPage }))
      expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['c', 'b', 'a'])
    })

    test('needs a project, or an id', async () => {
      const { project, add } = await bench()
      const { id } = await add('made')
      expect(refusalOf('list', await calls.list({}))).toEqual(
        unparsable('unable to parse query string: missing field `project`'),
      )
      expect(refusalOf('view', await calls.view('made'))).toEqual(
        invalidRequest(`${type} should either be an ID (UUID) or project should be specified`),
      )
      expect(refusalOf('view', await calls.view(id, project))).toEqual(
        invalidRequest(`when providing ${type} as an ID, project should not be specified`),
      )
      expect(refusalOf('list', await calls.list({ project: 'nowhere' }))).toEqual(
        notFound('project', { name: 'nowhere' }),
      )
    })

    test('does not find what there is not', async () => {
      const { project } = await bench()
      expect(refusalOf('view', await calls.view('missing', project))).toEqual(notFound(type, { name: 'missing' }))
      const hidden = notFound(type, { id: MISSING })
      expect(refusalOf('view', await calls.view(MISSING))).toEqual(hidden)
      expect(refusalOf('update', await calls.update(MISSING, {}))).toEqual(hidden)
      expect(refusalOf('remove', await calls.remove(MISSING))).toEqual(hidden)
      expect(refusalOf('members', await calls.members(MISSING))).toEqual(hidden)
    })

    test('does not find the groups of the other sort', async () => {
      const { add } = await bench()
      const { id } = await add('made')
      const other = sort === 'affinityGroup' ? 'antiAffinityGroup' : 'affinityGroup'
      expect(refusalOf('view', await groupCalls(admin, other).view(id))).toEqual(notFound(sorts[other].type, { id }))
    })
  })

  describe('a new group', () => {
    test.each(['allow', 'fail'] as const)('has what was asked for, and no members: %s', async (policy) => {
      const { project } = await bench()
      const body = { ...group('made', policy), description: 'Made' }
      const made = valueOf('create', await calls.create(project, body))
      expect(made).toEqual({
        ...body,
        id: expect.any(String),
        projectId: project,
        timeCreated: rack.now,
        timeModified: rack.now,
      })
      expect(valueOf('members', await calls.members(made.id)).items).toEqual([])
    })

    test('cannot have the name of another one in the project', async () => {
      const { project, add } = await bench()
      await add('taken')
      const before = await rack.count(sort)
      expect(refusalOf('create', await calls.create(project, group('taken')))).toEqual(alreadyExists(type, 'taken'))
      expect(await rack.count(sort)).toBe(before)
    })

    test('can have the name of one of the other sort', async () => {
      const { project, add } = await bench()
      const other = groupCalls(admin, sort === 'affinityGroup' ? 'antiAffinityGroup' : 'affinityGroup')
      valueOf('create', await other.create(project, group('both')))
      expect((await add('both')).name).toBe('both')
    })

    test('cannot have a description that is too long', async () => {
      const { project } = await bench()
      const body = { ...group('made'), description: 'x'.repeat(513) }
      expect(refusalOf('create', await calls.create(project, body))).toEqual(
        invalidValue('description', 'description may contain at most 512 characters'),
      )
    })

    test.each(['policy', 'failure_domain'])('cannot be without %s', async (field) => {
      const { project } = await bench()
      const body = { name: 'made', description: '', policy: 'allow', failure_domain: 'sled', [field]: undefined }
      const path = sort === 'affinityGroup' ? 'affinity-groups' : 'anti-affinity-groups'
      const url = `http://rack.test/v1/${path}?project=${project}`
      const headers = { 'content-type': 'application/json' }
      const response = await admin.raw(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
      expect(response.status).toBe(400)
    })
  })

  describe('changing a group', () => {
    test('renames and describes it, and notes the time', async () => {
      const { add } = await bench()
      const before = await add('before')
      await rack.advance(1000)
      const body = { name: 'after', description: 'Anew' }
      const after = valueOf('update', await calls.update(before.id, body))
      expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
      expect(valueOf('view', await calls.view(before.id))).toEqual(after)
    })

    test('cannot give it the name of another one', async () => {
      const { add } = await bench()
      await add('taken')
      const { id } = await add('made')
      expect(refusalOf('update', await calls.update(id, { name: 'taken' }))).toEqual(alreadyExists(type, 'taken'))
    })
  })

  test('deleting a group keeps its members, who are in one group less', async () => {
    const { project, add } = await bench()
    const { id } = await add('going')
    const body = smallInstance('kept')
    const instance = await admin.does('instanceCreate', { query: { project }, body })
    valueOf('add', await calls.add(id, instance.id))
    const before = await rack.count(sorts[sort].members)
    expect(valueOf('remove', await calls.remove(id))).toBeUndefined()
    expect(refusalOf('view', await calls.view(id))).toEqual(notFound(type, { id }))
    expect(await rack.count(sorts[sort].members)).toBe(before - 1)
    expect(valueOf('ofInstance', await calls.ofInstance(instance.id)).items).toEqual([])
    expect((await add('going')).id).not.toBe(id)
  })
})
