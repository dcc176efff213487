import { expect, test } from 'vitest'
import { linkRow, linkSchema, linkValues, newLink } from './link-values.ts'

const link = {
  linkName: 'phy0',
  mtu: 9000,
  speed: 'speed200_g' as const,
  fec: 'firecode' as const,
  autoneg: true,
  lldp: { enabled: true, systemName: 'rack', managementIp: '192.0.2.1' },
  txEq: { main: 4, pre1: -2 },
}

test('a link that is read into the form and saved is the same', () => {
  expect(linkRow(linkValues(link))).toEqual(link)
  const plain = { ...link, fec: null, lldp: { enabled: false }, txEq: null }
  expect(linkRow(linkValues(plain))).toEqual(plain)
})

test.each([
  ['qsfp28x1', 'speed100_g'],
  ['qsfp28x2', 'speed50_g'],
  ['sfp28x4', 'speed25_g'],
] as const)('a new link of %s is good as it comes, at %s', (geometry, speed) => {
  const made = newLink('phy0', geometry)
  expect(linkSchema.safeParse(made).success).toBe(true)
  expect(linkRow(made)).toEqual({
    linkName: 'phy0',
    speed,
    fec: 'rs',
    autoneg: false,
    mtu: 1500,
    lldp: { enabled: true },
    txEq: null,
  })
})

test.each([
  [{ mtu: 1279 }, 'mtu'],
  [{ mtu: 9217 }, 'mtu'],
  [{ mtu: Number.NaN }, 'mtu'],
  [{ linkName: '' }, 'linkName'],
  [{ lldp: { ...linkValues(link).lldp, managementIp: 'x' } }, 'lldp.managementIp'],
  [{ txEq: { ...linkValues(link).txEq, main: 0.5 } }, 'txEq.main'],
])('a link with %j is refused at %s', (wrong, path) => {
  const { error } = linkSchema.safeParse({ ...linkValues(link), ...wrong })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})
