import { z } from 'zod'
import { AlertSubscription } from './alert.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { identity, NameOrId } from './scalars.ts'
import { webhook } from './webhook.ts'

export const AlertReceiverKind = z
  .discriminatedUnion('kind', [z.object({ kind: z.literal('webhook'), ...webhook })])
  .meta({ id: 'AlertReceiverKind' })
export type AlertReceiverKind = z.infer<typeof AlertReceiverKind>

export const AlertReceiver = z
  .object({ ...identity, kind: AlertReceiverKind, subscriptions: z.array(AlertSubscription) })
  .meta({ id: 'AlertReceiver' })
export type AlertReceiver = z.infer<typeof AlertReceiver>

/** What is asked for, and the answer. */
export const AlertSubscriptionCreate = z
  .object({ subscription: AlertSubscription })
  .meta({ id: 'AlertSubscriptionCreate' })
export type AlertSubscriptionCreate = z.input<typeof AlertSubscriptionCreate>

const tag = 'system/alerts'
const params = z.object({ receiver: NameOrId })

const alertReceiverList = operation({
  id: 'alertReceiverList',
  method: 'GET',
  path: '/v1/alert-receivers',
  tag,
  summary: 'List the alert receivers',
  query: z.object(pagedByNameOrId),
  response: pageOf(AlertReceiver),
  status: 200,
})

const alertReceiverView = operation({
  id: 'alertReceiverView',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}',
  tag,
  summary: 'View an alert receiver',
  params,
  response: AlertReceiver,
  status: 200,
})

const alertReceiverDelete = operation({
  id: 'alertReceiverDelete',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}',
  tag,
  summary: 'Delete an alert receiver and all that is known of its deliveries',
  params,
  status: 204,
})

const alertReceiverSubscriptionAdd = operation({
  id: 'alertReceiverSubscriptionAdd',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/subscriptions',
  tag,
  summary: 'Subscribe a receiver to an alert class or a pattern of them',
  params,
  body: AlertSubscriptionCreate,
  response: AlertSubscriptionCreate,
  status: 201,
})

const alertReceiverSubscriptionRemove = operation({
  id: 'alertReceiverSubscriptionRemove',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}/subscriptions/{subscription}',
  tag,
  summary: 'End a subscription of a receiver',
  params: z.object({ ...params.shape, subscription: AlertSubscription }),
  status: 204,
})

export const alertReceiverOperations = {
  alertReceiverList,
  alertReceiverView,
  alertReceiverDelete,
  alertReceiverSubscriptionAdd,
  alertReceiverSubscriptionRemove,
} as const
