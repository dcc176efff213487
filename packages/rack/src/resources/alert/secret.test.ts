import { describe, expect, test } from 'vitest'
import { invalidValue, notFound } from '../../testing/refusals.ts'
import { advanceAndArrive, newReceiver, rackWithWebhooks, raise } from '../../testing/webhooks.ts'

const { rack, webhooks } = await rackWithWebhooks()
const operator = rack.as('operator')
const NOWHERE = '00000000-0000-4000-8000-000000000000'

function signersOf(headers: Headers | undefined): string[] {
  return [...(headers?.get('x-plenum-signature') ?? '').matchAll(/id=([^&]+)/g)].map(([, id]) => id ?? '')
}

describe('the secrets of a webhook', () => {
  test('can be exchanged one after the other, and all there are sign', async () => {
    const { id: receiver, secrets } = await newReceiver(rack)
    const query = { receiver }
    const old = secrets[0]?.id ?? ''
    await rack.advance(1000)
    const added = await operator.does('webhookSecretsAdd', { query, body: { secret: 'new' } })
    expect(added).toEqual({ id: expect.any(String), timeCreated: rack.now })
    expect(await operator.does('webhookSecretsList', { query })).toEqual({ secrets: [...secrets, added] })
    await raise(rack)
    await advanceAndArrive(rack, 0)
    expect(signersOf(webhooks.taken()[0]?.headers).toSorted()).toEqual([old, added.id].toSorted())
    await operator.does('webhookSecretsDelete', { params: { secretId: old } })
    await raise(rack)
    await advanceAndArrive(rack, 0)
    expect(signersOf(webhooks.taken()[0]?.headers)).toEqual([added.id])
    await operator.does('alertReceiverDelete', { params: { receiver } })
  })

  test('may all be deleted', async () => {
    const { id: receiver, secrets } = await newReceiver(rack)
    await operator.does('webhookSecretsDelete', { params: { secretId: secrets[0]?.id ?? '' } })
    expect(await operator.does('webhookSecretsList', { query: { receiver } })).toEqual({ secrets: [] })
  })

  test('cannot be empty', async () => {
    const { id: receiver } = await newReceiver(rack)
    const refused = await operator.isRefused('webhookSecretsAdd', { query: { receiver }, body: { secret: '' } })
    expect(refused).toEqual(invalidValue('secret', 'requires at least one character'))
  })

  test('that are not there cannot be deleted, nor any added to a webhook that is not there', async () => {
    expect(await operator.isRefused('webhookSecretsDelete', { params: { secretId: NOWHERE } })).toEqual(
      notFound('webhook-secret', { id: NOWHERE }),
    )
    const query = { receiver: 'nowhere' }
    const missing = notFound('alert-receiver', { name: 'nowhere' })
    expect(await operator.isRefused('webhookSecretsList', { query })).toEqual(missing)
    expect(await operator.isRefused('webhookSecretsAdd', { query, body: { secret: 'a' } })).toEqual(missing)
  })
})

test('the text of a secret is in no answer', async () => {
  const texts: string[] = []
  const { Caller } = await import('../../testing/caller.ts')
  const listening = new Caller(async (request) => {
    const response = await operator.raw(request)
    texts.push(await response.clone().text())
    return response
  })
  const secret = 'never-to-be-seen'
  const body = { name: 'discreet', description: '', endpoint: 'https://hooks.example.com', secrets: [secret] }
  const { id: receiver } = await listening.does('webhookReceiverCreate', { body })
  await listening.does('webhookSecretsAdd', { query: { receiver }, body: { secret } })
  await listening.does('webhookSecretsList', { query: { receiver } })
  await listening.does('alertReceiverView', { params: { receiver } })
  await listening.does('alertReceiverList', {})
  await listening.does('alertReceiverProbe', { params: { receiver } })
  await listening.does('alertDeliveryList', { params: { receiver } })
  await listening.isRefused('webhookReceiverCreate', { body })
  await listening.isRefused('webhookReceiverCreate', { body: { ...body, name: 'other', endpoint: 'ftp://a' } })
  expect(texts).toHaveLength(9)
  expect(texts.join('\n')).not.toContain(secret)
})
