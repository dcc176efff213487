import { expect, test } from 'vitest'
import { groupedArtifacts } from './artifacts.ts'

const artifact = (kind: string, name: string, hash = 'ff') => ({ id: { kind, name, version: '1.0.0' }, hash, size: 1 })
const all = [artifact('host', 'host-os', 'abcd'), artifact('control_plane', 'api'), artifact('host', 'phase-1')]
const shape = (search: string) =>
  groupedArtifacts(all, search).map(({ kind, artifacts }) => [kind, artifacts.map(({ id }) => id.name)])

test('artifacts stand under their kinds, which are in order', () => {
  expect(shape('')).toEqual([
    ['control_plane', ['api']],
    ['host', ['host-os', 'phase-1']],
  ])
})

test.each([
  ['HOST phase', [['host', ['phase-1']]]],
  ['abc', [['host', ['host-os']]]],
  ['control', [['control_plane', ['api']]]],
  ['nothing', []],
])('a search for %j finds %j', (search, expected) => {
  expect(shape(search)).toEqual(expected)
})
