import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRack } from '../rack.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'
import { advanceAndArrive, broken, never, newReceiver, ok, rackWithWebhooks, raise } from '../testing/webhooks.ts'
import type { Webhooks } from '../testing/webhooks.ts'
import type { WebhookOutcome } from './webhook-sender.ts'

let rack: RackUnderTest
let webhooks: Webhooks
beforeEach(async () => {
  ;({ rack, webhooks } = await rackWithWebhooks())
})

const SECOND = 1000
const MINUTE = 60 * SECOND

async function deliveriesTo(receiver: string) {
  return (await rack.as('operator').does('alertDeliveryList', { params: { receiver } })).items
}

describe('an alert', () => {
  test('comes to every receiver that is subscribed to its class, once', async () => {
    const exactly = await newReceiver(rack)
    const by = await newReceiver(rack, { subscriptions: ['test.*', 'test.**', 'test.foo'] })
    await newReceiver(rack, { subscriptions: ['test.foo.*', 'silo.**'] })
    await raise(rack)
    for (let tick = 0; tick < 3; tick++) await advanceAndArrive(rack, 0)
    expect(webhooks.taken().map(({ url }) => url)).toEqual(
      expect.arrayContaining([exactly.endpoint, by.endpoint].toSorted()),
    )
    expect(await deliveriesTo(by.id)).toMatchObject([{ trigger: 'alert', state: 'delivered', alertClass: 'test.foo' }])
    expect(await rack.count('alertDelivery')).toBe(2)
  })

  test('is not raised by what comes to nothing', async () => {
    await newReceiver(rack)
    const undone = rack.store.write(async (tx) => {
      const { raiseAlert } = await import('./raise.ts')
      await raiseAlert(tx, 'test.foo', {}, rack.now)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await advanceAndArrive(rack, 0)
    expect(webhooks.received).toEqual([])
  })

  test('that came up before a receiver was there does not come to it', async () => {
    await raise(rack)
    await advanceAndArrive(rack, 0)
    await newReceiver(rack)
    await advanceAndArrive(rack, MINUTE)
    expect(webhooks.received).toEqual([])
  })
})

describe('a delivery', () => {
  const outcomes: [WebhookOutcome, string][] = [
    [broken, 'failed_http_error'],
    [{ status: 302, durationMs: 1 }, 'failed_http_error'],
    [{ status: 199, durationMs: 1 }, 'failed_http_error'],
    ['unreachable', 'failed_unreachable'],
    ['timeout', 'failed_timeout'],
  ]
  test.each(outcomes)('that is answered with %j has %s', async (outcome, result) => {
    const { id } = await newReceiver(rack)
    webhooks.next.push(outcome)
    await raise(rack)
    await advanceAndArrive(rack, 0)
    const response = typeof outcome === 'string' ? null : outcome
    expect(await deliveriesTo(id)).toMatchObject([
      { state: 'pending', attempts: { webhook: [{ attempt: 1, timeSent: rack.now, result, response }] } },
    ])
  })

  test.each([200, 204, 299])('that is answered with %i has succeeded', async (status) => {
    const { id } = await newReceiver(rack)
    webhooks.answer = { status, durationMs: 5 }
    await raise(rack)
    await advanceAndArrive(rack, 0)
    const attempt = { attempt: 1, result: 'succeeded', response: { status, durationMs: 5 } }
    expect(await deliveriesTo(id)).toMatchObject([{ state: 'delivered', attempts: { webhook: [attempt] } }])
  })

  test('is tried three times, a minute and then five after the last, and has failed then', async () => {
    const { id } = await newReceiver(rack)
    webhooks.answer = broken
    await raise(rack)
    const counts: number[] = []
    for (const wait of [0, MINUTE - 1, 1, 5 * MINUTE - 1, 1, 60 * MINUTE]) {
      await advanceAndArrive(rack, wait)
      counts.push(webhooks.received.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
    const [delivery] = await deliveriesTo(id)
    expect(delivery).toMatchObject({ state: 'failed' })
    expect(delivery?.attempts.webhook.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
  })

  test('that succeeds in the end is not tried again', async () => {
    const { id } = await newReceiver(rack)
    webhooks.next.push('timeout', broken)
    await raise(rack)
    for (const wait of [0, MINUTE, 5 * MINUTE, 60 * MINUTE]) await advanceAndArrive(rack, wait)
    expect(webhooks.received).toHaveLength(3)
    const [delivery] = await deliveriesTo(id)
    expect(delivery?.attempts.webhook.map(({ result }) => result)).toEqual([
      'failed_timeout',
      'failed_http_error',
      'succeeded',
    ])
    expect(delivery?.state).toBe('delivered')
  })

  test('goes to where the receiver is by then, and is not sent to one that is gone', async () => {
    const { id: receiver } = await newReceiver(rack)
    webhooks.answer = 'unreachable'
    await raise(rack)
    await advanceAndArrive(rack, 0)
    const endpoint = 'https://elsewhere.example.com/'
    await rack.as('operator').does('webhookReceiverUpdate', { params: { receiver }, body: { endpoint } })
    await advanceAndArrive(rack, MINUTE)
    expect(webhooks.taken()[1]?.url).toBe(endpoint)
    await rack.as('operator').does('alertReceiverDelete', { params: { receiver } })
    await advanceAndArrive(rack, 5 * MINUTE)
    expect(webhooks.received).toEqual([])
  })

  test('waits while there is nothing to sign it with', async () => {
    const { id, secrets } = await newReceiver(rack)
    await raise(rack)
    const operator = rack.as('operator')
    await operator.does('webhookSecretsDelete', { params: { secretId: secrets[0]?.id ?? '' } })
    await advanceAndArrive(rack, 0)
    await advanceAndArrive(rack, 10 * MINUTE)
    expect(webhooks.received).toEqual([])
    expect(await deliveriesTo(id)).toMatchObject([{ state: 'pending', attempts: { webhook: [] } }])
    await operator.does('webhookSecretsAdd', { query: { receiver: id }, body: { secret: 'new' } })
    await advanceAndArrive(rack, MINUTE)
    expect(await deliveriesTo(id)).toMatchObject([{ state: 'delivered' }])
  })

  test('whose receiver goes while it is under way leaves nothing behind', async () => {
    const { id: receiver } = await newReceiver(rack)
    const gate = Promise.withResolvers<WebhookOutcome>()
    webhooks.answer = gate.promise
    await raise(rack)
    await rack.advance(0)
    await rack.as('operator').does('alertReceiverDelete', { params: { receiver } })
    gate.resolve(ok)
    await rack.rack.idle()
    await rack.advance(0)
    expect(await rack.count('alertDelivery')).toBe(0)
  })
})

describe('an attempt that never ends', () => {
  test('is made again once its lease is over, by whoever ticks, and counts only once', async () => {
    const { id } = await newReceiver(rack)
    const lost = Promise.withResolvers<WebhookOutcome>()
    webhooks.next.push(lost.promise)
    await raise(rack)
    await rack.advance(0)
    await webhooks.haveCome(1)
    rack.restart()
    await advanceAndArrive(rack, MINUTE - 1)
    expect(webhooks.received).toHaveLength(1)
    await advanceAndArrive(rack, 1)
    expect(webhooks.received).toHaveLength(2)
    const delivered = { state: 'delivered', attempts: { webhook: [{ attempt: 1, timeSent: rack.now }] } }
    expect(await deliveriesTo(id)).toMatchObject([delivered])
    lost.resolve(broken)
    await lost.promise
    await advanceAndArrive(rack, 0)
    expect(await deliveriesTo(id)).toMatchObject([delivered])
  })

  test('is not waited for by ticks, and others are not held up by it', async () => {
    const stuck = await newReceiver(rack)
    for (let count = 0; count < 150; count++) await raise(rack)
    const gate = Promise.withResolvers<WebhookOutcome>()
    webhooks.answer = gate.promise
    await rack.advance(0)
    await webhooks.haveCome(2)
    const other = await newReceiver(rack)
    await raise(rack)
    webhooks.answer = ok
    await rack.advance(250)
    await expect.poll(() => deliveriesTo(other.id), { timeout: 4000 }).toMatchObject([{ state: 'delivered' }])
    expect(webhooks.requests.filter(({ url }) => url === stuck.endpoint)).toHaveLength(2)
    gate.resolve(ok)
    await rack.rack.idle()
  })

  test('is ended by a host that stops, and comes again later', async () => {
    const { id } = await newReceiver(rack)
    webhooks.next.push(never)
    await raise(rack)
    await rack.advance(0)
    await webhooks.haveCome(1)
    const abandon = new AbortController()
    const idle = rack.rack.idle(abandon.signal)
    abandon.abort()
    await idle
    expect(await deliveriesTo(id)).toMatchObject([{ state: 'pending', attempts: { webhook: [] } }])
    rack.restart()
    await advanceAndArrive(rack, MINUTE)
    expect(await deliveriesTo(id)).toMatchObject([{ state: 'delivered' }])
  })
})

test('many control planes over one store send everything once', async () => {
  const { store } = rack
  for (let count = 0; count < 4; count++) await newReceiver(rack)
  for (let count = 0; count < 25; count++) await raise(rack)
  const racks = Array.from({ length: 3 }, () =>
    createRack({ store, passwords: cheapPasswords, clock: () => rack.now, webhooks: webhooks.send }),
  )
  const inTurn = async () => {
    await Promise.all(racks.map((each) => each.tick()))
    await Promise.all(racks.map((each) => each.idle()))
  }
  for (let tick = 0; tick < 15; tick++) await inTurn()
  const ids = webhooks.received.map(({ headers }) => headers.get('x-plenum-delivery-id'))
  expect(ids).toHaveLength(100)
  expect(new Set(ids).size).toBe(100)
})

test('a store that fails behind a delivery is told of by the next tick', async () => {
  await newReceiver(rack)
  const gate = Promise.withResolvers<WebhookOutcome>()
  webhooks.answer = gate.promise
  await raise(rack)
  await rack.advance(0)
  vi.spyOn(rack.store, 'write').mockRejectedValueOnce(new Error('the disk is full'))
  gate.resolve(ok)
  await rack.rack.idle()
  await expect(rack.advance(0)).rejects.toThrow('deliveries could not be kept')
  await rack.advance(0)
})
