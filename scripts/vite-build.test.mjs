import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOfSources, isCurrent, markCurrent } from './vite-build.mjs'

let base

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'plenum-sources-'))
  mkdirSync(join(base, 'app/src'), { recursive: true })
  mkdirSync(join(base, 'app/dist'))
  write('app/src/main.ts', 'one')
  write('lock.json', '{}')
})

afterEach(() => {
  rmSync(base, { recursive: true })
})

function write(file, text) {
  writeFileSync(join(base, file), text)
}

function hash() {
  return hashOfSources(base, ['app', 'absent'], ['lock.json', 'absent.json'])
}

describe('a build is stale after', () => {
  it.each([
    { change: 'an edit', make: () => write('app/src/main.ts', 'two') },
    { change: 'a new file', make: () => write('app/src/extra.ts', '') },
    { change: 'a file that is gone', make: () => rmSync(join(base, 'app/src/main.ts')) },
    { change: 'a change of dependencies', make: () => write('lock.json', '{"a":1}') },
  ])('$change', ({ make }) => {
    const before = hash()
    make()
    expect(hash()).not.toBe(before)
  })
})

describe('a build is not stale after', () => {
  it.each([
    { change: 'a touch', make: () => utimesSync(join(base, 'app/src/main.ts'), 1, 1) },
    { change: 'an edit to a test', make: () => write('app/src/main.test.ts', 'x') },
    { change: 'the build itself', make: () => write('app/dist/index.html', '') },
    { change: 'a newly generated route tree', make: () => write('app/src/routeTree.gen.ts', '') },
  ])('$change', ({ make }) => {
    const before = hash()
    make()
    expect(hash()).toBe(before)
  })
})

it('a build counts as current only with the stamp of the same sources', () => {
  const folder = join(base, 'app/dist')
  expect(isCurrent(folder, 'a')).toBe(false)
  markCurrent(folder, 'a')
  expect(isCurrent(folder, 'a')).toBe(true)
  expect(isCurrent(folder, 'b')).toBe(false)
})
