import type { Migration } from './migration.ts'

/** By table, its index columns. */
const tables: Readonly<Record<string, Readonly<Record<string, 'text' | 'bigint'>>>> = {
  silo: {},
  user: {},
  group: {},
  membership: { group_id: 'text' },
  session: { created_at: 'bigint' },
  policy: {},
  project: {},
  vpc: {},
  vpc_router: {},
  vpc_subnet: {},
  network_interface: { subnet_id: 'text' },
  instance: { due_at: 'bigint' },
  disk: { instance_id: 'text', due_at: 'bigint' },
  image: {},
}

export const first: Migration = async (db) => {
  for (const [table, indexes] of Object.entries(tables)) {
    let create = db.schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('parent', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint(`${table}_parent_name`, ['parent', 'name'])
    for (const [column, type] of Object.entries(indexes)) create = create.addColumn(column, type)
    await create.execute()
    await db.schema.createIndex(`${table}_parent_id`).on(table).columns(['parent', 'id']).execute()
    for (const column of Object.keys(indexes))
      await db.schema.createIndex(`${table}_${column}_id`).on(table).columns([column, 'id']).execute()
  }
}
