import { describe, expect, test } from 'vitest'
import { ipText } from './ip-block.ts'
import {
  assignable,
  whyNotAddressIn,
  whyNotBesideSubnets,
  whyNotSubnetIpv4,
  whyNotSubnetIpv6,
  whyNotVpcPrefix,
} from './subnet-rules.ts'

describe('a prefix of a VPC', () => {
  test.each(['fd00::/48', 'fdff:ffff:ffff::/48', 'fd12:3456:789a::1/48'])('may be %s', (prefix) => {
    expect(whyNotVpcPrefix(prefix)).toBeUndefined()
  })

  test.each(['fd00::/47', 'fd00::/49', 'fd00::/64', 'fc00::/48', 'fe80::/48', '2001:db8::/48', '::/48'])(
    'may not be %s',
    (prefix) => {
      expect(whyNotVpcPrefix(prefix)).toBe(
        'VPC IPv6 address prefixes must be in the Unique Local Address range `fd00::/48`',
      )
    },
  )
})

describe('an IPv4 block of a subnet', () => {
  test.each([
    '10.0.0.0/8',
    '10.255.255.192/26',
    '172.16.0.0/12',
    '172.31.255.0/24',
    '192.168.0.0/16',
    '192.168.255.0/26',
    '172.30.0.9/22',
  ])('may be %s', (block) => {
    expect(whyNotSubnetIpv4(block)).toBeUndefined()
  })

  const notPrivate = 'VPC Subnet IPv4 address ranges must be from a private range'
  const width = 'VPC Subnet IPv4 address ranges must have prefix length between 8 and 26, inclusive'
  test.each([
    ['9.255.255.0/24', notPrivate],
    ['11.0.0.0/8', notPrivate],
    ['172.15.0.0/16', notPrivate],
    ['172.32.0.0/16', notPrivate],
    ['192.169.0.0/24', notPrivate],
    ['8.8.8.0/24', notPrivate],
    ['127.0.0.0/8', notPrivate],
    ['172.16.0.0/11', notPrivate],
    ['192.168.0.0/15', notPrivate],
    ['192.168.0.0/8', notPrivate],
    ['10.0.0.0/7', width],
    ['10.0.0.0/27', width],
    ['10.0.0.0/32', width],
  ])('may not be %s', (block, reason) => {
    expect(whyNotSubnetIpv4(block)).toBe(reason)
  })
})

describe('an IPv6 block of a subnet', () => {
  const prefix = 'fd00:1:2::/48'

  test.each(['fd00:1:2::/64', 'fd00:1:2:ffff::/64', 'fd00:1:2:3::4/64'])('may be %s', (block) => {
    expect(whyNotSubnetIpv6(block, prefix)).toBeUndefined()
  })

  test.each(['fd00:1:2::/63', 'fd00:1:2::/65', 'fd00:1:2::/48', 'fd00:1:3::/64', 'fc00::/64', '2001:db8::/64'])(
    'may not be %s',
    (block) => {
      expect(whyNotSubnetIpv6(block, prefix)).toBe(
        `VPC Subnet IPv6 address range '${block}' is not valid for VPC with IPv6 prefix '${prefix}'`,
      )
    },
  )
})

describe('a block beside others', () => {
  const others = ['172.30.0.0/22', '10.0.0.0/24', 'fd00:1:2::/64']

  test.each(['172.30.4.0/22', '10.0.1.0/24', 'fd00:1:2:1::/64'])('may be %s', (block) => {
    expect(whyNotBesideSubnets(block, others)).toBeUndefined()
  })

  test.each(['172.30.0.0/22', '172.30.3.192/26', '172.16.0.0/12', '10.0.0.64/26', 'fd00:1:2::/64'])(
    'may not be %s',
    (block) => {
      expect(whyNotBesideSubnets(block, others)).toBe(`IP address range '${block}' conflicts with an existing subnet`)
    },
  )
})

describe('addresses of a subnet', () => {
  test.each([
    ['172.30.0.0/22', '172.30.0.5', '172.30.3.254'],
    ['10.0.0.64/26', '10.0.0.69', '10.0.0.126'],
    ['fd00:1:2:3::/64', 'fd00:1:2:3::5', 'fd00:1:2:3:ffff:ffff:ffff:ffff'],
  ])('of %s go from %s to %s', (subnet, lowest, highest) => {
    const { first, last } = assignable(subnet)
    const family = subnet.includes(':') ? 6 : 4
    expect([ipText(first, family), ipText(last, family)]).toEqual([lowest, highest])
    expect([whyNotAddressIn(lowest, subnet), whyNotAddressIn(highest, subnet)]).toEqual([undefined, undefined])
  })

  const reserved = 'The first 5 addresses of a subnet are reserved'
  test.each([
    ['172.30.0.0', '172.30.0.0/22', reserved],
    ['172.30.0.4', '172.30.0.0/22', reserved],
    ['172.30.3.255', '172.30.0.0/22', 'Cannot request a broadcast address'],
    ['172.30.4.0', '172.30.0.0/22', '172.30.4.0 is outside subnet 172.30.0.0/22'],
    ['172.29.255.255', '172.30.0.0/22', '172.29.255.255 is outside subnet 172.30.0.0/22'],
    ['fd00::9', '172.30.0.0/22', 'fd00::9 is outside subnet 172.30.0.0/22'],
    ['fd00::4', 'fd00::/64', reserved],
  ])('%s of %s is none for an interface', (ip, subnet, reason) => {
    expect(whyNotAddressIn(ip, subnet)).toBe(reason)
  })
})
