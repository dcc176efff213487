import { expect, test } from 'vitest'
import { communityText, readCommunities } from './communities.ts'

test('communities are read and written as an autonomous system and a number', () => {
  const text = '64500:100, 65535:65281\n0:0'
  const { communities } = readCommunities(text)
  expect(communities).toEqual([64_500 * 65_536 + 100, 4_294_967_041, 0])
  expect(communities.map(communityText)).toEqual(['64500:100', '65535:65281', '0:0'])
})

test.each([
  ['4294967295', { communities: [4_294_967_295] }],
  ['', { communities: [] }],
  ['65536:1', { communities: [], wrong: '65536:1' }],
  ['1:1 no-export', { communities: [65_537], wrong: 'no-export' }],
  ['4294967296', { communities: [], wrong: '4294967296' }],
  ['-1', { communities: [], wrong: '-1' }],
])('%j is read as %j', (text, expected) => {
  expect(readCommunities(text)).toEqual(expected)
})
