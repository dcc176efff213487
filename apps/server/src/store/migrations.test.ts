import type { DatabaseSync } from 'node:sqlite'
import { migrate, NewerSchemaError, OtherSchemaError, SCHEMA_VERSION } from '@plenum/rack/store/migrations/migrate'
import { everyKind, indexNames } from '@plenum/rack/store/row'
import { columnOf, tableOf } from '@plenum/rack/store/schema'
import { expect, test } from 'vitest'
import { emptyDatabase } from './empty-database.ts'

function schemaOf(database: DatabaseSync): unknown {
  return [database.prepare('select * from sqlite_schema').all(), database.prepare('select * from meta').all()]
}

test('after all migrations the tables have the columns that the kinds ask for', async () => {
  const { database, writer } = emptyDatabase()
  await migrate(writer, 'sqlite')
  const columns = database
    .prepare('select t.name as "table", c.name as "column" from pragma_table_list t, pragma_table_xinfo(t.name) c')
    .all()
  const found = columns
    .map(({ table, column }) => `${String(table)}.${String(column)}`)
    .filter((name) => !/^(?:sqlite_|meta\.)/.test(name))
  const wanted = everyKind.flatMap((kind) =>
    ['id', 'parent', 'name', 'body', ...indexNames(kind).map(columnOf)].map((column) => `${tableOf(kind)}.${column}`),
  )
  expect(found.toSorted()).toEqual(wanted.toSorted())
})

test('migrating what is up to date changes nothing', async () => {
  const { database, writer } = emptyDatabase()
  await migrate(writer, 'sqlite')
  const before = schemaOf(database)
  await migrate(writer, 'sqlite')
  expect(schemaOf(database)).toEqual(before)
  expect(database.isTransaction).toBe(false)
})

test('a schema of a later release is refused with both versions, and left as it is', async () => {
  const { database, writer } = emptyDatabase()
  database.exec(
    "create table meta (key text primary key, value text); insert into meta values ('schema_version', '999')",
  )
  const before = schemaOf(database)
  const refused = migrate(writer, 'sqlite')
  await expect(refused).rejects.toBeInstanceOf(NewerSchemaError)
  await expect(refused).rejects.toMatchObject({ found: 999, supported: SCHEMA_VERSION })
  expect(schemaOf(database)).toEqual(before)
  expect(database.isTransaction).toBe(false)
})

test.each(['drop table image', 'drop index disk_due_at_id; alter table disk drop column due_at'])(
  'data from before %s was undone are refused, and left as they are',
  async (change) => {
    const { database, writer } = emptyDatabase()
    await migrate(writer, 'sqlite')
    database.exec(change)
    const before = schemaOf(database)
    await expect(migrate(writer, 'sqlite')).rejects.toBeInstanceOf(OtherSchemaError)
    expect(schemaOf(database)).toEqual(before)
    expect(database.isTransaction).toBe(false)
  },
)

test('a migration that fails leaves nothing behind', async () => {
  const { database, writer } = emptyDatabase()
  database.exec('create table image (a)')
  await expect(migrate(writer, 'sqlite')).rejects.toThrow('image')
  expect(database.prepare('select name from sqlite_schema').all()).toEqual([{ name: 'image' }])
  expect(database.isTransaction).toBe(false)
})
