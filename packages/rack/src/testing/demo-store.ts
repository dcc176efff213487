import { fillDemoFleet } from '../fleet/demo.ts'
import { MemoryTables } from '../store/memory-table.ts'
import { createMemoryStore } from '../store/memory.ts'
import { everyKind } from '../store/row.ts'
import type { Store } from '../store/store.ts'
import { cheapPasswords } from './cheap-passwords.ts'

export const NOON = new Date('2026-03-01T12:00:00.000Z')

export function fillAsOfNoon(store: Store): Promise<void> {
  return fillDemoFleet({ store, passwords: cheapPasswords, clock: () => NOON })
}

let filled: Promise<MemoryTables> | undefined

/** With the demo fleet. To fill a store takes a tenth of a second, so all of a worker are copies of one. */
export async function demoStore(): Promise<Store> {
  const first = await (filled ??= fill())
  const copy = new MemoryTables()
  // Nobody changes an entry or what it holds: a document that is changed gets another.
  for (const kind of everyKind) for (const entry of first.of(kind).entries()) copy.of(kind).add(entry)
  return createMemoryStore(copy)
}

async function fill(): Promise<MemoryTables> {
  const tables = new MemoryTables()
  await fillAsOfNoon(createMemoryStore(tables))
  return tables
}
