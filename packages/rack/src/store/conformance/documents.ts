import { expect, test } from 'vitest'
import { everyKind } from '../row.ts'
import { DuplicateError } from '../store.ts'
import type { Store } from '../store.ts'
import { idOf, project, samples, session } from './samples.ts'

export function documents(open: () => Store): void {
  test.each(everyKind)('a %s comes back as it was, dates being dates', async (kind) => {
    const store = open()
    const sample = samples[kind]
    await store.write(async (tx) => {
      await tx.insert(kind, sample)
      expect(await tx.get(kind, sample.id)).toEqual(sample)
    })
    expect(await store.read((reader) => reader.get(kind, sample.id))).toEqual(sample)
    await store.write((tx) => tx.update(kind, sample))
    expect(await store.read((reader) => reader.list(kind, { limit: 10 }))).toEqual([sample])
    await store.write((tx) => tx.delete(kind, sample.id))
    expect(await store.read((reader) => reader.get(kind, sample.id))).toBeUndefined()
  })

  test('is found by parent and name, and by nothing else', async () => {
    const store = open()
    await store.write((tx) => tx.insert('project', project(1, 'a')))
    await store.read(async (reader) => {
      expect(await reader.find('project', idOf(1), 'a')).toEqual(project(1, 'a'))
      expect(await reader.find('project', idOf(1), 'A')).toBeUndefined()
      expect(await reader.find('project', idOf(2), 'a')).toBeUndefined()
      expect(await reader.find('silo', idOf(1), 'a')).toBeUndefined()
      expect(await reader.get('project', idOf(2))).toBeUndefined()
      expect(await reader.get('vpc', idOf(1))).toBeUndefined()
    })
  })

  test('changing the object that was inserted changes nothing', async () => {
    const store = open()
    const policy = structuredClone(samples.policy)
    const silo = structuredClone(samples.silo)
    await store.write(async (tx) => {
      await tx.insert('policy', policy)
      await tx.insert('silo', silo)
      policy.roleAssignments.pop()
      silo.name = 'changed'
      silo.timeCreated.setFullYear(1970)
    })
    await store.read(async (reader) => {
      expect(await reader.get('policy', policy.id)).toEqual(samples.policy)
      expect(await reader.get('silo', silo.id)).toEqual(samples.silo)
    })
  })

  test('what is returned is frozen', async () => {
    const store = open()
    await store.write((tx) => tx.insert('policy', samples.policy))
    const [policy] = await store.read((reader) => reader.list('policy', { limit: 1 }))
    expect(() => policy?.roleAssignments.pop()).toThrow(TypeError)
    expect(() => Object.assign(policy ?? {}, { id: 'x' })).toThrow(TypeError)
    expect(await store.read((reader) => reader.get('policy', samples.policy.id))).toEqual(samples.policy)
  })

  test('a document that was read before an update stays as it was', async () => {
    const store = open()
    await store.write((tx) => tx.insert('project', project(1, 'a')))
    const before = await store.read((reader) => reader.get('project', idOf(1)))
    await store.write((tx) => tx.update('project', project(1, 'b')))
    expect(before).toEqual(project(1, 'a'))
    expect(await store.read((reader) => reader.get('project', idOf(1)))).toEqual(project(1, 'b'))
  })

  test.each([
    ['an id that is taken', project(1, 'other', idOf(9))],
    ['a name that a sibling has', project(2, 'a')],
  ])('inserting %s is refused', async (_, document) => {
    const store = open()
    await store.write((tx) => tx.insert('project', project(1, 'a')))
    const refused = store.write((tx) => tx.insert('project', document))
    await expect(refused).rejects.toBeInstanceOf(DuplicateError)
    await expect(refused).rejects.toMatchObject({ kind: 'project' })
    expect(await store.read((reader) => reader.list('project', { limit: 10 }))).toEqual([project(1, 'a')])
  })

  test.each([
    ['renaming to', project(2, 'a')],
    ['moving to a parent with', project(3, 'a')],
  ])('%s the name of a sibling is refused', async (_, document) => {
    const store = open()
    await store.write(async (tx) => {
      await tx.insert('project', project(1, 'a'))
      await tx.insert('project', project(2, 'b'))
      await tx.insert('project', project(3, 'a', idOf(9)))
    })
    await expect(store.write((tx) => tx.update('project', document))).rejects.toBeInstanceOf(DuplicateError)
    expect(await store.read((reader) => reader.find('project', idOf(1), 'a'))).toEqual(project(1, 'a'))
  })

  test('a name is free for another parent, and again after a delete or a rename', async () => {
    const store = open()
    await store.write((tx) => tx.insert('project', project(1, 'a')))
    await store.write((tx) => tx.insert('project', project(2, 'a', idOf(9))))
    await store.write(async (tx) => {
      await tx.delete('project', idOf(1))
      await tx.insert('project', project(3, 'a'))
      await tx.update('project', project(3, 'b'))
      await tx.insert('project', project(4, 'a'))
    })
    await store.read(async (reader) => {
      expect(await reader.find('project', idOf(1), 'a')).toEqual(project(4, 'a'))
      expect(await reader.find('project', idOf(1), 'b')).toEqual(project(3, 'b'))
      expect(await reader.find('project', idOf(9), 'a')).toEqual(project(2, 'a', idOf(9)))
    })
  })

  test('two names can be exchanged by way of a third', async () => {
    const store = open()
    await store.write(async (tx) => {
      await tx.insert('project', project(1, 'a'))
      await tx.insert('project', project(2, 'b'))
    })
    await store.write(async (tx) => {
      await tx.update('project', project(1, 'c'))
      await tx.update('project', project(2, 'a'))
      await tx.update('project', project(1, 'b'))
    })
    expect(await store.read((reader) => reader.find('project', idOf(1), 'a'))).toEqual(project(2, 'a'))
    expect(await store.read((reader) => reader.find('project', idOf(1), 'b'))).toEqual(project(1, 'b'))
  })

  test('any number of nameless ones can have one parent, and none is found by name', async () => {
    const store = open()
    await store.write(async (tx) => {
      await tx.insert('session', session(1))
      await tx.insert('session', session(2))
    })
    await store.read(async (reader) => {
      expect(await reader.list('session', { parent: session(1).userId, limit: 10 })).toHaveLength(2)
      expect(await reader.find('session', session(1).userId, '')).toBeUndefined()
    })
  })

  test('updating what is not there throws, deleting it does not', async () => {
    const store = open()
    const update = store.write((tx) => tx.update('project', project(1, 'a')))
    await expect(update).rejects.toThrow(idOf(1))
    await store.write((tx) => tx.delete('project', idOf(1)))
    expect(await store.read((reader) => reader.list('project', { limit: 1 }))).toEqual([])
  })
}
