import type { Documents } from '@plenum/rack'
import { migrate } from '@plenum/rack/store/migrations/migrate'
import { createSqlStore } from '@plenum/rack/store/sql'
import { expect, test } from 'vitest'
import { Kysely, SqliteDialect } from 'kysely'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Schema } from '@plenum/rack/store/schema'
import { emptyDatabase } from './empty-database.ts'
import { NodeSqlite } from './node-sqlite.ts'
import { openSqlite } from './sqlite.ts'
import { temporaryDirectory } from './temporary-directory.ts'

function group(id: string, displayName: string): Documents['group'] {
  return { id, siloId: 'silo', displayName }
}

const small = (id: string) => group(id, id)
/** Larger than the room that is left. */
const large = (id: string) => group(id, id.repeat(1_000_000))

async function almostFull() {
  const { database, writer } = emptyDatabase()
  await migrate(writer, 'sqlite')
  const { page_count: pages } = database.prepare('pragma page_count').get() ?? {}
  database.exec(`pragma max_page_count = ${Number(pages) + 20}`)
  const store = createSqlStore({ reader: writer, writer, flavour: 'sqlite' })
  const kept = async () => (await store.read((reader) => reader.list('group', { limit: 100 }))).map(({ id }) => id)
  return { store, kept }
}

test('when the disk is full, what was acknowledged is there and nothing else, and smaller writes go on', async () => {
  const { store, kept } = await almostFull()
  const ids = ['a', 'b', 'c', 'd', 'e']
  const settled = await Promise.allSettled(
    ids.map((id) => store.write((tx) => tx.insert('group', id === 'c' ? large(id) : small(id)))),
  )
  // Those that were to be committed together with it are told the same.
  for (const outcome of settled)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ trouble: 'full', isKnown: true })
  expect(settled[2]?.status).toBe('rejected')
  expect(await kept()).toEqual(ids.filter((_, number) => settled[number]?.status === 'fulfilled'))
  await store.write((tx) => tx.insert('group', small('f')))
  expect(await kept()).toContain('f')
})

test('work that goes on after the disk was full is refused as a whole', async () => {
  const { store, kept } = await almostFull()
  const work = store.write(async (tx) => {
    await tx.insert('group', small('a'))
    await tx.insert('group', large('b')).catch(() => undefined)
    await tx.insert('group', small('c')).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('full')
  expect(await kept()).toEqual([])
})

test('where nothing may be written, everything can be read, and whoever writes is told why not', async () => {
  const directory = temporaryDirectory()
  const writable = await openSqlite(directory)
  await writable.store.write((tx) => tx.insert('group', small('a')))
  await writable.close()
  const database = new DatabaseSync(join(directory, 'plenum.db'), { readOnly: true })
  const reader = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new NodeSqlite(database) }) })
  const store = createSqlStore({ reader, writer: reader, flavour: 'sqlite' })
  await expect(store.write((tx) => tx.insert('group', small('b')))).rejects.toMatchObject({ trouble: 'readOnly' })
  expect(await store.read((tx) => tx.list('group', { limit: 9 }))).toEqual([small('a')])
  await store.close()
})
