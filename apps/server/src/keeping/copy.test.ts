import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { samples } from '@plenum/rack/store/conformance/samples'
import { everyKind } from '@plenum/rack/store/row'
import { openStore } from '../open-store.ts'
import { temporaryDirectory } from '../store/temporary-directory.ts'
import { freshDatabase, testPostgres } from '../store/testing/postgres-database.ts'
import { entriesOf } from './entry.ts'
import type { Entry } from './entry.ts'
import { fill, tallyOf } from './fill.ts'
import { openSource, openTarget } from './place.ts'
import type { Place } from './place.ts'
import { keep } from './run.ts'
import { asKept, bundleFiles, diskWrites, fillWithSamples } from './testing/sample-store.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** Skipped where PostgreSQL is not installed and could not be: scripts/postgres.mjs says so. */
const engines: Place['kind'][] = testPostgres === '' ? ['directory'] : ['directory', 'database']

async function freshPlace(kind: Place['kind']): Promise<Place> {
  if (kind === 'directory') return { kind, directory: temporaryDirectory() }
  const { url, drop } = await freshDatabase()
  opened.push(drop)
  return { kind, url }
}

async function filled(kind: Place['kind']): Promise<Place> {
  const place = await freshPlace(kind)
  await fillWithSamples(place)
  return place
}

async function open(place: Place) {
  const store = await openStore(asKept(place))
  opened.push(store.close)
  return store
}

/** As one that has answered somebody. */
async function serving(place: Place) {
  const { store, close } = await openStore(asKept(place))
  await store.read((tx) => tx.get('project', samples.project.id))
  return { close }
}

async function tallyAt(place: Place) {
  const source = await openSource(place)
  try {
    return await tallyOf(entriesOf(source))
  } finally {
    await source.close()
  }
}

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Digests by name. SQLite leaves an empty log and its index behind whoever only reads. */
function filesIn(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const kept = files.filter(({ name }) => name !== 'plenum.db-wal' && name !== 'plenum.db-shm')
  return new Map(kept.map(({ parentPath, name }) => [name, digest(join(parentPath, name))]))
}

const ways: [from: Place['kind'], to: Place['kind']][] =
  testPostgres === ''
    ? [['directory', 'directory']]
    : [
        ['directory', 'database'],
        ['database', 'directory'],
      ]

describe.each(ways)('from a %s to a %s', (from, to) => {
  test('a copy has every kind of document and all bytes, and the same tally', async () => {
    const [source, target] = [await filled(from), await freshPlace(to)]
    const before = await tallyAt(source)
    expect(new Set(before.map(({ what }) => what))).toEqual(new Set([...everyKind, 'bytes of disks', 'bytes of files']))
    const told = await keep({ kind: 'migrate', from: source, to: target })
    for (const { what, count, sha256 } of before)
      expect(told).toMatch(new RegExp(`^${what} +${count} +\\d+ +${sha256.slice(0, 16)}$`, 'm'))
    expect(await tallyAt(target)).toEqual(before)
    expect(await tallyAt(source)).toEqual(before)

    const { store, contents, files } = await open(target)
    for (const kind of everyKind.filter((kind) => kind !== 'supportBundle'))
      expect(await store.read((tx) => tx.get(kind, samples[kind].id))).toEqual(samples[kind])
    for (const { disk, writes } of diskWrites) {
      const end = Math.max(...writes.map(([at, bytes]) => at + bytes.length))
      expect((await contents.seal(disk.id)).length).toBe(end)
    }
    for (const [id, bytes] of bundleFiles) {
      expect(await files.size(id)).toBe(bytes.length)
      expect(Buffer.from(await new Response(await files.read(id, 0, bytes.length)).arrayBuffer()).equals(bytes)).toBe(
        true,
      )
    }
    expect((await files.ids()).toSorted()).toEqual([...bundleFiles.keys()].toSorted())
  }, 60_000)
})

async function* halfway(): AsyncGenerator<Entry> {
  yield { type: 'documents', kind: 'project', bodies: [JSON.stringify(samples.project)] }
  yield { type: 'disk', id: samples.disk.id, at: 0, bytes: Buffer.alloc(10, 1) }
  throw new Error('the line went dead')
}

