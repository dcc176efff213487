import { expect, test } from 'vitest'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const given = { switch: 'switch0', detectionThreshold: 3, requiredRx: 300_000, mode: 'multi_hop' as const }

const stateOf = async (peer: string) =>
  (await operator.does('networkingBfdStatus', {})).filter((session) => session.peer === peer)

test('a session comes up, is told of with all that was asked for, and ends', async () => {
  const body = { ...given, remote: '10.0.0.1', local: '10.0.0.2' }
  expect(await operator.does('networkingBfdEnable', { body })).toBeUndefined()
  const { remote: peer, ...rest } = body
  expect(await stateOf('10.0.0.1')).toEqual([{ ...rest, peer, state: 'down' }])
  await rack.advance(1000)
  expect(await stateOf('10.0.0.1')).toMatchObject([{ state: 'init' }])
  await rack.advance(1000)
  expect(await stateOf('10.0.0.1')).toMatchObject([{ state: 'up' }])
  const end = { body: { switch: 'switch0', remote: '10.0.0.1' } }
  expect(await operator.does('networkingBfdDisable', end)).toBeUndefined()
  expect(await stateOf('10.0.0.1')).toEqual([])
  expect(await operator.does('networkingBfdDisable', end)).toBeUndefined()
})

test('a switch has one session with a peer, however its address is written; the other may have one, too', async () => {
  await operator.does('networkingBfdEnable', { body: { ...given, remote: 'fd00::1' } })
  const again = { ...given, remote: 'fd00:0::1' }
  expect(await operator.isRefused('networkingBfdEnable', { body: again })).toEqual(
    alreadyExists('bfd-session', 'fd00:0::1 on switch0'),
  )
  await operator.does('networkingBfdEnable', { body: { ...again, switch: 'switch1' } })
  const all = await operator.does('networkingBfdStatus', {})
  expect(all.filter(({ peer }) => peer.startsWith('fd00')).map((session) => session.switch)).toEqual([
    'switch0',
    'switch1',
  ])
})

test('an interval beyond what switches can count is the longest that they can', async () => {
  await operator.does('networkingBfdEnable', { body: { ...given, remote: '10.0.0.9', requiredRx: 2 ** 40 } })
  expect(await stateOf('10.0.0.9')).toMatchObject([{ requiredRx: 2 ** 32 - 1, local: null }])
})

test('there are two switches', async () => {
  const body = { ...given, switch: 'switch2', remote: '10.0.0.1' }
  const refusal = invalidRequest('Switch location must be switch0 or switch1')
  expect(await operator.isRefused('networkingBfdEnable', { body })).toEqual(refusal)
  expect(await operator.isRefused('networkingBfdDisable', { body })).toEqual(refusal)
})
