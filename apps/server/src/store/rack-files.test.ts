import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesInMemory, NoSpaceError } from '@plenum/rack'
import type { RackFiles } from '@plenum/rack'
import { describe, expect, test } from 'vitest'
import { DataDirectoryError } from './data-directory.ts'
import { FILES_FOLDER, openRackFiles } from './rack-files.ts'
import { temporaryDirectory } from './temporary-directory.ts'

const MiB = 2 ** 20

function streamOf(bytes: Uint8Array, chunk = 65_536): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, (at += chunk)))
    },
  })
}

function breakingOff(after: Uint8Array): ReadableStream<Uint8Array> {
  let isFirst = true
  return new ReadableStream({
    pull(controller) {
      if (isFirst) controller.enqueue(after)
      else controller.error(new Error('hung up'))
      isFirst = false
    },
  })
}

const measured = (bytes: Uint8Array) => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

async function read(files: RackFiles, id: string, offset: number, length: number): Promise<Buffer> {
  return Buffer.from(await new Response(await files.read(id, offset, length)).arrayBuffer())
}

function opened() {
  const directory = temporaryDirectory()
  const folder = join(directory, FILES_FOLDER)
  return { directory, folder, id: randomUUID(), files: openRackFiles(directory), names: () => readdirSync(folder) }
}

/** Files that this process has open, where that can be seen. */
function descriptors(): number {
  return existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0
}

/** Whoever keeps files, in memory or on a disk, keeps them so. */
describe.each([
  ['in memory', () => filesInMemory()],
  ['in a folder', () => opened().files],
])('files %s', (_, make) => {
  test('are what a stream has brought, measured', async () => {
    const [files, id, bytes] = [make(), randomUUID(), randomBytes(3 * MiB + 1)]
    expect(await files.size(id)).toBeUndefined()
    expect(await files.write(id, streamOf(bytes))).toEqual(measured(bytes))
    expect(await files.size(id)).toBe(bytes.length)
    expect(await files.ids()).toEqual([id])
    expect((await read(files, id, 0, bytes.length)).equals(bytes)).toBe(true)
  })

  test('are read in parts', async () => {
    const [files, id, bytes] = [make(), randomUUID(), randomBytes(MiB)]
    await files.write(id, streamOf(bytes))
    for (const [offset, length] of [
      [0, 0],
      [0, 1],
      [MiB - 1, 1],
      [MiB, 0],
      [300_000, 600_000],
    ] as const)
      expect((await read(files, id, offset, length)).equals(bytes.subarray(offset, offset + length))).toBe(true)
  })

  test('may be empty', async () => {
    const [files, id] = [make(), randomUUID()]
    expect(await files.write(id, streamOf(Buffer.alloc(0)))).toEqual(measured(Buffer.alloc(0)))
    expect(await read(files, id, 0, 0)).toHaveLength(0)
  })

  test('are replaced as a whole, or not at all when the stream breaks off', async () => {
    const [files, id] = [make(), randomUUID()]
    await files.write(id, streamOf(Buffer.from('first')))
    await expect(files.write(id, breakingOff(Buffer.from('half')))).rejects.toThrow('hung up')
    expect((await read(files, id, 0, 5)).toString()).toBe('first')
    await files.write(id, streamOf(Buffer.from('second')))
    expect((await read(files, id, 0, 6)).toString()).toBe('second')
  })

  test('that break off at first are not there', async () => {
    const [files, id] = [make(), randomUUID()]
    await expect(files.write(id, breakingOff(Buffer.from('half')))).rejects.toThrow('hung up')
    expect([await files.ids(), await files.size(id)]).toEqual([[], undefined])
  })

  test('are measured without being kept', async () => {
    const [files, bytes] = [make(), randomBytes(MiB)]
    expect(await files.measure(streamOf(bytes))).toEqual(measured(bytes))
    expect(await files.ids()).toEqual([])
  })

  test('are deleted, however often', async () => {
    const [files, id] = [make(), randomUUID()]
    await files.write(id, streamOf(Buffer.from('a')))
    await files.delete(id)
    await files.delete(id)
    expect([await files.ids(), await files.size(id)]).toEqual([[], undefined])
    await expect(files.read(id, 0, 1)).rejects.toThrow()
  })

  test('can be read to their end although they are deleted meanwhile', async () => {
    const [files, id, bytes] = [make(), randomUUID(), randomBytes(MiB)]
    await files.write(id, streamOf(bytes))
    const reader = (await files.read(id, 0, bytes.length)).getReader()
    const chunks = [(await reader.read()).value ?? new Uint8Array()]
    await files.delete(id)
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
  })
})

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
