import { expect, test } from 'vitest'
import { whyNotTransitIps } from './transit-ip-rules.ts'

test.each([
  [[]],
  [['10.0.0.0/8']],
  [['0.0.0.0/0']],
  [['::/0', '0.0.0.0/0']],
  [['10.0.0.0/9', '10.128.0.0/9']],
  [['192.168.1.1/32', 'fd00::1/128']],
])('an interface can forward for %j', (list) => {
  expect(whyNotTransitIps(list)).toBeUndefined()
})

test.each([
  [['10.0.0.1/8'], 'transit IP block 10.0.0.1/8 has a non-zero host identifier'],
  [['fd00::1/64'], 'transit IP block fd00::1/64 has a non-zero host identifier'],
  [['224.0.0.0/4'], 'transit IP block 224.0.0.0/4 is a multicast network'],
  [['239.1.2.3/32'], 'transit IP 239.1.2.3/32 is a multicast address'],
  [['ff02::/16'], 'transit IP block ff02::/16 is a multicast network'],
  [['127.0.0.0/8'], 'transit IP block 127.0.0.0/8 is a loopback network'],
  [['127.0.0.1/32'], 'transit IP 127.0.0.1/32 is a loopback address'],
  [['::1/128'], 'transit IP ::1/128 is a loopback address'],
  [['10.0.0.0/8', '10.1.0.0/16'], 'transit IP block 10.1.0.0/16 overlaps with 10.0.0.0/8'],
  [['10.1.0.0/16', '10.0.0.0/8'], 'transit IP block 10.0.0.0/8 overlaps with 10.1.0.0/16'],
  [['fd00::/64', '10.0.0.0/8', 'fd00::/64'], 'transit IP block fd00::/64 overlaps with fd00::/64'],
  [['0.0.0.0/0', '1.2.3.4/32'], 'transit IP 1.2.3.4/32 overlaps with 0.0.0.0/0'],
])('an interface cannot forward for %j', (list, reason) => {
  expect(whyNotTransitIps(list)).toBe(reason)
})
