import { beforeEach, describe, expect, test } from 'vitest'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest } from '../../testing/refusals.ts'
import { advanceAndArrive, broken, newReceiver, ok, rackWithWebhooks, raise } from '../../testing/webhooks.ts'
import type { Webhooks } from '../../testing/webhooks.ts'

let rack: RackUnderTest
let webhooks: Webhooks
beforeEach(async () => {
  ;({ rack, webhooks } = await rackWithWebhooks())
})

const PROBE_ALERT = '001de000-a1e7-4000-8000-000000000001'
const MINUTE = 60_000

function probe(receiver: string, resend?: boolean) {
  return rack.as('operator').does('alertReceiverProbe', { params: { receiver }, query: { resend } })
}

/** Everything that has been raised fails for good. */
async function failForGood(): Promise<void> {
  webhooks.answer = broken
  for (const minutes of [0, 1, 5]) await advanceAndArrive(rack, minutes * MINUTE)
}

describe('a probe', () => {
  test('is sent at once and told of, and is nowhere afterwards', async () => {
    const { id, name, endpoint } = await newReceiver(rack, { subscriptions: [] })
    const result = await probe(name)
    expect(result).toEqual({
      probe: {
        id: expect.any(String),
        receiverId: id,
        alertId: PROBE_ALERT,
        alertClass: 'probe',
        trigger: 'probe',
        state: 'delivered',
        timeStarted: rack.now,
        attempts: { webhook: [{ attempt: 1, timeSent: rack.now, result: 'succeeded', response: ok }] },
      },
      resendsStarted: null,
    })
    const [request] = webhooks.taken()
    expect(request).toMatchObject({
      url: endpoint,
      body: {
        alert_class: 'probe',
        alert_id: PROBE_ALERT,
        data: {},
        delivery: { id: result.probe.id, receiver_id: id, sent_at: rack.now.toISOString(), trigger: 'probe' },
      },
    })
    expect(request?.headers.get('x-plenum-signature')).toMatch(/^a=sha256&id=[\w-]+&s=[0-9a-f]{64}$/)
    const { items } = await rack.as('operator').does('alertDeliveryList', { params: { receiver: id } })
    expect(items).toEqual([])
  })

  test.each([
    [broken, 'failed_http_error', broken],
    ['timeout', 'failed_timeout', null],
    ['unreachable', 'failed_unreachable', null],
  ] as const)(
    'that is answered with %j is an answer all the same, and not tried again',
    async (answer, result, response) => {
      const { id } = await newReceiver(rack)
      webhooks.answer = answer
      const told = await probe(id, true)
      expect(told.probe).toMatchObject({ state: 'failed', attempts: { webhook: [{ attempt: 1, result, response }] } })
      expect(told.resendsStarted).toBeNull()
      await advanceAndArrive(rack, 10 * MINUTE)
      expect(webhooks.requests).toHaveLength(1)
    },
  )

  test('cannot be made without a secret', async () => {
    const { id: receiver, secrets } = await newReceiver(rack)
    const operator = rack.as('operator')
    await operator.does('webhookSecretsDelete', { params: { secretId: secrets[0]?.id ?? '' } })
    expect(await operator.isRefused('alertReceiverProbe', { params: { receiver } })).toEqual(
      invalidRequest('receiver has no secrets, so delivery requests cannot be sent'),
    )
    expect(webhooks.requests).toEqual([])
  })

  test('is not sent by subscribing to everything', async () => {
    await newReceiver(rack, { subscriptions: ['**'] })
    const { id } = await newReceiver(rack, { subscriptions: ['*'] })
    await probe(id)
    await advanceAndArrive(rack, MINUTE)
    expect(webhooks.requests).toHaveLength(1)
  })
})

describe('a probe that is to send again what failed', () => {
  test('sends each alert that never came, once, and says how many', async () => {
    const { id: receiver } = await newReceiver(rack, { subscriptions: ['test.**'] })
    await raise(rack, 'test.foo')
    await raise(rack, 'test.foo.bar')
    await failForGood()
    const operator = rack.as('operator')
    const failed = (await operator.does('alertDeliveryList', { params: { receiver }, query: { failed: true } })).items
    expect(failed).toHaveLength(2)
    const [first] = failed
    const params = { alertId: first?.alertId ?? '' }
    await operator.does('alertDeliveryResend', { params, query: { receiver } })
    await failForGood()

    webhooks.answer = ok
    webhooks.taken()
    expect((await probe(receiver, true)).resendsStarted).toBe(2)
    expect((await probe(receiver, true)).resendsStarted).toBe(0)
    await advanceAndArrive(rack, 0)
    expect(webhooks.taken().slice(2)).toMatchObject([
      { body: { delivery: { trigger: 'resend' } } },
      { body: { delivery: { trigger: 'resend' } } },
    ])
    expect((await probe(receiver, true)).resendsStarted).toBe(0)
  })

  test('leaves alone what has come, is on its way, or is another receiver’s', async () => {
    const [one, other] = [await newReceiver(rack), await newReceiver(rack)]
    await raise(rack)
    await failForGood()
    webhooks.answer = ok
    expect((await probe(one.id, true)).resendsStarted).toBe(1)
    await advanceAndArrive(rack, 0)
    await raise(rack)
    webhooks.answer = broken
    await advanceAndArrive(rack, 0)
    webhooks.answer = ok
    expect((await probe(one.id, true)).resendsStarted).toBe(0)
    expect((await probe(one.id)).resendsStarted).toBeNull()
    expect((await probe(other.id, true)).resendsStarted).toBe(1)
  })
})
