import { rackUnderTest } from '@plenum/rack/testing/rack-under-test'
import type { RackUnderTest } from '@plenum/rack/testing/rack-under-test'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { startReceiver, valuesOf } from './testing-receiver.ts'
import type { Got } from './testing-receiver.ts'
import { createWebhookSender } from './webhook-sender.ts'

const MINUTE = 60_000

/** As a receiver would: one of the signatures has to be by the secret that it knows, over the bytes that it got. */
function isSigned(got: Got, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(got.body).digest()
  return valuesOf(got, 'x-plenum-signature').some((signature) => {
    const fields = new URLSearchParams(signature)
    const actual = Buffer.from(fields.get('s') ?? '', 'hex')
    return fields.get('a') === 'sha256' && actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}

interface Fleet {
  rack: RackUnderTest
  receiver: string
  got: Got[]
  /** Makes a silo, of which the receiver is to be told. */
  createSilo: (name: string) => Promise<void>
}

async function fleetWith(answer: RequestListener, allowLocal = true): Promise<Fleet> {
  const { url, got } = await startReceiver(answer)
  const rack = await rackUnderTest({ webhooks: createWebhookSender({ allowLocal }) })
  const operator = rack.as('operator')
  const given = { name: 'hook', description: '', endpoint: url, secrets: ['sesame'], subscriptions: ['silo.*'] }
  const { id: receiver } = await operator.does('webhookReceiverCreate', { body: given })
  const createSilo = async (name: string) => {
    const body = { name, description: '', discoverable: true, identityMode: 'local_only' as const }
    const quotas = { cpus: 0, memory: 0, storage: 0 }
    await operator.does('siloCreate', { body: { ...body, quotas, mappedFleetRoles: {}, tlsCertificates: [] } })
  }
  return { rack, receiver, got, createSilo }
}

async function advance(rack: RackUnderTest, milliseconds: number): Promise<void> {
  await rack.advance(milliseconds)
  await rack.rack.idle()
}

async function deliveriesTo({ rack, receiver }: Fleet) {
  return (await rack.as('operator').does('alertDeliveryList', { params: { receiver } })).items
}

describe('a receiver on the network', () => {
  test('gets the third attempt after two that fail, and can tell whom it is from', async () => {
    const statuses = [500, 503, 200]
    const fleet = await fleetWith((_, response) => response.writeHead(statuses.shift() ?? 418).end())
    const { rack, got } = fleet
    await fleet.createSilo('new')
    for (const wait of [0, MINUTE, 5 * MINUTE, 60 * MINUTE]) await advance(rack, wait)
    expect(got).toHaveLength(3)
    for (const request of got) {
      expect(isSigned(request, 'sesame')).toBe(true)
      expect(isSigned(request, 'other')).toBe(false)
      expect(JSON.parse(request.body.toString())).toMatchObject({
        alert_class: 'silo.created',
        data: { silo_name: 'new' },
        delivery: { id: request.headers['x-plenum-delivery-id'], sent_at: request.headers['x-plenum-timestamp'] },
      })
    }
    expect(await deliveriesTo(fleet)).toMatchObject([
      {
        state: 'delivered',
        attempts: {
          webhook: [
            { attempt: 1, result: 'failed_http_error', response: { status: 500 } },
            { attempt: 2, result: 'failed_http_error', response: { status: 503 } },
            { attempt: 3, result: 'succeeded', response: { status: 200 } },
          ],
        },
      },
    ])
  })

  test('can exchange its secret without missing anything', async () => {
    const fleet = await fleetWith((_, response) => response.end())
    const { rack, receiver, got, createSilo } = fleet
    const operator = rack.as('operator')
    const { secrets } = await operator.does('webhookSecretsList', { query: { receiver } })
    await operator.does('webhookSecretsAdd', { query: { receiver }, body: { secret: 'new sesame' } })
    await createSilo('one')
    await advance(rack, 0)
    await operator.does('webhookSecretsDelete', { params: { secretId: secrets[0]?.id ?? '' } })
    await createSilo('two')
    await advance(rack, 0)
    expect(got.map((request) => valuesOf(request, 'x-plenum-signature').length)).toEqual([2, 1])
    expect(got.map((request) => ['sesame', 'new sesame'].map((secret) => isSigned(request, secret)))).toEqual([
      [true, true],
      [false, true],
    ])
  })

  test('that sends elsewhere is not followed there', async () => {
    const elsewhere = await startReceiver((_, response) => response.end())
    const fleet = await fleetWith((_, response) => response.writeHead(307, { location: elsewhere.url }).end())
    await fleet.createSilo('new')
    await advance(fleet.rack, 0)
    expect(elsewhere.got).toEqual([])
    const attempt = { result: 'failed_http_error', response: { status: 307 } }
    expect(await deliveriesTo(fleet)).toMatchObject([{ state: 'pending', attempts: { webhook: [attempt] } }])
  })

  test('that hangs up is unreachable', async () => {
    const fleet = await fleetWith((request) => request.socket.destroy())
    await fleet.createSilo('new')
    await advance(fleet.rack, 0)
    const attempt = { result: 'failed_unreachable', response: null }
    expect(await deliveriesTo(fleet)).toMatchObject([{ state: 'pending', attempts: { webhook: [attempt] } }])
  })

  test('that is on this machine is not contacted unless that is allowed', async () => {
    const fleet = await fleetWith((_, response) => response.end(), false)
    await fleet.createSilo('new')
    for (const wait of [0, MINUTE, 5 * MINUTE]) await advance(fleet.rack, wait)
    expect(fleet.got).toEqual([])
    const unreachable = { result: 'failed_unreachable' }
    expect(await deliveriesTo(fleet)).toMatchObject([
      { state: 'failed', attempts: { webhook: [unreachable, unreachable, unreachable] } },
    ])
    const params = { receiver: fleet.receiver }
    const { probe } = await fleet.rack.as('operator').does('alertReceiverProbe', { params })
    expect(probe).toMatchObject({ state: 'failed', attempts: { webhook: [unreachable] } })
  })

  test('that a crash came between is sent the same delivery once the lease is over', async () => {
    const first = Promise.withResolvers<void>()
    const fleet = await fleetWith((_, response) => {
      if (fleet.got.length === 1) first.resolve()
      else response.end()
    })
    const { rack, got } = fleet
    await fleet.createSilo('new')
    await rack.advance(0)
    await first.promise
    rack.restart()
    await advance(rack, MINUTE - 1)
    expect(got).toHaveLength(1)
    await advance(rack, 1)
    expect(got).toHaveLength(2)
    expect(new Set(got.map(({ headers }) => headers['x-plenum-delivery-id'])).size).toBe(1)
    const attempt = { attempt: 1, result: 'succeeded' }
    expect(await deliveriesTo(fleet)).toMatchObject([{ state: 'delivered', attempts: { webhook: [attempt] } }])
  })
})
