import { describe, expect, test } from 'vitest'
import { invalidValue, notFound } from '../../testing/refusals.ts'
import { newReceiver, rackWithWebhooks } from '../../testing/webhooks.ts'

const { rack } = await rackWithWebhooks()
const operator = rack.as('operator')

function add(receiver: string, subscription: string) {
  return operator.does('alertReceiverSubscriptionAdd', { params: { receiver }, body: { subscription } })
}

async function subscriptionsOf(receiver: string): Promise<string[]> {
  return (await operator.does('alertReceiverView', { params: { receiver } })).subscriptions
}

describe('subscribing', () => {
  test('to classes and patterns goes, in any order and more than once', async () => {
    const { id, name } = await newReceiver(rack, { subscriptions: [] })
    const wanted = ['silo.created', '*', '**', 'instance.*', '*.**.failed', 'not_yet.*', 'probe.**', 'test.quux.bar']
    for (const subscription of wanted) expect(await add(name, subscription)).toEqual({ subscription })
    for (const subscription of wanted) await add(id, subscription)
    expect(await subscriptionsOf(id)).toEqual(wanted)
  })

  test.each([
    ['probe', 'webhook receivers cannot subscribe to probes'],
    ['silo', expect.stringMatching(/^expected one of probe, (?!.*test\.foo)/)],
    ['silo.renamed', expect.anything()],
  ])('to %s does not', async (subscription, reason) => {
    const { id: receiver } = await newReceiver(rack)
    const params = { receiver }
    const refused = await operator.isRefused('alertReceiverSubscriptionAdd', { params, body: { subscription } })
    const { message, ...rest } = invalidValue('alert_class', '')
    expect(refused).toEqual({ ...rest, message: expect.stringContaining(message) })
    expect(refused.message.slice(message.length)).toEqual(reason)
    expect(await subscriptionsOf(receiver)).toEqual(['test.foo'])
  })

  test.each(['', 'foo*', '***', 'silo.', '.silo', 'si-lo.*', 'silo created'])(
    'to %j cannot even be read',
    async (subscription) => {
      const { id: receiver } = await newReceiver(rack)
      const refused = await operator.isRefused('alertReceiverSubscriptionAdd', {
        params: { receiver },
        body: { subscription },
      })
      expect(refused).toMatchObject({ status: 400, code: undefined })
    },
  )

  test('a receiver that there is not does not go', async () => {
    const refused = await operator.isRefused('alertReceiverSubscriptionAdd', {
      params: { receiver: 'nowhere' },
      body: { subscription: '**' },
    })
    expect(refused).toEqual(notFound('alert-receiver', { name: 'nowhere' }))
  })
})

describe('ending a subscription', () => {
  test('ends that one alone', async () => {
    const { id: receiver } = await newReceiver(rack, { subscriptions: ['silo.*', 'silo.created', '**'] })
    for (const subscription of ['silo.*', '**'])
      await operator.does('alertReceiverSubscriptionRemove', { params: { receiver, subscription } })
    expect(await subscriptionsOf(receiver)).toEqual(['silo.created'])
  })

  test('that there is not is refused', async () => {
    const { name } = await newReceiver(rack, { subscriptions: ['silo.*'] })
    const params = { receiver: name, subscription: 'silo.created' }
    expect(await operator.isRefused('alertReceiverSubscriptionRemove', { params })).toEqual({
      status: 404,
      code: 'ObjectNotFound',
      message: `not found: alert receiver "${name}" is not subscribed to "silo.created"`,
    })
  })
})
