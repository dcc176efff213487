import { expect, test } from 'vitest'
import { lostDeliveries } from './deliveries.ts'
import type { ReceiverWithDeliveries } from './deliveries.ts'

const receiver = {
  id: 'r',
  name: 'on-call',
  kind: { kind: 'webhook', endpoint: 'https://a.example', secrets: [{ id: 's', timeCreated: new Date(0) }] },
} as const
type Delivery = ReceiverWithDeliveries['deliveries'][number]
const delivery = (alertId: string, state: Delivery['state'], trigger: Delivery['trigger'] = 'alert') => ({
  alertId,
  state,
  trigger,
})
const texts = (...deliveries: Delivery[]) =>
  lostDeliveries([
    { receiver: { ...receiver, kind: { ...receiver.kind, secrets: [...receiver.kind.secrets] } }, deliveries },
  ]).map(({ text }) => text)

test('alerts that arrived are fine', () => {
  expect(texts(delivery('a', 'delivered'), delivery('b', 'pending'))).toEqual([])
})

test('an alert that failed is lost, however often it was tried', () => {
  expect(texts(delivery('a', 'failed'), delivery('a', 'failed', 'resend'))).toEqual(['An alert did not reach on-call'])
  expect(texts(delivery('a', 'failed'), delivery('b', 'failed'))).toEqual(['2 alerts did not reach on-call'])
})

test('one that was sent again and arrived, or is on its way, is not', () => {
  expect(texts(delivery('a', 'failed'), delivery('a', 'delivered', 'resend'))).toEqual([])
  expect(texts(delivery('a', 'failed'), delivery('a', 'pending', 'resend'))).toEqual([])
})

test('a probe that failed is not an alert that is lost', () => {
  expect(texts(delivery('a', 'failed', 'probe'))).toEqual([])
})

test('a receiver without a secret gets nothing', () => {
  const silent = { ...receiver, kind: { ...receiver.kind, secrets: [] } }
  expect(lostDeliveries([{ receiver: silent, deliveries: [] }])).toMatchObject([
    { text: expect.stringContaining('has no secret'), remedy: { params: { receiver: 'on-call' } } },
  ])
})
