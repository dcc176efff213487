import { expect, test } from 'vitest'
import { transitIp, whyNotAdd } from './transit-ip.ts'

test.each(['10.20.0.0/16', ' 10.20.0.0/16 ', 'fd00:1::/64', '0.0.0.0/0'])('%s can be added', (text) => {
  expect(whyNotAdd(text, [])).toBeUndefined()
})

test.each([
  ['10.20.0.0', 'This is no IP network, such as 10.20.0.0/16'],
  ['words', 'This is no IP network, such as 10.20.0.0/16'],
  ['10.20.0.1/16', 'transit IP block 10.20.0.1/16 has a non-zero host identifier'],
  ['127.0.0.0/8', 'transit IP block 127.0.0.0/8 is a loopback network'],
  ['224.0.0.0/4', 'transit IP block 224.0.0.0/4 is a multicast network'],
  ['10.0.0.0/8', 'It is in the list already'],
  ['10.1.0.0/16', 'transit IP block 10.1.0.0/16 overlaps with 10.0.0.0/8'],
])('%s cannot: %s', (text, reason) => {
  expect(whyNotAdd(text, ['10.0.0.0/8'])).toBe(reason)
})

test('what was typed and not added is not sent silently without it', () => {
  expect(transitIp.safeParse('10.20.0.0/16').success).toBe(false)
  expect(transitIp.safeParse(' ').success).toBe(true)
})
