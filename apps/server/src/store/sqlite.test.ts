import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FLEET_ID } from '@plenum/rack'
import type { Documents } from '@plenum/rack'
import { storeConformance } from '@plenum/rack/store/conformance'
import { describe, expect, test } from 'vitest'
import { DataDirectoryError, openSqlite } from './sqlite.ts'
import { temporaryDirectory } from './temporary-directory.ts'

storeConformance('the SQLite store', async () => {
  const { store, close } = await openSqlite(temporaryDirectory())
  return { ...store, close }
})

const silo: Documents['silo'] = {
  id: 'd2f8c1f0-35c5-4a8e-9d8b-5f6b1c0e7a11',
  name: 'demo',
  description: '',
  timeCreated: new Date('2026-01-01T00:00:00Z'),
  timeModified: new Date('2026-01-01T00:00:00Z'),
  identityMode: 'local_only',
  discoverable: true,
  mappedFleetRoles: {},
}

/** File names and contents. */
function contentsOf(directory: string): Record<string, string> {
  return Object.fromEntries(readdirSync(directory).map((file) => [file, readFileSync(join(directory, file), 'hex')]))
}

/** The one line that is said when the directory is refused; anything else fails the test. */
async function refusal(directory: string): Promise<string> {
  const error: unknown = await openSqlite(directory).then(
    ({ close }) => close(),
    (reason: unknown) => reason,
  )
  if (!(error instanceof DataDirectoryError)) throw new Error('not refused', { cause: error })
  expect(error.message).not.toContain('\n')
  expect(error.message).toContain(directory)
  return error.message
}

describe('a data directory', () => {
  test('is made with its parents, and has everything when it is opened again', async () => {
    const directory = join(temporaryDirectory(), 'deep', 'data')
    const first = await openSqlite(directory)
    await first.store.write((tx) => tx.insert('silo', silo))
    await first.close()
    const second = await openSqlite(directory)
    await second.store.read(async (reader) => {
      expect(await reader.get('silo', silo.id)).toEqual(silo)
      expect(await reader.find('silo', FLEET_ID, 'demo')).toEqual(silo)
      expect(await reader.list('silo', { limit: 10 })).toEqual([silo])
    })
    await second.close()
  })

  test('may hold lost+found and what a first start that was killed has left', async () => {
    const directory = temporaryDirectory()
    mkdirSync(join(directory, 'lost+found'))
    for (const file of ['plenum.lock', 'plenum.db.new', 'plenum.db.new-journal'])
      writeFileSync(join(directory, file), '')
    const { close } = await openSqlite(directory)
    await close()
    expect(readdirSync(directory).toSorted()).toEqual(['lost+found', 'plenum.db', 'plenum.lock'])
  })

  test('is refused when it cannot be created', async () => {
    const parent = temporaryDirectory()
    writeFileSync(join(parent, 'file'), 'text')
    expect(await refusal(join(parent, 'file', 'data'))).toContain('cannot be created or written')
    expect(await refusal(join(parent, 'file'))).toContain('cannot be created or written')
    expect(contentsOf(parent)).toEqual({ file: Buffer.from('text').toString('hex') })
  })

  test('is refused when it holds files of others and no data file', async () => {
    const directory = temporaryDirectory()
    writeFileSync(join(directory, 'letter.txt'), 'Dear Sir')
    const before = contentsOf(directory)
    expect(await refusal(directory)).toContain("holds files that are not Plenum's")
    expect(contentsOf(directory)).toEqual(before)
  })

  test.each([
    ['text', (file: string) => writeFileSync(file, 'not a database, but longer than a header. '.repeat(10))],
    ['empty', (file: string) => writeFileSync(file, '')],
    [
      'the database of another program',
      (file: string) => {
        const database = new DatabaseSync(file)
        database.exec('pragma application_id = 7; create table t (a); insert into t values (1)')
        database.close()
      },
    ],
  ])('is refused when its plenum.db is %s', async (_, write) => {
    const directory = temporaryDirectory()
    write(join(directory, 'plenum.db'))
    const before = contentsOf(directory)
    expect(await refusal(directory)).toContain('is not a Plenum data file')
    expect(contentsOf(directory)).toEqual(before)
  })

  test('is refused when its plenum.db is a directory', async () => {
    const directory = temporaryDirectory()
    mkdirSync(join(directory, 'plenum.db'))
    expect(await refusal(directory)).toContain('is not a Plenum data file')
    expect(readdirSync(directory)).toEqual(['plenum.db'])
  })

  test('is refused when a later release wrote it, and left as it is', async () => {
    const directory = temporaryDirectory()
    const { store, close } = await openSqlite(directory)
    await store.write((tx) => tx.insert('silo', silo))
    await close()
    const database = new DatabaseSync(join(directory, 'plenum.db'))
    database.exec("update meta set value = '999' where key = 'schema_version'; drop table disk")
    database.close()
    const before = contentsOf(directory)
    expect(await refusal(directory)).toMatch(/schema version 999, .* up to \d+/)
    expect(contentsOf(directory)).toEqual(before)
  })

  test('is refused while another server has it, who notices nothing', async () => {
    const directory = temporaryDirectory()
    const { store, close } = await openSqlite(directory)
    expect(await refusal(directory)).toContain('is in use by another server')
    await store.write((tx) => tx.insert('silo', silo))
    expect(await refusal(directory)).toContain('is in use by another server')
    expect(await store.read((reader) => reader.get('silo', silo.id))).toEqual(silo)
    await close()
    const next = await openSqlite(directory)
    await next.close()
  })
})
