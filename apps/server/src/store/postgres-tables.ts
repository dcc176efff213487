import type { Pool } from 'pg'
import { flavours } from '@plenum/rack/store/flavour'

/** Of the host: bytes that are no documents. Each is a table of parts, for a value of gigabytes would not fit. */
const tables = [
  `create table if not exists disk_bytes (
     seq bigint generated always as identity primary key,
     disk_id text not null,
     at bigint not null,
     bytes bytea not null)`,
  'create index if not exists disk_bytes_at on disk_bytes (disk_id, at)',
  `create table if not exists rack_file (
     id text primary key,
     content text not null,
     size bigint not null,
     made timestamptz not null default now())`,
  `create table if not exists rack_file_part (
     content text not null,
     part bigint not null,
     bytes bytea not null,
     made timestamptz not null default now(),
     primary key (content, part))`,
  `create table if not exists rack_file_gone (
     content text primary key,
     gone timestamptz not null default now())`,
]

/** What is left behind by processes that ended in the middle, once nobody can be at it any more. */
const leftBehind = [
  `delete from rack_file f where made < now() - interval '1 day'
     and not exists (select 1 from support_bundle b where b.id = f.id)`,
  `delete from rack_file_part p where made < now() - interval '1 day'
     and not exists (select 1 from rack_file f where f.content = p.content)`,
  `delete from rack_file_gone where gone < now() - interval '2 days'`,
]

/** Makes the tables that bytes are kept in, one process at a time. */
export async function prepareByteTables(pool: Pool): Promise<void> {
  const connection = await pool.connect()
  try {
    for (const { sql } of flavours.postgres.beginAlone) await connection.query(sql)
    for (const statement of [...tables, ...leftBehind]) await connection.query(statement)
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback').catch(() => undefined)
    throw error
  } finally {
    connection.release()
  }
}