async function killedMidway(place: Place): Promise<void> {
  const where = place.kind === 'directory' ? place.directory : place.url
  const script = join(import.meta.dirname, 'testing/broken-off-child.ts')
  const child = spawn(process.execPath, [script, place.kind, where], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  child.stdout.once('data', () => child.kill('SIGKILL'))
  expect(await closed).toEqual([null, 'SIGKILL'])
}

describe.each(engines)('to a %s', (kind) => {
  test('what a copy that was killed has left is opened by no server, and made anew by the next', async () => {
    const [source, target] = [await filled('directory'), await freshPlace(kind)]
    await killedMidway(target)
    await expect(openStore(asKept(target))).rejects.toThrow(/: it is a copy that was not finished: run .* again/)
    await expect(openSource(target)).rejects.toThrow('it is a copy that was not finished')
    await keep({ kind: 'migrate', from: source, to: target })
    expect(await tallyAt(target)).toEqual(await tallyAt(source))
    await open(target)
  }, 60_000)

  test('a copy that is not the same is not finished', async () => {
    const [source, target] = [await filled('directory'), await openTarget(await freshPlace(kind))]
    opened.push(target.close)
    const reading = await openSource(source)
    opened.push(reading.close)
    const losing = {
      ...target,
      insert: (kind: keyof typeof samples, bodies: readonly string[]) => target.insert(kind, bodies.slice(1)),
    }
    await expect(fill(losing, entriesOf(reading), () => {})).rejects.toThrow(
      /^what has been copied is not the same: .*group/,
    )
  }, 60_000)

  test('nothing is copied to where something is, which stays', async () => {
    const [source, target] = [await freshPlace('directory'), await filled(kind)]
    await (await openStore(asKept(source))).close()
    const before = await tallyAt(target)
    await expect(keep({ kind: 'migrate', from: source, to: target })).rejects.toThrow(/: it is not empty$/)
    expect(await tallyAt(target)).toEqual(before)
    await open(target)
  }, 60_000)

  test('nothing is copied while a server has either', async () => {
    const [one, other] = [await filled(kind), await freshPlace(kind)]
    const server = await serving(one)
    await expect(keep({ kind: 'migrate', from: one, to: other })).rejects.toThrow(/in use by another server|stop them/)
    await expect(keep({ kind: 'migrate', from: other, to: one })).rejects.toThrow()
    await server.close()
    const empty = await serving(other)
    await expect(keep({ kind: 'migrate', from: one, to: other })).rejects.toThrow(/in use by another server|stop them/)
    await empty.close()
    await keep({ kind: 'migrate', from: one, to: other })
  }, 60_000)
})

test('a database that is not there is named without its password', async () => {
  const place: Place = { kind: 'database', url: 'postgres://me:hidden@127.0.0.1:1/nothing' }
  const refused = keep({ kind: 'backup', file: join(temporaryDirectory(), 'backup'), place })
  await expect(refused).rejects.toThrow(/^the database postgres:\/\/me:•••@127.0.0.1:1\/nothing cannot be opened: /)
})

describe('a data directory', () => {
  test('is opened by no server after a copy to it has failed', async () => {
    const place = await freshPlace('directory')
    const target = await openTarget(place)
    await expect(fill(target, halfway(), () => {})).rejects.toThrow('the line went dead')
    await target.close()
    await expect(openStore(asKept(place))).rejects.toThrow('it is a copy that was not finished')
  })

  test('is copied without a byte of it changing', async () => {
    const [source, target] = [temporaryDirectory(), temporaryDirectory()]
    await fillWithSamples({ kind: 'directory', directory: source })
    const before = filesIn(source)
    await keep({
      kind: 'migrate',
      from: { kind: 'directory', directory: source },
      to: { kind: 'directory', directory: target },
    })
    expect(filesIn(source)).toEqual(before)
  })

  test('whose disks can be read although they are deleted meanwhile', async () => {
    const place = await filled('directory')
    if (place.kind !== 'directory') return
    const expected = await tallyAt(place)
    const source = await openSource(place)
    for (const folder of ['disks', 'files']) rmSync(join(place.directory, folder), { recursive: true })
    expect(await tallyOf(entriesOf(source))).toEqual(expected)
    await source.close()
  })

  test('is refused when bytes are gone that it should have', async () => {
    const place = await filled('directory')
    if (place.kind !== 'directory') return
    rmSync(join(place.directory, 'disks', diskWrites[0]?.disk.id ?? ''))
    const file = join(temporaryDirectory(), 'backup')
    await expect(keep({ kind: 'backup', file, place })).rejects.toThrow('the bytes of the disk hole are missing')
    expect(existsSync(file)).toBe(false)
  })

  test.each(['--from', '--to'] as const)('that is none is refused as %s', async (side) => {
    const [ours, directory] = [await filled('directory'), temporaryDirectory()]
    writeFileSync(join(directory, 'thesis.txt'), 'mine')
    const other = { kind: 'directory', directory } as const
    const [from, to] = side === '--from' ? [other, ours] : [ours, other]
    await expect(keep({ kind: 'migrate', from, to })).rejects.toThrow(/there are no data|not Plenum's/)
    expect(readdirSync(directory)).toEqual(['thesis.txt'])
  })
})
