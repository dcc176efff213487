import { z } from 'zod'
import { operation } from './operation.ts'
import { paged, pageOf } from './page.ts'

/** A kind of event that the platform tells receivers about; its name has segments with dots between them. */
export const AlertClass = z.object({ name: z.string(), description: z.string() }).meta({ id: 'AlertClass' })
export type AlertClass = z.infer<typeof AlertClass>

/** The name of an alert class or a pattern of names, in which `*` is any one segment and `**` any one or more. */
export const AlertSubscription = z
  .string()
  .regex(/^(\w+|\*{1,2})(\.(\w+|\*{1,2}))*$/, 'not the name of an alert class, nor a pattern of such names')
  .meta({ id: 'AlertSubscription' })
export type AlertSubscription = z.infer<typeof AlertSubscription>

const alertClassList = operation({
  id: 'alertClassList',
  method: 'GET',
  path: '/v1/alert-classes',
  tag: 'system/alerts',
  summary: 'List the alert classes, or those that a pattern matches',
  query: z.object({ ...paged, filter: AlertSubscription.optional() }),
  response: pageOf(AlertClass),
  status: 200,
})

export const alertOperations = {
  alertClassList,
} as const
