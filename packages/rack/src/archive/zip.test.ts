import { describe, expect, test } from 'vitest'
import { filesInMemory } from '../hardware/rack-files.ts'
import { zipped } from '../testing/update-repository.ts'
import { openZip, unpack } from './read-zip.ts'
import type { ZipLimits } from './read-zip.ts'
import { streamOf, textStream, zipOf } from './write-zip.ts'
import { ZipError } from './zip-error.ts'
import { zipWriter } from './zip-library.ts'

const MiB = 2 ** 20
const NOW = new Date('2026-03-01T12:00:00Z')
const ID = 'archive'
const limits: ZipLimits = { entries: 10, bytes: 64 * MiB, ratio: 100 }

const bytesOf = (text: string) => new TextEncoder().encode(text)
const zipOfTexts = (texts: Record<string, string>) =>
  zipped(new Map(Object.entries(texts).map(([path, text]) => [path, bytesOf(text)])), NOW)

async function* brokenOff() {
  yield { path: 'first.txt', bytes: textStream('first') }
  throw new Error('the rest is gone')
}

/** A number as archives have it: four bytes, the smallest first. */
function littleEndian(number: number): string {
  return String.fromCodePoint(number & 255, (number >> 8) & 255, (number >> 16) & 255, number >> 24)
}

async function opened(archive: Blob, given: Partial<ZipLimits> = {}) {
  const files = filesInMemory()
  const { size } = await files.write(ID, archive.stream())
  return openZip(files, ID, size, { ...limits, ...given })
}

/** Another text of the same length wherever one stands, as nothing but malice would write it. */
async function tampered(archive: Blob, from: string, to: string): Promise<Blob> {
  const text = Array.from(new Uint8Array(await archive.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join('')
  expect(text).toContain(from)
  return new Blob([Uint8Array.from(text.replaceAll(from, to), (c) => c.codePointAt(0) ?? 0)])
}

describe('an archive', () => {
  test('has what was put into it, by path', async () => {
    const texts = { 'README.md': 'read me', 'a/b/c.txt': 'x'.repeat(300_000), 'empty.txt': '', 'naïve 🦊.txt': 'fox' }
    const entries = await opened(await zipOfTexts(texts))
    const found = new Map<string, string>()
    for (const [path, entry] of entries) found.set(path, await new Response(unpack(entry, MiB)).text())
    expect(Object.fromEntries(found)).toEqual(texts)
  })

  test('is made as it is read, no faster', async () => {
    let made = 0
    async function* noise() {
      for (; made < 200; made++) yield crypto.getRandomValues(new Uint8Array(65_536))
    }
    async function* entries() {
      yield { path: 'noise', bytes: streamOf(noise()) }
    }
    const reader = zipOf(entries(), NOW).getReader()
    for (let size = 0; size < MiB;) size += (await reader.read()).value?.byteLength ?? 0
    expect(made).toBeLessThan(100)
    await reader.cancel()
  })

  test('can be read although many have begun to read it who do not go on', async () => {
    const entry = (await opened(await zipOfTexts({ a: 'a'.repeat(300_000) }))).get('a')
    if (!entry) throw new Error('a is missing')
    const idle = Array.from({ length: 50 }, () => unpack(entry, MiB).getReader())
    await Promise.all(idle.map((reader) => reader.read()))
    expect(await new Response(unpack(entry, MiB)).text()).toHaveLength(300_000)
  })

  test('breaks off with what its entries throw', async () => {
    await expect(new Response(zipOf(brokenOff(), NOW)).text()).rejects.toThrow('the rest is gone')
  })
})

describe('what is no archive', () => {
  test.each([
    ['nothing', new Blob([])],
    ['a text', new Blob(['this is no archive'])],
    ['many zeros', new Blob([new Uint8Array(MiB)])],
  ])('is refused: %s', async (_, blob) => {
    await expect(opened(blob)).rejects.toThrow(ZipError)
  })

  test('is refused: half of one', async () => {
    const whole = await zipOfTexts({ 'a.txt': 'a', 'b.txt': 'b' })
    await expect(opened(whole.slice(0, whole.size - 30))).rejects.toThrow(ZipError)
    await expect(opened(whole.slice(30))).rejects.toThrow(ZipError)
  })

  test.each([
    ['a path that leads out', 'aa/aa/a.txt', '../../a.txt'],
    ['an absolute path', 'aa/aa/a.txt', '/etc/passwd'],
    ['a path of Windows that leads out', 'aa/aa/a.txt', '..\\..\\a.tx'],
    ['two entries of one name', 'aa/aa/a.txt', 'aa/aa/b.txt'],
  ])('is refused: %s', async (_, from, to) => {
    const archive = await zipOfTexts({ 'aa/aa/a.txt': 'a', 'aa/aa/b.txt': 'b' })
    expect((await opened(archive)).size).toBe(2)
    await expect(opened(await tampered(archive, from, to))).rejects.toThrow(ZipError)
  })

  test('is refused: something encrypted', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const zip = zipWriter(writable, { password: 'secret' })
    const archive = new Response(readable).blob()
    await zip.add('a.txt', textStream('a'))
    await zip.close()
    await expect(opened(await archive)).rejects.toThrow('a.txt is encrypted')
  })
})

describe('an archive that is to do harm', () => {
  test('is refused by how much is packed into little', async () => {
    const archive = await zipped(new Map([['zeros', new Uint8Array(8 * MiB)]]), NOW)
    expect(archive.size).toBeLessThan(100_000)
    await expect(opened(archive)).rejects.toThrow('zeros is packed more than 100 times')
    expect((await opened(archive, { ratio: 2000 })).size).toBe(1)
  })

  test('is refused by what all of it comes to', async () => {
    const archive = await zipOfTexts({ a: 'a'.repeat(600), b: 'b'.repeat(600) })
    await expect(opened(archive, { bytes: 1199 })).rejects.toThrow('it unpacks to more than 1199 bytes')
    expect((await opened(archive, { bytes: 1200 })).size).toBe(2)
  })

  test('is refused by how many entries it has', async () => {
    const archive = await zipOfTexts(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}`, ''])))
    await expect(opened(archive)).rejects.toThrow('it has more than 10 entries')
  })

  test('unpacks no further than somebody wants it to', async () => {
    const entry = (await opened(await zipOfTexts({ a: 'a'.repeat(1001) }))).get('a')
    if (!entry) throw new Error('a is missing')
    expect(() => unpack(entry, 1000)).toThrow('a has more than 1000 bytes')
    expect(await new Response(unpack(entry, 1001)).text()).toHaveLength(1001)
  })

  test('does not get further by lying about its sizes', async () => {
    const size = 0x01_02_03
    const honest = await zipOfTexts({ a: 'a'.repeat(size) })
    const liar = await tampered(honest, littleEndian(size), littleEndian(1000))
    const read = async () => {
      const entry = (await opened(liar)).get('a')
      if (!entry) throw new Error('a is missing')
      expect(entry.uncompressedSize).toBe(1000)
      return new Response(unpack(entry, MiB)).text()
    }
    await expect(read()).rejects.toThrow(ZipError)
  })

  test('that was changed after it was packed is found out', async () => {
    const stored = crypto.getRandomValues(new Uint8Array(1000))
    const archive = new Uint8Array(await (await zipped(new Map([['a', stored]]), NOW)).arrayBuffer())
    archive[500] = (archive[500] ?? 0) ^ 1
    const entry = (await opened(new Blob([archive]))).get('a')
    if (!entry) throw new Error('a is missing')
    await expect(new Response(unpack(entry, MiB)).text()).rejects.toThrow(ZipError)
  })
})
