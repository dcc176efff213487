import { expect, test } from 'vitest'
import { whyNotReplace } from './replace.ts'

const at = (time: number) => ({ timeModified: new Date(time) })

test('settings replace none but those that one has seen', () => {
  expect(whyNotReplace(undefined, undefined)).toBeUndefined()
  expect(whyNotReplace(at(1), at(1))).toBeUndefined()
  expect(whyNotReplace(undefined, at(1))).toBe('Settings of this name are there by now; edit those instead')
  expect(whyNotReplace(at(1), undefined)).toBe('These settings have been deleted meanwhile')
  expect(whyNotReplace(at(1), at(2))).toContain('Somebody has changed these settings meanwhile')
})
