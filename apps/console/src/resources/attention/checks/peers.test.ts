import { expect, test } from 'vitest'
import { lostBfdSessions, lostBgpPeers } from './peers.ts'

const peer = {
  switch: 'switch0',
  addr: '10.0.0.1',
  localAsn: 65_001,
  remoteAsn: 0,
  state: 'established',
  stateDurationMillis: 1,
} as const
const session = {
  switch: 'switch1',
  peer: '10.0.0.2',
  state: 'up',
  detectionThreshold: 3,
  requiredRx: 1,
  mode: 'single_hop',
} as const

test('only what is established is fine for BGP', () => {
  expect(lostBgpPeers([peer])).toEqual([])
  expect(lostBgpPeers([{ ...peer, state: 'open_sent' }])).toMatchObject([
    { severity: 'danger', text: 'BGP session of switch0 with 10.0.0.1 is not established (open sent)' },
  ])
})

test.each([
  ['up', []],
  ['admin_down', []],
  ['init', ['notice']],
  ['down', ['danger']],
] as const)('a BFD session that is %s: %j', (state, expected) => {
  expect(lostBfdSessions([{ ...session, state }]).map(({ severity }) => severity)).toEqual(expected)
})
