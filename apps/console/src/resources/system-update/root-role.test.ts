import { describe, expect, test } from 'vitest'
import { readRootRole, rootFacts } from './root-role.ts'

const role = {
  signed: {
    _type: 'root',
    version: 3,
    expires: '2030-01-01T00:00:00Z',
    keys: { a: {}, b: {} },
    roles: { root: { keyids: ['a', 'b'], threshold: 2 } },
  },
  signatures: [{ keyid: 'a', sig: '00' }],
}

test('a root role tells its version, its end, its keys and how many must sign', () => {
  expect(rootFacts(role)).toEqual({ version: 3, expires: new Date('2030-01-01T00:00:00Z'), keys: 2, threshold: 2 })
})

test('what it does not tell is not made up', () => {
  const unknown = { version: undefined, expires: undefined, keys: undefined, threshold: undefined }
  expect(rootFacts({})).toEqual(unknown)
  expect(rootFacts({ signed: { version: '3', expires: 'soon', keys: [], roles: 7 } })).toEqual(unknown)
})

describe('a text', () => {
  test('of a root role is read as it is, so that its signatures hold', () => {
    expect(readRootRole(JSON.stringify(role))).toEqual({ rootRole: role })
  })

  test.each([
    ['', 'no JSON'],
    ['{', 'no JSON'],
    ['[]', 'a JSON object'],
    ['{"signatures":[]}', 'signed is missing'],
    [JSON.stringify({ ...role, signed: { _type: 'targets' } }), 'but targets'],
    [JSON.stringify({ ...role, signatures: [] }), 'nobody has signed it'],
  ])('%s is refused: %s', (text, reason) => {
    expect(readRootRole(text)).toEqual({ whyNot: expect.stringContaining(reason) })
  })
})
