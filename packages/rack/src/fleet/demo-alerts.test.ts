import { expect, test } from 'vitest'
import { alertClasses } from '../alerts/classes.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { Webhooks } from '../testing/webhooks.ts'

const webhooks = new Webhooks()
const rack = await rackUnderTest({ webhooks: webhooks.send })
const operator = rack.as('operator')
const params = { receiver: 'on-call' }

test('the demo fleet has a webhook with deliveries that have all come to their end', async () => {
  const { kind, subscriptions } = await operator.does('alertReceiverView', { params })
  expect(new URL(kind.endpoint).hostname).toBe('hooks.example.com')
  expect(kind.secrets).toHaveLength(1)
  expect(subscriptions).not.toEqual([])
  const { items } = await operator.does('alertDeliveryList', { params })
  const told = items.map(({ trigger, state, attempts }) => [trigger, state, attempts.webhook.length])
  expect(told).toEqual([
    ['alert', 'delivered', 1],
    ['alert', 'failed', 3],
    ['resend', 'delivered', 1],
    ['alert', 'delivered', 2],
  ])
})

test('its past alerts are like those that come up', async () => {
  const alerts = await rack.store.read((tx) => tx.list('alert', { limit: 100 }))
  expect(alerts).toHaveLength(3)
  for (const { alertClass, data } of alerts) {
    const definition = Object.entries(alertClasses).find(([name]) => name === alertClass)?.[1]
    expect(definition?.data.strict().parse(data)).toEqual(data)
    for (const [kind, id] of [
      ['instance', data['instanceId']],
      ['sled', data['sledId']],
    ] as const)
      if (id !== undefined) expect(await rack.store.read((tx) => tx.get(kind, id))).toBeDefined()
  }
})

test('nothing is sent to it by itself', async () => {
  for (let hour = 0; hour < 48; hour++) await rack.advance(3_600_000)
  await rack.rack.idle()
  expect(webhooks.requests).toEqual([])
})
