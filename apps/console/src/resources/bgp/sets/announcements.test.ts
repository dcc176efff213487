import { expect, test } from 'vitest'
import { changedNetworks, homeOf, setBody, setSchema, whyNotAnnounce } from './announcements.ts'

const times = { timeCreated: new Date(0), timeModified: new Date(0) }
const block = (id: string, firstAddress: string, lastAddress: string) => ({ id, firstAddress, lastAddress })
const lot = (name: string, ...blocks: ReturnType<typeof block>[]) => {
  return { ...times, id: name, name, description: '', kind: 'pool' as const, blocks }
}
const lots = [
  lot('infra', block('a', '10.0.0.0', '10.0.0.255')),
  lot('public', block('b', '198.18.0.0', '198.18.15.255'), block('c', 'fd00::', 'fd00::ffff')),
]
const there = [{ addressLotBlock: 'b', network: '198.18.0.0/20' }]

test('a network is at home in the block that has all of it', () => {
  expect(homeOf('198.18.8.0/21', lots)).toEqual({ blockId: 'b', lot: 'public' })
  expect(homeOf('fd00::/112', lots)).toEqual({ blockId: 'c', lot: 'public' })
  expect(homeOf('198.18.0.0/19', lots)).toBeUndefined()
})

test.each([
  ['198.18.8.0/21', undefined],
  ['198.18.8.0', 'Must contain an IP address and a width, separated by a /'],
  ['198.18.0.0/20', 'It is in the set already'],
  ['203.0.113.0/24', 'No block of an address lot has this network'],
])('%s is refused with: %s', (network, refusal) => {
  expect(whyNotAnnounce(network, there, lots)).toBe(refusal)
})

test('what stands in the field belongs to the set, and is checked with it', () => {
  const values = { name: 'set', description: '', announcement: there, network: ' 10.0.0.0/25 ' }
  const parsed = setSchema(lots).parse(values)
  expect(setBody(parsed, lots)).toEqual({
    name: 'set',
    description: '',
    announcement: [...there, { addressLotBlock: 'a', network: '10.0.0.0/25' }],
  })
  const { error } = setSchema(lots).safeParse({ ...values, network: 'x' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['network']])
})

test('an empty set is a set', () => {
  const values = { name: 'set', description: '', announcement: [], network: '' }
  expect(setBody(setSchema(lots).parse(values), lots)).toEqual({ name: 'set', description: '', announcement: [] })
})

test('a change is what is told from now on, and what no longer', () => {
  expect(changedNetworks(there, [{ network: '10.0.0.0/25' }])).toEqual({
    added: ['10.0.0.0/25'],
    removed: ['198.18.0.0/20'],
  })
  expect(changedNetworks(there, there)).toEqual({ added: [], removed: [] })
})
