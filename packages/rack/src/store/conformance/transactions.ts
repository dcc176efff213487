import { expect, test } from 'vitest'
import { DuplicateError } from '../store.ts'
import type { Store, Transaction } from '../store.ts'
import { idOf, instance, project } from './samples.ts'

const stopped = new Error('stopped')

function everything(store: Store) {
  return store.read((reader) => reader.list('project', { limit: 100 }))
}

export function transactions(open: () => Store): void {
  test('gives what the work gives', async () => {
    const store = open()
    expect(await store.write(async () => 'written')).toBe('written')
    expect(await store.read(async () => 'read')).toBe('read')
  })

  test('leaves nothing when the work throws', async () => {
    const store = open()
    await store.write(async (tx) => {
      await tx.insert('project', project(1, 'a'))
      await tx.insert('project', project(2, 'b'))
    })
    const failed = store.write(async (tx) => {
      await tx.update('project', project(1, 'c'))
      await tx.delete('project', idOf(2))
      await tx.insert('project', project(3, 'd'))
      throw stopped
    })
    await expect(failed).rejects.toBe(stopped)
    expect(await everything(store)).toEqual([project(1, 'a'), project(2, 'b')])
  })

  test('leaves nothing when the work throws after a duplicate that it caught', async () => {
    const store = open()
    await store.write((tx) => tx.insert('project', project(1, 'a')))
    const failed = store.write(async (tx) => {
      await tx.insert('project', project(2, 'b'))
      await expect(tx.insert('project', project(3, 'a'))).rejects.toBeInstanceOf(DuplicateError)
      await tx.insert('project', project(4, 'd'))
      throw stopped
    })
    await expect(failed).rejects.toBe(stopped)
    expect(await everything(store)).toEqual([project(1, 'a')])
  })

  test('goes on after a duplicate that the work caught', async () => {
    const store = open()
    await store.write(async (tx) => {
      await tx.insert('project', project(1, 'a'))
      await expect(tx.insert('project', project(2, 'a'))).rejects.toBeInstanceOf(DuplicateError)
      await tx.insert('project', project(3, 'c'))
    })
    expect(await everything(store)).toEqual([project(1, 'a'), project(3, 'c')])
  })

  test('leaves nothing of what was under way beside a statement that failed', async () => {
    const store = open()
    await store.write((tx) => tx.insert('project', project(1, 'a')))
    const failed = store.write((tx) =>
      Promise.all([
        tx.insert('project', project(2, 'a')),
        tx.get('project', idOf(1)).then(() => tx.insert('project', project(3, 'c'))),
        ...Array.from({ length: 50 }, (_, number) => tx.insert('project', project(100 + number, `p-${number}`))),
      ]),
    )
    await expect(failed).rejects.toBeInstanceOf(DuplicateError)
    await store.write((tx) => tx.insert('project', project(6, 'f')))
    expect(await everything(store)).toEqual([project(1, 'a'), project(6, 'f')])
  })

  test('cannot be used once it is over', async () => {
    const store = open()
    const kept: Transaction[] = []
    await store.write(async (tx) => {
      kept.push(tx)
    })
    for (const tx of kept) {
      await expect(tx.insert('project', project(1, 'a'))).rejects.toThrow('over')
      await expect(tx.get('project', idOf(1))).rejects.toThrow('over')
    }
    expect(kept).toHaveLength(1)
    expect(await everything(store)).toEqual([])
  })

  test('sees its own writes; others see them once it has committed', async () => {
    const store = open()
    await store.write((tx) => tx.insert('project', project(1, 'a')))
    await store.write(async (tx) => {
      await tx.update('project', project(1, 'b'))
      await tx.insert('project', project(2, 'a'))
      expect(await tx.find('project', idOf(1), 'a')).toEqual(project(2, 'a'))
      expect(await tx.list('project', { limit: 10 })).toEqual([project(1, 'b'), project(2, 'a')])
      await store.read(async (reader) => {
        expect(await reader.get('project', idOf(1))).toEqual(project(1, 'a'))
        expect(await reader.get('project', idOf(2))).toBeUndefined()
        expect(await reader.find('project', idOf(1), 'a')).toEqual(project(1, 'a'))
        expect(await reader.list('project', { limit: 10 })).toEqual([project(1, 'a')])
      })
      await tx.delete('project', idOf(2))
      expect(await tx.find('project', idOf(1), 'a')).toBeUndefined()
    })
    expect(await everything(store)).toEqual([project(1, 'b')])
  })

  test('50 at once that read, change and write one document lose no update', async () => {
    const store = open()
    await store.write((tx) => tx.insert('instance', instance(1, 0)))
    const increment = () =>
      store.write(async (tx) => {
        const found = await tx.get('instance', idOf(1))
        await tx.update('instance', instance(1, (found?.dueAt ?? Number.NaN) + 1))
      })
    await Promise.all(Array.from({ length: 50 }, increment))
    expect(await store.read((reader) => reader.get('instance', idOf(1)))).toEqual(instance(1, 50))
  })

  test('of many at once that claim a name, one gets it, and failures take nothing with them', async () => {
    const store = open()
    const claims = Array.from({ length: 40 }, (_, number) =>
      store.write(async (tx) => {
        await tx.insert('project', project(number, number % 4 === 0 ? 'contested' : `own-${number}`))
        if (number % 4 === 1) throw stopped
      }),
    )
    const settled = await Promise.allSettled(claims)
    const kept = settled.flatMap(({ status }, number) => (status === 'fulfilled' ? [idOf(number)] : []))
    expect(kept).toHaveLength(21)
    expect((await everything(store)).map(({ id }) => id)).toEqual(kept)
  })

  test('an empty or failed one does not hold up the next', async () => {
    const store = open()
    const failed = store.write(() => Promise.reject(stopped))
    const next = store.write((tx) => tx.insert('project', project(1, 'a')))
    await expect(failed).rejects.toBe(stopped)
    await next
    expect(await everything(store)).toEqual([project(1, 'a')])
  })

  test('closing waits for writes under way, then refuses everything', async () => {
    const store = open()
    const write = store.write(async (tx) => {
      await tx.insert('project', project(1, 'a'))
      return 'written'
    })
    await store.close()
    expect(await write).toBe('written')
    await expect(store.write(async () => 'late')).rejects.toThrow('closed')
    await expect(store.read(async () => 'late')).rejects.toThrow('closed')
    await store.close()
  })
}
