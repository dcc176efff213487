import type { ApiResult } from '@plenum/api'
import type { Caller } from '../../testing/caller.ts'
import { testFleetMatrix } from '../../testing/fleet-matrix.ts'
import { advanceAndArrive, newReceiver, rackWithWebhooks, raise } from '../../testing/webhooks.ts'

const { rack } = await rackWithWebhooks()
const { id: receiver } = await newReceiver(rack)
await raise(rack)
await advanceAndArrive(rack, 0)
const { items } = await rack.as('operator').does('alertDeliveryList', { params: { receiver } })
const alertId = items[0]?.alertId ?? ''

/** By fleet admin, fleet collaborator, fleet viewer, silo admin, nobody. */
const matrix = {
  listClasses: '+ + + f f',
  listReceivers: '+ + + f f',
  viewReceiver: '+ + + h h',
  listSecrets: '+ + + h h',
  listDeliveries: '+ + + h h',
  createReceiver: '+ f f f f',
  updateReceiver: '+ f f h h',
  addSubscription: '+ f f h h',
  removeSubscription: '+ f f h h',
  addSecret: '+ f f h h',
  deleteSecret: '+ f f h h',
  probe: '+ f f h h',
  resend: '+ f f h h',
  deleteReceiver: '+ f f h h',
}

const params = { receiver }
const subscription = 'silo.*'
const endpoint = 'https://hooks.example.com/'

const deeds: Record<keyof typeof matrix, (by: Caller) => Promise<ApiResult<unknown>>> = {
  listClasses: (by) => by.call('alertClassList', {}),
  listReceivers: (by) => by.call('alertReceiverList', {}),
  viewReceiver: (by) => by.call('alertReceiverView', { params }),
  listSecrets: (by) => by.call('webhookSecretsList', { query: params }),
  listDeliveries: (by) => by.call('alertDeliveryList', { params }),
  createReceiver: (by) =>
    by.call('webhookReceiverCreate', { body: { name: 'made', description: '', endpoint, secrets: ['a'] } }),
  updateReceiver: (by) => by.call('webhookReceiverUpdate', { params, body: { description: '' } }),
  addSubscription: (by) => by.call('alertReceiverSubscriptionAdd', { params, body: { subscription } }),
  removeSubscription: async (by) => {
    await rack.as('operator').does('alertReceiverSubscriptionAdd', { params, body: { subscription } })
    return by.call('alertReceiverSubscriptionRemove', { params: { receiver, subscription } })
  },
  addSecret: (by) => by.call('webhookSecretsAdd', { query: params, body: { secret: 'a' } }),
  deleteSecret: async (by) => {
    const body = { secret: 'b' }
    const { id: secretId } = await rack.as('operator').does('webhookSecretsAdd', { query: params, body })
    return by.call('webhookSecretsDelete', { params: { secretId } })
  },
  probe: (by) => by.call('alertReceiverProbe', { params }),
  resend: (by) => by.call('alertDeliveryResend', { params: { alertId }, query: params }),
  deleteReceiver: async (by) => by.call('alertReceiverDelete', { params: { receiver: (await newReceiver(rack)).id } }),
}

testFleetMatrix(rack, matrix, (deed, by) => deeds[deed](by))
