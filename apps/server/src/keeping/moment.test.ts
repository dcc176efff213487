import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Store } from '@plenum/rack'
import { samples } from '@plenum/rack/store/conformance/samples'
import { expect, test } from 'vitest'
import { openStore } from '../open-store.ts'
import { temporaryDirectory } from '../store/temporary-directory.ts'
import { freshDatabase, testPostgres } from '../store/testing/postgres-database.ts'
import { entriesOf } from './entry.ts'
import { openSource } from './place.ts'
import type { Place } from './place.ts'
import { keep } from './run.ts'
import { asKept } from './testing/sample-store.ts'

const PAIRS = 200
const BACKUPS = 4

/** Restores to a directory, and tells the ids of both halves of the pairs that are there. */
async function pairsIn(file: string): Promise<[string[], string[]]> {
  const place: Place = { kind: 'directory', directory: temporaryDirectory() }
  await keep({ kind: 'restore', file, place })
  const { store, close } = await openStore(asKept(place))
  const ids = await store.read(async (tx): Promise<[string[], string[]]> => {
    const projects = await tx.list('project', { limit: 100_000 })
    const routers = await tx.list('vpcRouter', { limit: 100_000 })
    return [projects.map(({ id }) => id), routers.map(({ id }) => id)]
  })
  await close()
  return ids
}

/** What was acknowledged before a backup began is in it; what one transaction wrote is there as a whole or not at all. */
async function expectOneMoment(file: string, acknowledged: readonly string[]): Promise<void> {
  const [projects, routers] = await pairsIn(file)
  expect(routers).toEqual(projects)
  const kept = new Set(projects)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
}

test('a backup of a directory that another process writes to is as of one moment', async () => {
  const [directory, folder] = [temporaryDirectory(), temporaryDirectory()]
  const script = join(import.meta.dirname, '../store/kill-child.ts')
  const child = spawn(process.execPath, [script, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const acknowledged: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => acknowledged.push(line))
  const backups: { file: string; before: string[] }[] = []
  for (let number = 1; number <= BACKUPS; number += 1) {
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(number * PAIRS)
    const backup = { file: join(folder, String(number)), before: [...acknowledged] }
    await keep({ kind: 'backup', file: backup.file, place: { kind: 'directory', directory } })
    backups.push(backup)
  }
  child.kill('SIGKILL')
  await closed
  for (const { file, before } of backups) await expectOneMoment(file, before)
}, 60_000)

/** A pair of documents, of which each transaction makes one and takes another away. */
async function writePairs(store: Store, acknowledged: Set<string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const id = randomUUID()
    const gone = acknowledged.size > PAIRS ? acknowledged.values().next().value : undefined
    await store.write(async (tx) => {
      await tx.insert('project', { ...samples.project, id, name: `p-${id}` })
      await tx.insert('vpcRouter', { ...samples.vpcRouter, id, name: `p-${id}` })
      if (gone !== undefined) await tx.delete('vpcRouter', gone)
      if (gone !== undefined) await tx.delete('project', gone)
    })
    acknowledged.add(id)
    if (gone !== undefined) acknowledged.delete(gone)
  }
}

/** Skipped where PostgreSQL is not installed and could not be: scripts/postgres.mjs says so. */
test.skipIf(testPostgres === '')(
  'a backup of a database that is written to is as of one moment',
  async () => {
    const [{ url, drop }, folder, stop] = [await freshDatabase(), temporaryDirectory(), new AbortController()]
    const place: Place = { kind: 'database', url }
    const { store, close } = await openStore(asKept(place))
    const acknowledged = new Set<string>()
    const writing = writePairs(store, acknowledged, stop.signal)
    for (let number = 1; number <= BACKUPS; number += 1) {
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(number * 20)
      await keep({ kind: 'backup', file: join(folder, String(number)), place })
    }
    stop.abort()
    await writing
    await close()
    await drop()
    for (let number = 1; number <= BACKUPS; number += 1) await expectOneMoment(join(folder, String(number)), [])
  },
  60_000,
)

test('what is written after a source was opened is not read from it', async () => {
  const place: Place = { kind: 'directory', directory: temporaryDirectory() }
  const { store, contents, close } = await openStore(asKept(place))
  await store.write((tx) => tx.insert('project', samples.project))
  const source = await openSource(place)
  await store.write(async (tx) => {
    await tx.delete('project', samples.project.id)
    await tx.insert('vpcRouter', samples.vpcRouter)
    await tx.insert('disk', samples.disk)
  })
  await contents.write(samples.disk.id, 0, Buffer.from('later'))
  const read: string[] = []
  for await (const entry of entriesOf(source)) read.push(entry.type === 'documents' ? entry.kind : entry.type)
  expect(read).toEqual(['project'])
  await source.close()
  await close()
})
