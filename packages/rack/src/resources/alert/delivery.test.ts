import type { AlertDelivery } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { invalidRequest, notFound } from '../../testing/refusals.ts'
import { advanceAndArrive, broken, newReceiver, ok, rackWithWebhooks, raise } from '../../testing/webhooks.ts'

const { rack, webhooks } = await rackWithWebhooks()
const operator = rack.as('operator')
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const MINUTE = 60_000

type Query = { pending?: boolean; failed?: boolean; delivered?: boolean; sortBy?: 'ascending' | 'descending' }

describe('the deliveries to a receiver', () => {
  let receiver: string
  /** Two of each state, oldest first. */
  const started: Date[] = []

  beforeAll(async () => {
    receiver = (await newReceiver(rack)).id
    const begin = async (answer: typeof ok) => {
      webhooks.next.push(answer)
      await rack.advance(1)
      started.push(rack.now)
      await raise(rack)
      await advanceAndArrive(rack, 0)
    }
    webhooks.answer = broken
    for (const answer of [broken, ok, ok, broken]) await begin(answer)
    await advanceAndArrive(rack, MINUTE)
    await advanceAndArrive(rack, 5 * MINUTE)
    for (const answer of [broken, broken]) await begin(answer)
    await newReceiver(rack, { subscriptions: ['test.quux.bar'] })
    await raise(rack, 'test.quux.bar')
    await advanceAndArrive(rack, 0)
    await operator.does('alertReceiverProbe', { params: { receiver } })
  })

  const list = (query: Query) => operator.does('alertDeliveryList', { params: { receiver }, query })
  const placesOf = (items: readonly AlertDelivery[]) =>
    items.map(({ timeStarted }) => started.findIndex((time) => time.getTime() === timeStarted.getTime()))

  const cases: [Query, number[]][] = [
    [{}, [0, 1, 2, 3, 4, 5]],
    [{ sortBy: 'descending' }, [5, 4, 3, 2, 1, 0]],
    [{ failed: true }, [0, 3]],
    [{ delivered: true }, [1, 2]],
    [{ pending: true }, [4, 5]],
    [{ failed: true, delivered: true }, [0, 1, 2, 3]],
    [{ failed: true, pending: true, sortBy: 'descending' }, [5, 4, 3, 0]],
    [{ failed: true, delivered: true, pending: true }, [0, 1, 2, 3, 4, 5]],
    [{ failed: false, delivered: false, pending: false }, [0, 1, 2, 3, 4, 5]],
    [{ failed: true, delivered: false }, [0, 3]],
  ]
  test.each(cases)('by %j are those at %j', async (query, expected) => {
    expect(placesOf((await list(query)).items)).toEqual(expected)
  })

  test.each(cases)('by %j come in pages, too', async (query, expected) => {
    const found: AlertDelivery[] = []
    let page = await operator.does('alertDeliveryList', { params: { receiver }, query: { ...query, limit: 1 } })
    found.push(...page.items)
    while (page.nextPage) {
      const next = { pageToken: page.nextPage, limit: 2 }
      page = await operator.does('alertDeliveryList', { params: { receiver }, query: next })
      found.push(...page.items)
    }
    expect(placesOf(found)).toEqual(expected)
  })

  test('of one moment are all there, whatever the pages', async () => {
    const { id, name } = await newReceiver(rack)
    webhooks.answer = ok
    for (let count = 0; count < 7; count++) await raise(rack)
    for (let tick = 0; tick < 4; tick++) await advanceAndArrive(rack, 0)
    const ids: string[] = []
    let pageToken: string | undefined
    do {
      const query = pageToken === undefined ? { limit: 2, sortBy: 'descending' as const } : { pageToken, limit: 2 }
      const page = await operator.does('alertDeliveryList', { params: { receiver: name }, query })
      ids.push(...page.items.map((each) => each.id))
      pageToken = page.nextPage ?? undefined
    } while (pageToken !== undefined)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(new Set(ids).size).toBe(7)
    await operator.does('alertReceiverDelete', { params: { receiver: id } })
  })

  test('cannot be listed by a token of another order', async () => {
    const { nextPage } = await operator.does('alertDeliveryList', { params: { receiver }, query: { limit: 1 } })
    const token = Object(JSON.parse(Buffer.from(nextPage ?? '', 'base64url').toString()))
    const pageToken = Buffer.from(JSON.stringify({ ...token, after: 'name' })).toString('base64url')
    const refused = await operator.isRefused('alertDeliveryList', { params: { receiver }, query: { pageToken } })
    expect(refused.status).toBe(400)
  })
})

describe('sending an alert again', () => {
  test('makes another delivery of it, to that receiver alone, however the last one went', async () => {
    const [one, other] = [await newReceiver(rack), await newReceiver(rack)]
    webhooks.answer = ok
    await raise(rack)
    await advanceAndArrive(rack, 0)
    const deliveriesTo = async (receiver: string) =>
      (await operator.does('alertDeliveryList', { params: { receiver } })).items
    const [first] = await deliveriesTo(one.id)
    const alertId = first?.alertId ?? ''
    webhooks.taken()
    await rack.advance(1)
    const { deliveryId } = await operator.does('alertDeliveryResend', {
      params: { alertId },
      query: { receiver: one.name },
    })
    await advanceAndArrive(rack, 0)
    expect(await deliveriesTo(one.id)).toMatchObject([
      { id: first?.id, trigger: 'alert' },
      { id: deliveryId, alertId, alertClass: 'test.foo', trigger: 'resend', state: 'delivered', timeStarted: rack.now },
    ])
    expect(await deliveriesTo(other.id)).toHaveLength(1)
    expect(webhooks.taken()).toMatchObject([{ body: { alert_id: alertId, delivery: { trigger: 'resend' } } }])
  })

  test('is refused for a class that the receiver is not subscribed to', async () => {
    const { id } = await newReceiver(rack)
    await raise(rack)
    await rack.advance(0)
    const [delivery] = (await operator.does('alertDeliveryList', { params: { receiver: id } })).items
    const params = { alertId: delivery?.alertId ?? '' }
    const { id: receiver } = await newReceiver(rack, { subscriptions: ['test.foo.*'] })
    expect(await operator.isRefused('alertDeliveryResend', { params, query: { receiver } })).toEqual(
      invalidRequest("cannot resend alert: receiver is not subscribed to the 'test.foo' alert class"),
    )
    expect(await operator.isRefused('alertDeliveryResend', { params, query: { receiver: 'nowhere' } })).toEqual(
      notFound('alert-receiver', { name: 'nowhere' }),
    )
  })

  test('is refused for an alert that there is not', async () => {
    const { id: receiver } = await newReceiver(rack)
    const refused = await operator.isRefused('alertDeliveryResend', {
      params: { alertId: NOWHERE },
      query: { receiver },
    })
    expect(refused).toEqual(notFound('alert', { id: NOWHERE }))
  })
})
