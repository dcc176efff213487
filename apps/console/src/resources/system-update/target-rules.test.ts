import { expect, test } from 'vitest'
import { changeOf, isExpired, versionOf, whyNotVersion } from './target-rules.ts'

test('nobody has asked for a release, or for one of a version', () => {
  expect(versionOf({ releaseSource: { type: 'unspecified' } })).toBeUndefined()
  expect(versionOf({ releaseSource: { type: 'system_version', version: '1.0.0' } })).toBe('1.0.0')
})

test.each([
  ['1.2.0', undefined, undefined],
  ['1.2.0', '1.2.0', undefined],
  ['1.2.0+b', '1.2.0+a', undefined],
  ['1.1.9', '1.2.0', expect.stringContaining('is older than')],
  ['1.2.0-rc.1', '1.2.0', expect.stringContaining('is older than')],
  ['v1', undefined, expect.stringContaining('no version')],
  ['', undefined, 'Choose a release first'],
])('%j after %j: %s', (text, current, reason) => {
  expect(whyNotVersion(text, current)).toEqual(reason)
})

test.each([
  ['1.0.0', undefined, 'for the first time'],
  ['1.0.0', '1.0.0', 'the target already'],
  ['1.0.0+b', '1.0.0+a', 'another build'],
  ['2.0.0', '1.0.0', 'no way back'],
])('%s after %s is told', (version, current, words) => {
  expect(changeOf(version, current)).toContain(words)
})

test('a repository is good up to its last moment and no longer', () => {
  expect(isExpired('2026-01-02T00:00:00Z', Date.parse('2026-01-01T23:59:59Z'))).toBe(false)
  expect(isExpired('2026-01-02T00:00:00Z', Date.parse('2026-01-02T00:00:00Z'))).toBe(true)
})
