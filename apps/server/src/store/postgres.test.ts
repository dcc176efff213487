import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { BULK_WRITE_MAX } from '@plenum/api/disk-import-rules'
import { everyKind } from '@plenum/rack/store/row'
import { tableOf } from '@plenum/rack/store/schema'
import { storeConformance } from '@plenum/rack/store/conformance'
import { idOf, project } from '@plenum/rack/store/conformance/samples'
import { runModel } from '@plenum/rack/model/run'
import { soak } from '@plenum/rack/model/soak'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from './postgres.ts'
import { freshDatabase, testPostgres } from './testing/postgres-database.ts'
import { rackFilesConformance } from './testing/rack-files-conformance.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Skipped where PostgreSQL is not installed and could not be: scripts/postgres.mjs says so. */
describe.skipIf(testPostgres === '')('over PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let admin: Pool
  const opened: (() => Promise<void>)[] = []

  beforeAll(async () => {
    database = await freshDatabase()
    admin = new Pool({ connectionString: database.url, max: 1 })
    await (await openPostgres(database.url)).close()
  }, 60_000)
  afterEach(async () => {
    for (const close of opened.splice(0)) await close()
  })
  afterAll(async () => {
    await admin.end()
    await database.drop()
  })

  const everyTable = [...everyKind.map(tableOf), 'disk_bytes', 'rack_file', 'rack_file_part', 'rack_file_gone']

  async function openEmpty() {
    // To truncate makes a new file for each table, which takes longer than most tests.
    await admin.query(everyTable.map((table) => `delete from "${table}"`).join(';'))
    return openPostgres(database.url)
  }

  async function openForTest() {
    const open = await openEmpty()
    opened.push(open.close)
    return open
  }

  storeConformance('the store', async () => (await openEmpty()).store)
  rackFilesConformance('in it', async () => (await openForTest()).files)

  test('of many processes that start at once, all find the tables', async () => {
    const empty = await freshDatabase()
    const all = await Promise.all(Array.from({ length: 4 }, () => openPostgres(empty.url)))
    const [first, second] = all
    await first?.store.write((tx) => tx.insert('project', project(1, 'a')))
    expect(await second?.store.read((reader) => reader.get('project', idOf(1)))).toEqual(project(1, 'a'))
    for (const { close } of all) await close()
    await empty.drop()
  }, 60_000)

  test('what two processes change at once is lost by neither', async () => {
    const [one, other] = [await openForTest(), await openPostgres(database.url)]
    opened.push(other.close)
    await one.store.write((tx) => tx.insert('project', project(1, 'a0')))
    const grow = ({ store }: typeof one) =>
      store.write(async (tx) => {
        const { name } = (await tx.get('project', idOf(1))) ?? project(1, 'a0')
        await tx.update('project', project(1, `a${Number(name.slice(1)) + 1}`))
      })
    await Promise.all(Array.from({ length: 20 }, (_, number) => grow(number % 2 === 0 ? one : other)))
    expect((await other.store.read((reader) => reader.get('project', idOf(1))))?.name).toBe('a20')
  }, 30_000)

  test('a process that has vanished in its turn keeps nobody from writing', async () => {
    const { store } = await openForTest()
    await store.write((tx) => tx.insert('project', project(1, 'a0')))
    const rename = () =>
      store.write(async (tx) => {
        const found = await tx.get('project', idOf(1))
        await tx.update('project', project(1, found?.name === 'a0' ? 'a1' : 'a0'))
      })
    const vanished = await admin.connect()
    try {
      await vanished.query('begin')
      await vanished.query('lock table meta in exclusive mode')
      await Promise.all(Array.from({ length: 6 }, rename))
    } finally {
      await vanished.query('rollback')
      vanished.release()
    }
    expect((await store.read((reader) => reader.get('project', idOf(1))))?.name).toBe('a0')
  }, 30_000)

  test('whatever happens in whatever order, what projects have stays whole', async () => {
    const tally = await runModel({ numRuns: 2, steps: 200, seed: 1, open: openEmpty }, process.env)
    expect(tally.done.get('instanceCreate')).toBeGreaterThan(0)
  }, 120_000)

  test('thirty clients at once break nothing, and none is answered with an internal error', async () => {
    const { store } = await openForTest()
    const { done } = await soak({ store, clients: 30, milliseconds: 2000, seed: 1 })
    expect(done).toBeGreaterThan(0)
  }, 60_000)

  describe('the bytes of a disk', () => {
    test('are where they were written, zeros elsewhere, the later over the earlier', async () => {
      const { contents } = await openForTest()
      const id = randomUUID()
      const large = randomBytes(BULK_WRITE_MAX)
      // Across the border of what is hashed at once, and far away.
      const at = 2 ** 20 - 4096
      await contents.write(id, at, large)
      await contents.write(id, at + 512, Buffer.alloc(512, 7))
      await contents.write(id, 5 * 2 ** 20, Buffer.from('end'))
      const whole = Buffer.alloc(5 * 2 ** 20 + 3)
      large.copy(whole, at)
      whole.fill(7, at + 512, at + 1024)
      whole.write('end', 5 * 2 ** 20)
      expect(await contents.seal(id)).toEqual({ length: whole.length, sha256: sha256(whole) })
      expect(await contents.ids()).toEqual([id])
      await contents.delete(id)
      expect(await contents.seal(id)).toEqual({ length: 0, sha256: sha256(Buffer.alloc(0)) })
    })

    test('that are too many are counted, but not gone through', async () => {
      const { contents } = await openForTest()
      const id = randomUUID()
      await contents.write(id, 64 * 2 ** 30, Buffer.alloc(512, 1))
      expect(await contents.seal(id)).toEqual({ length: 64 * 2 ** 30 + 512, sha256: null })
    })
  })

  test('a database that cannot be reached is an error of one line, without the password', async () => {
    const refused = openPostgres('postgres://me:hidden@127.0.0.1:1/nothing')
    await expect(refused).rejects.toThrow(/^the database postgres:\/\/me:•••@127.0.0.1:1\/nothing cannot be opened: /)
    await expect(refused).rejects.not.toThrow('hidden')
  })
})
