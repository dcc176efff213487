import { expect, test } from 'vitest'
import type { AlertDelivery } from '@plenum/api'
import { deliveryPoll, outcomeOf, outcomeWithTime } from './delivery-state.tsx'

const delivery = (state: AlertDelivery['state']): AlertDelivery => ({
  id: 'd',
  receiverId: 'r',
  alertId: 'a',
  alertClass: 'silo.created',
  trigger: 'alert',
  state,
  attempts: { webhook: [] },
  timeStarted: new Date(0),
})

test('deliveries are looked at more often while one is pending', () => {
  const still = deliveryPoll([delivery('failed'), delivery('delivered')])
  expect(deliveryPoll([delivery('failed'), delivery('pending')])).toBeLessThan(still)
  expect(deliveryPoll(undefined)).toBe(still)
})

test.each([
  ['succeeded', { status: 202, durationMs: 8 }, 'Answered 202'],
  ['failed_http_error', { status: 503, durationMs: 8 }, 'Answered 503'],
  ['failed_unreachable', null, 'Could not be reached'],
  ['failed_timeout', undefined, 'Did not answer in time'],
] as const)('%s with %j reads: %s', (result, response, text) => {
  expect(outcomeOf({ result, response })).toBe(text)
})

test('an answer comes with the time it took', () => {
  expect(outcomeWithTime({ result: 'succeeded', response: { status: 200, durationMs: 143 } })).toBe(
    'Answered 200 after 143 ms',
  )
  expect(outcomeWithTime({ result: 'failed_unreachable', response: null })).toBe('Could not be reached')
})
