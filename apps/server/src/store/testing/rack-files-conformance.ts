import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RackFiles } from '@plenum/rack'
import { describe, expect, test } from 'vitest'

export const MiB = 2 ** 20

export function streamOf(bytes: Uint8Array, chunk = 65_536): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, (at += chunk)))
    },
  })
}

export function breakingOff(after: Uint8Array): ReadableStream<Uint8Array> {
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

export async function read(files: RackFiles, id: string, offset: number, length: number): Promise<Buffer> {
  return Buffer.from(await new Response(await files.read(id, offset, length)).arrayBuffer())
}

/** What whoever keeps files must do, as tests. `make` gives a place without any. */
export function rackFilesConformance(name: string, make: () => RackFiles | Promise<RackFiles>): void {
  describe(`files ${name}`, () => {
    test('are what a stream has brought, measured', async () => {
      const [files, id, bytes] = [await make(), randomUUID(), randomBytes(3 * MiB + 1)]
      expect(await files.size(id)).toBeUndefined()
      expect(await files.write(id, streamOf(bytes))).toEqual(measured(bytes))
      expect(await files.size(id)).toBe(bytes.length)
      expect(await files.ids()).toEqual([id])
      expect((await read(files, id, 0, bytes.length)).equals(bytes)).toBe(true)
    })

    test('are read in parts', async () => {
      const [files, id, bytes] = [await make(), randomUUID(), randomBytes(MiB)]
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
      const [files, id] = [await make(), randomUUID()]
      expect(await files.write(id, streamOf(Buffer.alloc(0)))).toEqual(measured(Buffer.alloc(0)))
      expect(await read(files, id, 0, 0)).toHaveLength(0)
    })

    test('are replaced as a whole, or not at all when the stream breaks off', async () => {
      const [files, id] = [await make(), randomUUID()]
      await files.write(id, streamOf(Buffer.from('first')))
      await expect(files.write(id, breakingOff(Buffer.from('half')))).rejects.toThrow('hung up')
      expect((await read(files, id, 0, 5)).toString()).toBe('first')
      await files.write(id, streamOf(Buffer.from('second')))
      expect((await read(files, id, 0, 6)).toString()).toBe('second')
    })

    test('that break off at first are not there', async () => {
      const [files, id] = [await make(), randomUUID()]
      await expect(files.write(id, breakingOff(Buffer.from('half')))).rejects.toThrow('hung up')
      expect([await files.ids(), await files.size(id)]).toEqual([[], undefined])
    })

    test('are measured without being kept', async () => {
      const [files, bytes] = [await make(), randomBytes(MiB)]
      expect(await files.measure(streamOf(bytes))).toEqual(measured(bytes))
      expect(await files.ids()).toEqual([])
    })

    test('are deleted, however often', async () => {
      const [files, id] = [await make(), randomUUID()]
      await files.write(id, streamOf(Buffer.from('a')))
      await files.delete(id)
      await files.delete(id)
      expect([await files.ids(), await files.size(id)]).toEqual([[], undefined])
      await expect(files.read(id, 0, 1)).rejects.toThrow()
    })

    test('can be read to their end although they are deleted meanwhile', async () => {
      const [files, id, bytes] = [await make(), randomUUID(), randomBytes(MiB)]
      await files.write(id, streamOf(bytes))
      const reader = (await files.read(id, 0, bytes.length)).getReader()
      const chunks = [(await reader.read()).value ?? new Uint8Array()]
      await files.delete(id)
      for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
    })
  })
}
