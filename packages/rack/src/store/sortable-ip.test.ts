import { expect, test } from 'vitest'
import { compareText } from './sorted.ts'
import { sortableIp } from './sortable-ip.ts'

test('texts for addresses are in the order of the addresses', () => {
  const inOrder = [
    '0.0.0.0',
    '9.255.255.255',
    '10.0.0.0',
    '203.0.113.7',
    '255.255.255.255',
    '::',
    '::9',
    '::10',
    'fd00::',
    'FE80::1',
  ]
  expect(inOrder.map(sortableIp).toSorted(compareText)).toEqual(inOrder.map(sortableIp))
  expect(sortableIp('fe80:0::1')).toBe(sortableIp('FE80::1'))
})
