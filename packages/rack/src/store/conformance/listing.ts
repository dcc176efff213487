import { describe, expect, test } from 'vitest'
import type { Documents, Kind } from '../kinds.ts'
import type { ListQuery, Store } from '../store.ts'
import { disk, idOf, instance, project, session } from './samples.ts'

async function insertAll<K extends Kind>(store: Store, kind: K, documents: readonly Documents[K][]): Promise<void> {
  await store.write(async (tx) => {
    for (const document of documents) await tx.insert(kind, document)
  })
}

async function names(store: Store, query: ListQuery<'project'>): Promise<string[]> {
  return (await store.read((reader) => reader.list('project', query))).map(({ name }) => name)
}

async function ids<K extends Kind>(store: Store, kind: K, query: ListQuery<K>): Promise<string[]> {
  return (await store.read((reader) => reader.list(kind, query))).map(({ id }) => id)
}

export function listing(open: () => Store): void {
  const projects = [project(3, 'b'), project(1, 'd'), project(4, 'a'), project(2, 'c'), project(5, 'b', idOf(99))]
  const parent = idOf(1)

  test.each<[ListQuery<'project'>, string[]]>([
    [{ parent, limit: 10 }, ['d', 'c', 'b', 'a']],
    [{ parent, order: 'id_ascending', limit: 10 }, ['d', 'c', 'b', 'a']],
    [{ parent, order: 'id_ascending', after: idOf(2), limit: 10 }, ['b', 'a']],
    [{ parent, order: 'name_ascending', limit: 10 }, ['a', 'b', 'c', 'd']],
    [{ parent, order: 'name_ascending', limit: 2 }, ['a', 'b']],
    [{ parent, order: 'name_ascending', after: 'b', limit: 10 }, ['c', 'd']],
    [{ parent, order: 'name_ascending', after: 'bb', limit: 1 }, ['c']],
    [{ parent, order: 'name_ascending', after: 'd', limit: 10 }, []],
    [{ parent, order: 'name_descending', limit: 3 }, ['d', 'c', 'b']],
    [{ parent, order: 'name_descending', after: 'c', limit: 10 }, ['b', 'a']],
    [{ parent, order: 'name_descending', after: 'a', limit: 10 }, []],
    [{ parent: idOf(99), limit: 10 }, ['b']],
    [{ parent: idOf(98), limit: 10 }, []],
    [{ limit: 10 }, ['d', 'c', 'b', 'a', 'b']],
    [{ limit: Number.MAX_SAFE_INTEGER }, ['d', 'c', 'b', 'a', 'b']],
    [{ after: idOf(4), limit: 10 }, ['b']],
    [{ order: 'name_ascending', limit: 3 }, ['a', 'b', 'b']],
  ])('%j lists %j, inside a transaction as outside', async (query, expected) => {
    const store = open()
    await store.write(async (tx) => {
      for (const document of projects) await tx.insert('project', document)
      expect((await tx.list('project', query)).map(({ name }) => name)).toEqual(expected)
    })
    expect(await names(store, query)).toEqual(expected)
  })

  test('names compare by code point', async () => {
    const store = open()
    const inOrder = ['B', 'a', 'a-', 'a0', 'aa', 'é', '\u{ffee}', '\u{1f98a}']
    await insertAll(
      store,
      'project',
      inOrder.toReversed().map((name, number) => project(number, name)),
    )
    expect(await names(store, { parent, order: 'name_ascending', limit: 10 })).toEqual(inOrder)
    expect(await names(store, { parent, order: 'name_ascending', after: '\u{ffee}', limit: 10 })).toEqual(['\u{1f98a}'])
  })

  test('the nameless are listed by id, and left out of listings by name', async () => {
    const store = open()
    await insertAll(store, 'session', [session(2), session(1)])
    expect(await ids(store, 'session', { limit: 10 })).toEqual([idOf(1), idOf(2)])
    expect(await ids(store, 'session', { order: 'name_ascending', limit: 10 })).toEqual([])
    expect(await ids(store, 'session', { order: 'name_descending', limit: 10 })).toEqual([])
  })

  test('pages join into the whole', async () => {
    const store = open()
    const all = Array.from({ length: 57 }, (_, number) =>
      project(number, `p-${String((number * 31) % 57).padStart(2)}`),
    )
    await insertAll(store, 'project', all)
    const seen: string[] = []
    for (let after: string | undefined; ; after = seen.at(-1)) {
      const page = await names(store, { parent, order: 'name_descending', ...(after && { after }), limit: 10 })
      if (page.length === 0) break
      expect(page.length).toBeLessThanOrEqual(10)
      seen.push(...page)
    }
    expect(seen).toEqual(
      all
        .map(({ name }) => name)
        .toSorted()
        .toReversed(),
    )
  })

  describe('where', () => {
    const a = idOf(801)
    const b = idOf(802)
    const disks = [disk(1, 'z', a), disk(2, 'y', b), disk(3, 'x', null), disk(4, 'w', a)]

    test.each<[ListQuery<'disk'>, number[]]>([
      [{ where: { index: 'instanceId', equals: a }, limit: 10 }, [1, 4]],
      [{ where: { index: 'instanceId', equals: a }, order: 'name_ascending', limit: 10 }, [4, 1]],
      [{ where: { index: 'instanceId', equals: a }, order: 'name_ascending', after: 'w', limit: 10 }, [1]],
      [{ where: { index: 'instanceId', equals: a }, order: 'name_descending', limit: 1 }, [1]],
      [{ where: { index: 'instanceId', equals: a }, after: idOf(1), limit: 10 }, [4]],
      [{ where: { index: 'instanceId', equals: a }, parent: disk(1, 'z', a).projectId, limit: 10 }, [1, 4]],
      [{ where: { index: 'instanceId', equals: a }, parent: idOf(77), limit: 10 }, []],
      [{ where: { index: 'instanceId', equals: idOf(803) }, limit: 10 }, []],
    ])('%j finds disks %j', async (query, expected) => {
      const store = open()
      await insertAll(store, 'disk', disks)
      expect(await ids(store, 'disk', query)).toEqual(expected.map(idOf))
    })

    test.each<[number, number[]]>([
      [99, []],
      [100, [5]],
      [1_772_353_800_123, [2, 5]],
      [Number.MAX_SAFE_INTEGER, [2, 4, 5]],
    ])('a number is at most %i, which null never is', async (atMost, expected) => {
      const store = open()
      await insertAll(store, 'instance', [
        instance(1, null),
        instance(2, 1_772_353_800_123),
        instance(3, null),
        instance(4, 1_772_353_800_124),
        instance(5, 100),
      ])
      expect(await ids(store, 'instance', { where: { index: 'dueAt', atMost }, limit: 10 })).toEqual(expected.map(idOf))
      expect(await ids(store, 'instance', { where: { index: 'dueAt', atMost }, limit: 1 })).toEqual(
        expected.slice(0, 1).map(idOf),
      )
    })

    test('an update is found by its new value and not by the old one', async () => {
      const store = open()
      await insertAll(store, 'disk', disks)
      await store.write(async (tx) => {
        await tx.update('disk', disk(1, 'z', b))
        await tx.update('disk', disk(4, 'w', null))
        const here = await tx.list('disk', { where: { index: 'instanceId', equals: b }, limit: 10 })
        expect(here.map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
      })
      expect(await ids(store, 'disk', { where: { index: 'instanceId', equals: a }, limit: 10 })).toEqual([])
      expect(await ids(store, 'disk', { where: { index: 'instanceId', equals: b }, limit: 10 })).toEqual([
        idOf(1),
        idOf(2),
      ])
    })
  })
}
