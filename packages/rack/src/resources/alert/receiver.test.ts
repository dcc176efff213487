import { describe, expect, test } from 'vitest'
import { alreadyExists, invalidValue, notFound } from '../../testing/refusals.ts'
import { advanceAndArrive, broken, newReceiver, rackWithWebhooks, raise } from '../../testing/webhooks.ts'

const { rack, webhooks } = await rackWithWebhooks()
const operator = rack.as('operator')
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const body = {
  name: 'pager',
  description: 'On call',
  endpoint: 'https://hooks.example.com/pager?room=1',
  secrets: ['sesame', 'open'],
  subscriptions: ['silo.*', 'instance.failed', 'silo.*'],
}

describe('a new webhook', () => {
  test('is told back with ids for its secrets, and is there under its name and id', async () => {
    const made = await operator.does('webhookReceiverCreate', { body })
    const { secrets: _, ...given } = body
    const subscriptions = ['silo.*', 'instance.failed']
    const times = { timeCreated: rack.now, timeModified: rack.now }
    const secret = { id: expect.any(String), timeCreated: rack.now }
    expect(made).toEqual({ id: expect.any(String), ...given, ...times, subscriptions, secrets: [secret, secret] })
    const { endpoint, secrets, ...receiver } = made
    for (const each of [made.id, 'pager'])
      expect(await operator.does('alertReceiverView', { params: { receiver: each } })).toEqual({
        ...receiver,
        kind: { kind: 'webhook', endpoint, secrets },
      })
  })

  test('needs a name of its own', async () => {
    const { name } = await newReceiver(rack)
    const before = [await rack.count('alertReceiver'), await rack.count('webhookSecret')]
    expect(await operator.isRefused('webhookReceiverCreate', { body: { ...body, name } })).toEqual(
      alreadyExists('alert-receiver', name),
    )
    expect([await rack.count('alertReceiver'), await rack.count('webhookSecret')]).toEqual(before)
  })

  test('needs a secret', async () => {
    const refused = await operator.isRefused('webhookReceiverCreate', { body: { ...body, name: 'a', secrets: [] } })
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('at least one secret') })
    expect(
      await operator.isRefused('webhookReceiverCreate', { body: { ...body, name: 'a', secrets: ['b', ''] } }),
    ).toEqual(invalidValue('secret', 'requires at least one character'))
  })

  test.each([
    ['ftp://hooks.example.com/', 'must be an absolute URL that begins with http:// or https://'],
    ['https://ada:sesame@hooks.example.com/', 'must not hold a user name or a password'],
  ])('cannot be at %s', async (endpoint, reason) => {
    const refused = await operator.isRefused('webhookReceiverCreate', { body: { ...body, name: 'a', endpoint } })
    expect(refused).toEqual(invalidValue('endpoint', reason))
  })

  test.each(['hooks.example.com', '/pager', ''])('cannot be at %j, which is no URL', async (endpoint) => {
    const refused = await operator.isRefused('webhookReceiverCreate', { body: { ...body, name: 'a', endpoint } })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })

  test('cannot subscribe to what there is not', async () => {
    const subscriptions = ['silo.*', 'silo.renamed']
    const refused = await operator.isRefused('webhookReceiverCreate', { body: { ...body, name: 'a', subscriptions } })
    expect(refused).toMatchObject({ code: 'InvalidValue', message: expect.stringContaining('expected one of probe, ') })
  })
})

describe('receivers', () => {
  test('are listed by name, each with its own secrets', async () => {
    const receiver = await newReceiver(rack, { secrets: ['a', 'b', 'c'] })
    const { items } = await operator.does('alertReceiverList', {})
    const names = items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(items.find(({ id }) => id === receiver.id)?.kind.secrets).toEqual(receiver.secrets)
    const page = await operator.does('alertReceiverList', { query: { limit: 1, sortBy: 'name_descending' } })
    expect(page.items.map(({ name }) => name)).toEqual([names.at(-1)])
    expect(page.nextPage).not.toBeNull()
  })
})

describe('an update', () => {
  test('changes what it names and leaves the rest', async () => {
    const receiver = await newReceiver(rack)
    await rack.advance(1000)
    const endpoint = 'http://hooks.example.com/other'
    await operator.does('webhookReceiverUpdate', { params: { receiver: receiver.name }, body: { endpoint } })
    const change = { name: 'renamed', description: 'Other' }
    await operator.does('webhookReceiverUpdate', { params: { receiver: receiver.id }, body: change })
    expect(await operator.does('alertReceiverView', { params: { receiver: 'renamed' } })).toMatchObject({
      ...change,
      timeCreated: receiver.timeCreated,
      timeModified: rack.now,
      kind: { endpoint, secrets: receiver.secrets },
      subscriptions: receiver.subscriptions,
    })
  })

  test('is refused where a new webhook would be', async () => {
    const [one, other] = [await newReceiver(rack), await newReceiver(rack)]
    const params = { receiver: one.id }
    expect(await operator.isRefused('webhookReceiverUpdate', { params, body: { name: other.name } })).toEqual(
      alreadyExists('alert-receiver', other.name),
    )
    expect(await operator.isRefused('webhookReceiverUpdate', { params, body: { endpoint: 'file:///etc' } })).toEqual(
      invalidValue('endpoint', 'must be an absolute URL that begins with http:// or https://'),
    )
    const { timeModified: _, ...before } = await operator.does('alertReceiverView', { params })
    expect(before).toMatchObject({ name: one.name, kind: { endpoint: one.endpoint } })
  })
})

test('deleting a receiver takes along its secrets and deliveries, and no others', async () => {
  const [gone, stays] = [await newReceiver(rack), await newReceiver(rack)]
  webhooks.next.push(broken)
  await raise(rack)
  await advanceAndArrive(rack, 0)
  await raise(rack)
  await operator.does('alertReceiverDelete', { params: { receiver: gone.name } })
  const left = await rack.store.read(async (tx) => [
    ...(await tx.list('webhookSecret', { limit: 1000 })),
    ...(await tx.list('alertDelivery', { limit: 1000 })),
  ])
  expect(left.filter(({ receiverId }) => receiverId === gone.id)).toEqual([])
  expect(left.filter(({ receiverId }) => receiverId === stays.id)).toHaveLength(2)
  expect(await operator.isRefused('alertReceiverView', { params: { receiver: gone.id } })).toEqual(
    notFound('alert-receiver', { id: gone.id }),
  )
})

describe('a receiver that there is not', () => {
  test.each(['alertReceiverView', 'alertReceiverDelete', 'alertDeliveryList', 'alertReceiverProbe'] as const)(
    'is not found by %s',
    async (id) => {
      expect(await operator.isRefused(id, { params: { receiver: 'nowhere' } })).toEqual(
        notFound('alert-receiver', { name: 'nowhere' }),
      )
      expect(await operator.isRefused(id, { params: { receiver: NOWHERE } })).toEqual(
        notFound('alert-receiver', { id: NOWHERE }),
      )
    },
  )

  test('cannot be changed', async () => {
    const refused = await operator.isRefused('webhookReceiverUpdate', { params: { receiver: 'nowhere' }, body: {} })
    expect(refused).toEqual(notFound('alert-receiver', { name: 'nowhere' }))
  })
})
