import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestFor } from './request.ts'

const sentAt = new Date('2026-03-01T12:00:00.123Z')
const timeCreated = sentAt
const [receiverId, alertId, deliveryId] = ['r', 'a', 'd'].map((letter) => `${letter}-id`)
const secretOf = (id: string, secret: string) => ({ id, receiverId: receiverId ?? '', timeCreated, secret })

const parcel = {
  receiver: { id: receiverId ?? '', endpoint: 'https://hooks.example.com/plenum' },
  secrets: [secretOf('s-1', 'sesame'), secretOf('s-2', 'grüße 🗝')],
  alert: { id: alertId ?? '', alertClass: 'silo.created', data: { siloId: 'id', siloName: 'müller' } },
  deliveryId: deliveryId ?? '',
  trigger: 'alert',
} as const

test('a request tells of the alert in its body and of the delivery in its headers', async () => {
  const { url, headers, body } = await requestFor(parcel, sentAt)
  expect(url).toBe('https://hooks.example.com/plenum')
  expect(new TextDecoder().decode(body)).toBe(
    '{"alert_class":"silo.created","alert_id":"a-id","data":{"silo_id":"id","silo_name":"müller"},' +
      '"delivery":{"id":"d-id","receiver_id":"r-id","sent_at":"2026-03-01T12:00:00.123Z","trigger":"alert"}}',
  )
  expect(headers.filter(([name]) => name !== 'x-plenum-signature')).toEqual([
    ['content-type', 'application/json'],
    ['x-plenum-receiver-id', 'r-id'],
    ['x-plenum-delivery-id', 'd-id'],
    ['x-plenum-alert-id', 'a-id'],
    ['x-plenum-alert-class', 'silo.created'],
    ['x-plenum-timestamp', '2026-03-01T12:00:00.123Z'],
  ])
})

test('each secret signs the bytes of the body, and is itself nowhere in it', async () => {
  const { headers, body } = await requestFor(parcel, sentAt)
  const signatures = headers.filter(([name]) => name === 'x-plenum-signature').map(([, value]) => value)
  expect(signatures).toEqual(
    parcel.secrets.map(({ id, secret }) => {
      const hmac = createHmac('sha256', secret).update(body).digest('hex')
      return `a=sha256&id=${id}&s=${hmac}`
    }),
  )
  expect(JSON.stringify([headers, new TextDecoder().decode(body)])).not.toMatch(/sesame|grüße/)
})
