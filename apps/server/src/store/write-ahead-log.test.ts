import fs, { readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Documents } from '@plenum/rack'
import { StoreUnavailableError } from '@plenum/rack/store/unavailable'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { temporaryDirectory } from './temporary-directory.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

/** What the disk does when it is waited for. Only that takes time. */
const disk: { syncs: number; milliseconds: number; now: number; error?: Error } = { syncs: 0, milliseconds: 0, now: 0 }
const reallySync = fs.fdatasyncSync

beforeEach(() => {
  Object.assign(disk, { syncs: 0, milliseconds: 0 })
  delete disk.error
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation((descriptor) => {
    reallySync(descriptor)
    disk.now += disk.milliseconds
    if (disk.error) throw disk.error
    disk.syncs += 1
  })
  // Whoever has imported it by its name sees it, too.
  syncBuiltinESMExports()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => disk.now)
  onTestFinished(() => {
    clock.mockRestore()
    sync.mockRestore()
    syncBuiltinESMExports()
  })
})

const group = (id: string, displayName = id): Documents['group'] => ({ id, siloId: 'silo', displayName })

async function openStore() {
  const directory = temporaryDirectory()
  const { store, close } = await openSqlite(directory)
  onTestFinished(close)
  const kept = async () => (await store.read((tx) => tx.list('group', { limit: 10_000 }))).map(({ id }) => id)
  const write = (id: string, name?: string) => store.write((tx) => tx.insert('group', group(id, name)))
  return { directory, store, close, kept, write }
}

/** What follows when the system waits for the disk behind everybody's back. */
async function syncsBehind() {
  const handle = await open(import.meta.filename)
  const spy = vi.spyOn(Object.getPrototypeOf(handle), 'datasync')
  await handle.close()
  onTestFinished(() => spy.mockRestore())
  return spy
}

/** How often the log has begun anew (sqlite.org/fileformat2.html#walformat). */
function timesBegunAnew(directory: string): number {
  return readFileSync(join(directory, 'plenum.db-wal')).readUInt32BE(12)
}

test('what is committed is seen once it is on the disk, not before', async () => {
  const file = join(temporaryDirectory(), 'data.db')
  const [writer, reader] = [new DatabaseSync(file), new DatabaseSync(file)]
  writer.exec('pragma journal_mode = wal; create table thing (name text)')
  const log = await WriteAheadLog.open(file, writer, reader)
  const seen = () => reader.prepare('select name from thing').all()
  await log.ready()
  writer.exec("insert into thing values ('a')")
  expect(seen()).toEqual([])
  await log.sync()
  expect(seen()).toEqual([{ name: 'a' }])
  await log.close()
})

test('nothing is acknowledged before the log is synced', async () => {
  const { write } = await openStore()
  for (const id of ['a', 'b', 'c']) {
    const before = disk.syncs
    await write(id)
    expect(disk.syncs).toBe(before + 1)
  }
})

test('writes that come in together are synced together, and each has its own answer', async () => {
  const { write, kept } = await openStore()
  await write('a')
  const before = disk.syncs
  const answers = await Promise.allSettled(['b', 'a', 'c', 'd'].map((id) => write(id)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(disk.syncs).toBe(before + 1)
  expect(await kept()).toEqual(['a', 'b', 'c', 'd'])
})

test('a disk that is slow is waited for behind the back of everybody else, and acknowledged no sooner', async () => {
  const { write, kept } = await openStore()
  const behind = await syncsBehind()
  disk.milliseconds = 20
  await write('a')
  const before = disk.syncs
  const synced = Promise.withResolvers<void>()
  behind.mockImplementationOnce(() => synced.promise)
  const acknowledged = vi.fn<() => void>()
  const written = write('b').then(acknowledged)
  await vi.waitFor(() => expect(behind).toHaveBeenCalledOnce())
  expect(await kept()).toEqual(['a'])
  expect(acknowledged).not.toHaveBeenCalled()
  synced.resolve()
  await written
  expect(disk.syncs).toBe(before)
  expect(await kept()).toEqual(['a', 'b'])
})

test('what could not be synced is not known to be kept, and not seen before it has been written anew', async () => {
  const { directory, write, kept, close } = await openStore()
  await write('a')
  disk.error = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
  await expect(write('b')).rejects.toMatchObject({ trouble: 'broken', isKnown: false })
  expect(await kept()).toEqual(['a'])
  delete disk.error
  const behind = await syncsBehind()
  behind.mockRejectedValueOnce(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))
  const refused = write('c')
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailableError)
  await expect(refused).rejects.toMatchObject({ trouble: 'full', isKnown: true })
  expect(await kept()).toEqual(['a'])
  await write('d')
  expect(behind).toHaveBeenCalledTimes(2)
  expect(await kept()).toEqual(['a', 'b', 'd'])
  await close()
  const again = await openSqlite(directory)
  onTestFinished(again.close)
  expect(await again.store.read((tx) => tx.list('group', { limit: 9 }))).toHaveLength(3)
})

test('the log begins anew once in a while, and leaves nothing behind when it is closed', async () => {
  const { directory, write, kept, close } = await openStore()
  const ids: string[] = []
  while (timesBegunAnew(directory) < 2) {
    const id = String(ids.length).padStart(5, '0')
    ids.push(id)
    await write(id, `${id} ${'x'.repeat(100_000)}`)
  }
  expect(await kept()).toEqual(ids)
  await close()
  expect(readdirSync(directory).toSorted()).toEqual(['plenum.db', 'plenum.lock'])
  const again = await openSqlite(directory)
  onTestFinished(again.close)
  expect((await again.store.read((tx) => tx.list('group', { limit: 10_000 }))).map(({ id }) => id)).toEqual(ids)
}, 60_000)
