import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryStore, NoSpaceError, sweepContents } from '@plenum/rack'
import { describe, expect, test } from 'vitest'
import { DataDirectoryError } from './data-directory.ts'
import { DISKS_FOLDER, openDiskFiles } from './disk-files.ts'
import { temporaryDirectory } from './temporary-directory.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function opened() {
  const directory = temporaryDirectory()
  const id = randomUUID()
  return { directory, id, file: join(directory, DISKS_FOLDER, id), files: openDiskFiles(directory) }
}

describe('the bytes of a disk', () => {
  test('are where they were written, in whatever order, and zeros elsewhere', async () => {
    const { file, files, id } = opened()
    const [first, second] = [randomBytes(4096), randomBytes(8192)]
    await Promise.all([files.write(id, 65_536, second), files.write(id, 0, first)])
    const whole = Buffer.concat([first, Buffer.alloc(65_536 - 4096), second])
    expect(readFileSync(file).equals(whole)).toBe(true)
    expect(await files.seal(id)).toEqual({ length: whole.length, sha256: sha256(whole) })
  })

  test('hold the later of two writes', async () => {
    const { file, files, id } = opened()
    await files.write(id, 0, Buffer.alloc(1024, 1))
    await files.write(id, 512, Buffer.alloc(512, 2))
    expect(readFileSync(file).equals(Buffer.concat([Buffer.alloc(512, 1), Buffer.alloc(512, 2)]))).toBe(true)
  })

  test('are there again after a restart', async () => {
    const { directory, files, id } = opened()
    const bytes = randomBytes(2048)
    await files.write(id, 0, bytes)
    expect(await openDiskFiles(directory).seal(id)).toEqual({ length: 2048, sha256: sha256(bytes) })
  })

  test('take no room where there are none', async () => {
    const { file, files, id } = opened()
    await files.write(id, 2 ** 30 - 4096, Buffer.alloc(4096, 1))
    expect(statSync(file).size).toBe(2 ** 30)
    expect(statSync(file).blocks * 512).toBeLessThan(2 ** 20)
  })

  test('are none before anything was written', async () => {
    const { files, id } = opened()
    expect(await files.seal(id)).toEqual({ length: 0, sha256: sha256(Buffer.alloc(0)) })
  })

  test('that are too many are counted, but not gone through', async () => {
    const { files, id } = opened()
    const offset = 64 * 2 ** 30
    await files.write(id, offset, Buffer.alloc(512, 1))
    expect(await files.seal(id)).toEqual({ length: offset + 512, sha256: null })
  })
})

describe('deleting', () => {
  test('removes the file, and may come twice', async () => {
    const { file, files, id } = opened()
    await files.write(id, 0, Buffer.alloc(512))
    await files.delete(id)
    expect(existsSync(file)).toBe(false)
    await expect(files.delete(id)).resolves.toBeUndefined()
  })

  test('is what happens to those whose disk is gone, and to nothing else', async () => {
    const { directory, files, id } = opened()
    const gone = randomUUID()
    const store = createMemoryStore()
    const now = new Date()
    await store.write((tx) =>
      tx.insert('disk', {
        id,
        name: 'kept',
        description: '',
        timeCreated: now,
        timeModified: now,
        projectId: randomUUID(),
        imageId: null,
        snapshotId: null,
        size: 2 ** 30,
        blockSize: 512,
        state: { state: 'import_ready' },
        settlesAs: 'import_ready',
        slot: null,
        imported: null,
        dueAt: null,
      }),
    )
    for (const disk of [id, gone]) await files.write(disk, 0, Buffer.alloc(512))
    writeFileSync(join(directory, DISKS_FOLDER, 'notes.txt'), 'not of a disk')
    await sweepContents(store, files)
    expect(await files.ids()).toEqual([id])
    expect(existsSync(join(directory, DISKS_FOLDER, 'notes.txt'))).toBe(true)
  })
})

test('a folder that cannot be had is said so', () => {
  const directory = temporaryDirectory()
  writeFileSync(join(directory, DISKS_FOLDER), 'in the way')
  expect(() => openDiskFiles(directory)).toThrow(DataDirectoryError)
})

/** Linux has a device that is always full. */
test.runIf(existsSync('/dev/full'))('a full disk is said so', async () => {
  const { file, files, id } = opened()
  symlinkSync('/dev/full', file)
  await expect(files.write(id, 0, Buffer.alloc(512))).rejects.toThrow(NoSpaceError)
})
