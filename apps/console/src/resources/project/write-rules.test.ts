import { expect, test } from 'vitest'
import { refusedFor, whyNotWrite } from './write-rules.ts'

test.each([
  ['admin', undefined],
  ['collaborator', undefined],
  ['viewer', 'This needs the role of a collaborator in the project; yours is viewer'],
  [undefined, 'This needs the role of a collaborator in the project; you have none'],
] as const)('who is %s is refused with: %s', (role, reason) => {
  expect(whyNotWrite(role)).toBe(reason)
})

const entries = [{ label: 'Start', disabledReason: 'It runs' }, { label: 'Stop' }]

test('a role that is missing counts before any other reason', () => {
  expect(refusedFor('no role', entries).map(({ disabledReason }) => disabledReason)).toEqual(['no role', 'no role'])
})

test('with the role every entry keeps its own reason', () => {
  expect(refusedFor(undefined, entries)).toEqual(entries)
})
