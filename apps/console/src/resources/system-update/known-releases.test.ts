// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetRelease, knownReleases, rememberRelease, versionsIn } from './known-releases.ts'

beforeEach(() => localStorage.clear())

test('what was seen is remembered once, the newest version first', () => {
  for (const version of ['1.2.0', '1.10.0', '1.2.0', '1.10.0-rc.1']) rememberRelease(version)
  expect(knownReleases()).toEqual(['1.10.0', '1.10.0-rc.1', '1.2.0'])
})

test('what is forgotten is gone', () => {
  rememberRelease('1.2.0')
  rememberRelease('1.3.0')
  forgetRelease('1.3.0')
  expect(knownReleases()).toEqual(['1.2.0'])
})

test.each([null, '', '{', '"1.2.0"', '{"a":1}', '[1, null, "one"]'])('%j holds no version', (text) => {
  expect(versionsIn(text)).toEqual([])
})

test('no more than fifty are kept, and those are the newest', () => {
  const versions = versionsIn(JSON.stringify(Array.from({ length: 60 }, (_, minor) => `1.${minor}.0`)))
  expect(versions).toHaveLength(50)
  expect([versions[0], versions.at(-1)]).toEqual(['1.59.0', '1.10.0'])
})
