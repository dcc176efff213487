import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** The ids that were acknowledged before and until the kill, which follows the one of the given number. */
async function writeUntilKilled(directory: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-child.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === count) child.kill('SIGKILL')
  }
  expect(await closed).toEqual([null, 'SIGKILL'])
  return acknowledged
}

test('after kill -9 nothing acknowledged is lost, nothing half-done is seen, and the directory is free', async () => {
  const directory = temporaryDirectory()
  const acknowledged: string[] = []
  for (const count of [1, 150, 700]) {
    const ids = await writeUntilKilled(directory, count)
    expect(ids.length).toBeGreaterThanOrEqual(count)
    acknowledged.push(...ids)

    const { store, close } = await openSqlite(directory)
    const [projects, routers] = await store.read(async (reader) => [
      await reader.list('project', { limit: 100_000 }),
      await reader.list('vpcRouter', { limit: 100_000 }),
    ])
    await close()
    const kept = new Set(projects.map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(routers.map(({ id }) => id)).toEqual(projects.map(({ id }) => id))

    const database = new DatabaseSync(join(directory, 'plenum.db'))
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  }
}, 60_000)
