import { expect, test } from 'vitest'
import { settingsWith } from '../testing.ts'
import { valuesOf } from './body.ts'
import { hintsOf } from './hints.ts'

test('peers and gateways that no address is in a network with are told of', () => {
  const near = settingsWith({ addresses: ['10.0.0.1/30'], peers: ['10.0.0.2'], routes: [['0.0.0.0/0', '10.0.0.2']] })
  expect(hintsOf(valuesOf(near))).toEqual([])
  const far = settingsWith({ addresses: ['10.0.0.1/30'], peers: ['10.0.0.6'], routes: [['::/0', 'fd00::1']] })
  expect(hintsOf(valuesOf(far))).toEqual([
    'BGP peer 10.0.0.6 is in no network of an address of phy0, so it is not reached over that.',
    'Gateway fd00::1 is in no network of an address of phy0, so it is not reached over that.',
  ])
})

test('what is on the same wire is reached without', () => {
  expect(hintsOf(valuesOf(settingsWith({ peers: ['fe80::1'], routes: [['::/0', 'fe80::1']] })))).toEqual([])
})

test('a gateway of several routes is told of once', () => {
  const routes = [
    ['10.1.0.0/16', '10.0.0.2'],
    ['10.2.0.0/16', '10.0.0.2'],
  ] as const
  expect(hintsOf(valuesOf(settingsWith({ routes })))).toHaveLength(1)
})
