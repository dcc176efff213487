import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { SCHEMA_VERSION } from '@plenum/rack/store/migrations/migrate'
import { openStore } from '../open-store.ts'
import { temporaryDirectory } from '../store/temporary-directory.ts'
import { FIRST_LINE } from './backup-format.ts'
import type { Place } from './place.ts'
import { keep } from './run.ts'
import { asKept, fillWithSamples } from './testing/sample-store.ts'

const folder = temporaryDirectory()
const place: Place = { kind: 'directory', directory: join(folder, 'data') }
const file = join(folder, 'backup')
let whole: Buffer

beforeAll(async () => {
  mkdirSync(place.directory)
  await fillWithSamples(place)
  await keep({ kind: 'backup', file, place })
  whole = readFileSync(file)
}, 60_000)

/** The table, without the line of what was done. */
const tableOf = (told: string) => told.split('\n\n', 1)[0]

test('is readable by nobody else, and whole', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).toSorted()).toEqual(['backup', 'data'])
  expect(await keep({ kind: 'check', file })).toMatch(/^project +1 [^]*^bytes of files +3 [^]* is whole\.\n$/m)
})

test('is what comes of a backup of what it was restored to', async () => {
  const [directory, again] = [join(temporaryDirectory(), 'new'), join(folder, 'again')]
  const restored = await keep({ kind: 'restore', file, place: { kind: 'directory', directory } })
  const second = await keep({ kind: 'backup', file: again, place: { kind: 'directory', directory } })
  expect(tableOf(second)).toBe(tableOf(restored))
  expect(tableOf(await keep({ kind: 'check', file: again }))).toBe(tableOf(await keep({ kind: 'check', file })))
})

test('is never written over, nor is one that another process writes', async () => {
  await expect(keep({ kind: 'backup', file, place })).rejects.toThrow(`${file} exists already`)
  expect(readFileSync(file).equals(whole)).toBe(true)
  const taken = join(temporaryDirectory(), 'taken')
  writeFileSync(`${taken}.partial`, 'half')
  await expect(keep({ kind: 'backup', file: taken, place })).rejects.toThrow('another backup writes to it')
  expect(readFileSync(`${taken}.partial`, 'utf8')).toBe('half')
})

test('is not there when it could not be finished', async () => {
  const directory = temporaryDirectory()
  const missing: Place = { kind: 'directory', directory: join(directory, 'nothing') }
  await expect(keep({ kind: 'backup', file: join(directory, 'b'), place: missing })).rejects.toThrow(
    'there are no data',
  )
  await expect(keep({ kind: 'backup', file: join(directory, 'no', 'b'), place })).rejects.toThrow('ENOENT')
  expect(readdirSync(directory)).toEqual([])
})

async function messageOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'thrown'
  }
}

async function refused(bytes: Uint8Array): Promise<string> {
  const [directory, damaged] = [join(temporaryDirectory(), 'new'), join(temporaryDirectory(), 'backup')]
  writeFileSync(damaged, bytes)
  const to: Place = { kind: 'directory', directory }
  const said = await messageOf(keep({ kind: 'restore', file: damaged, place: to }))
  expect(await messageOf(keep({ kind: 'check', file: damaged }))).toBe(said)
  expect(existsSync(directory)).toBe(false)
  expect(said).not.toContain('\n')
  return said
}

/** With a checksum that is right. */
function backupOf(lines: readonly string[], first: Uint8Array = FIRST_LINE): Buffer {
  const hashed = Buffer.concat([first, gzipSync(lines.join(''))])
  return Buffer.concat([hashed, createHash('sha256').update(hashed).digest()])
}

const start = `${JSON.stringify({ plenum: '0.1.0', schema: SCHEMA_VERSION, made: new Date(0).toISOString() })}\n`

describe('what is refused, with nothing touched', () => {
  test('truncated anywhere', async () => {
    const lengths = [0, 1, 15, 16, 17, 47, 48, 49, 100, whole.length >> 1, whole.length - 32, whole.length - 1]
    for (const length of lengths)
      expect(await refused(whole.subarray(0, length)), String(length)).toMatch(
        /^KeepingError: .* (is no backup|is damaged)/,
      )
  })

  test('a bit is not what it was, anywhere', async () => {
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 97)) {
      const flipped = Buffer.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
      expect(await refused(flipped), String(at)).toMatch(/^KeepingError: .* (is no backup|is damaged|, or is damaged)/)
    }
  })

  test('something comes behind it', async () => {
    expect(await refused(Buffer.concat([whole, Buffer.from('\n')]))).toMatch(/is damaged/)
  })

  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a text', Buffer.from('Dear diary,\n'.repeat(100))],
    ['a gzip file', gzipSync('plenum backup 1\n')],
  ])('%s', async (_what, bytes) => {
    expect(await refused(bytes)).toMatch(/ is no backup of Plenum's$/)
  })

  test('a backup in a format of a newer release', async () => {
    expect(await refused(backupOf([start], Buffer.from('plenum backup 2\n')))).toMatch(/ was made by a newer release/)
  })
})

describe('what is refused when it is read, and then leaves a place that no server opens', () => {
  const project = '{"type":"documents","kind":"project","bytes":3}\n{}\n'
  test.each([
    ['a newer schema', [start.replace(`"schema":${SCHEMA_VERSION}`, '"schema":999')], /schema version 999/],
    ['an unknown kind', [start, project.replace('project', 'unicorn')], /cannot read/],
    ['an unknown entry', [start, '{"type":"song","bytes":0}\n'], /cannot read/],
    ['a path for an id', [start, '{"type":"disk","id":"../../../etc/passwd","at":0,"bytes":1}\nx'], /cannot read/],
    ['no start', ['{}\n'], /cannot read/],
    ['no JSON', [start, 'x\n'], /cannot read/],
    ['an end in the middle', [start, project.slice(0, -1)], /ends in the middle/],
    ['a negative length', [start, '{"type":"documents","kind":"project","bytes":-1}\n'], /cannot read/],
  ])('%s', async (_what, lines, reason) => {
    const [directory, bad] = [join(temporaryDirectory(), 'new'), join(temporaryDirectory(), 'backup')]
    writeFileSync(bad, backupOf(lines))
    const to: Place = { kind: 'directory', directory }
    await expect(keep({ kind: 'check', file: bad })).rejects.toThrow(reason)
    await expect(keep({ kind: 'restore', file: bad, place: to })).rejects.toThrow(reason)
    if (existsSync(directory)) await expect(openStore(asKept(to))).rejects.toThrow('a copy that was not finished')
  })
})
