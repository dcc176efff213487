import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesInMemory, NoSpaceError } from '@plenum/rack'
import { describe, expect, test } from 'vitest'
import { DataDirectoryError } from './data-directory.ts'
import { FILES_FOLDER, openRackFiles } from './rack-files.ts'
import { temporaryDirectory } from './temporary-directory.ts'
import { breakingOff, MiB, rackFilesConformance, read, streamOf } from './testing/rack-files-conformance.ts'

function opened() {
  const directory = temporaryDirectory()
  const folder = join(directory, FILES_FOLDER)
  return { directory, folder, id: randomUUID(), files: openRackFiles(directory), names: () => readdirSync(folder) }
}

/** Files that this process has open, where that can be seen. */
function descriptors(): number {
  return existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0
}

rackFilesConformance('in memory', () => filesInMemory())
rackFilesConformance('in a folder', () => opened().files)

describe('in a folder', () => {
  test('files are there again after a restart', async () => {
    const { directory, files, id } = opened()
    const bytes = randomBytes(1000)
    await files.write(id, streamOf(bytes))
    const again = openRackFiles(directory)
    expect(await again.ids()).toEqual([id])
    expect((await read(again, id, 0, 1000)).equals(bytes)).toBe(true)
  })

  test('nothing is under its name before it is whole', async () => {
    const { files, id, names } = opened()
    const seen: string[][] = []
    const bytes = new ReadableStream<Uint8Array>({
      pull(controller) {
        seen.push(names())
        if (seen.length === 3) controller.close()
        else controller.enqueue(Buffer.alloc(1000))
      },
    })
    await files.write(id, bytes)
    expect(seen.flat().length).toBeGreaterThan(0)
    expect(seen.flat()).not.toContain(id)
    expect(names()).toEqual([id])
  })

  test('what broke off, or was broken off by a crash, is removed', async () => {
    const { directory, folder, files, id, names } = opened()
    await expect(files.write(id, breakingOff(Buffer.alloc(1000)))).rejects.toThrow('hung up')
    expect(names()).toEqual([])
    writeFileSync(join(folder, `${id}.${randomUUID()}.part`), 'half')
    writeFileSync(join(folder, 'notes.txt'), 'somebody else’s')
    expect(await openRackFiles(directory).ids()).toEqual([])
    expect(names()).toEqual(['notes.txt'])
  })

  test('several may be written under one name at once: the last of them stays', async () => {
    const { files, id, names, folder } = opened()
    const all = Array.from({ length: 5 }, () => randomBytes(200_000))
    await Promise.all(all.map((bytes) => files.write(id, streamOf(bytes))))
    expect(names()).toEqual([id])
    expect(all.some((bytes) => readFileSync(join(folder, id)).equals(bytes))).toBe(true)
  })

  test('a part that nobody wants any more leaves no file open', async () => {
    const { files, id } = opened()
    await files.write(id, streamOf(randomBytes(MiB)))
    const before = descriptors()
    for (let count = 0; count < 20; count++) {
      const reader = (await files.read(id, 0, MiB)).getReader()
      await reader.read()
      await reader.cancel()
    }
    expect(descriptors()).toBeLessThan(before + 5)
  })

  test('a folder that cannot be had is said so', () => {
    const directory = temporaryDirectory()
    writeFileSync(join(directory, FILES_FOLDER), 'in the way')
    expect(() => openRackFiles(directory)).toThrow(DataDirectoryError)
  })
})

test('in memory there is only so much room', async () => {
  const files = filesInMemory(1000)
  await files.write('a', streamOf(Buffer.alloc(600)))
  await expect(files.write('b', streamOf(Buffer.alloc(401)))).rejects.toThrow(NoSpaceError)
  expect(await files.ids()).toEqual(['a'])
  await files.write('b', streamOf(Buffer.alloc(400)))
  await files.delete('a')
  await files.write('c', streamOf(Buffer.alloc(600)))
})
