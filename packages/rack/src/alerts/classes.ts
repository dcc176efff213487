import { PROBE_CLASS } from '@plenum/api/alert-glob-rules'
import { z } from 'zod'

interface Definition {
  description: string
  /** Ids and names of what it is about; on the wire in snake_case. Nothing else gets out. */
  data: z.ZodObject<Record<string, z.ZodString>>
  /** For trying things out: there is no telling of them, but they can be subscribed to. */
  isHidden?: true
}

const text = z.string()
const instance = { instanceId: text, instanceName: text, projectId: text, projectName: text, siloId: text }
const silo = { siloId: text, siloName: text }
const test = { description: 'A test of deliveries', data: z.object({}), isHidden: true } as const

/** Every class of alert there is, in the order in which they are listed. Names have lower-case segments with dots between. */
export const alertClasses = {
  [PROBE_CLASS]: { description: 'Tries a receiver; sent on request only', data: z.object({}) },
  'hardware.sled.added': {
    description: 'A sled has become part of the rack',
    data: z.object({ sledId: text, serial: text, part: text, rackId: text }),
  },
  'instance.failed': { description: 'An instance has failed', data: z.object(instance) },
  'instance.restarted': {
    description: 'An instance that had failed is starting again by itself',
    data: z.object(instance),
  },
  'silo.created': { description: 'A silo has been created', data: z.object(silo) },
  'silo.deleted': { description: 'A silo has been deleted', data: z.object(silo) },
  'support_bundle.finished': {
    description: 'A support bundle has been collected, or could not be',
    /** `state` is `active` or `failed`. */
    data: z.object({ supportBundleId: text, state: text }),
  },
  'system.target_release.changed': {
    description: 'The release that the rack is to run has been changed',
    data: z.object({ systemVersion: text }),
  },
  'test.foo': test,
  'test.foo.bar': test,
  'test.foo.baz': test,
  'test.quux.bar': test,
  'test.quux.bar.baz': test,
} as const satisfies Record<string, Definition>

export type AlertClassName = keyof typeof alertClasses

/** What an alert of a class tells. */
export type AlertData<K extends AlertClassName> = z.infer<(typeof alertClasses)[K]['data']>

const all: readonly (readonly [string, Definition])[] = Object.entries(alertClasses)

/** Those that can be subscribed to or are sent, hidden ones included. */
export const everyAlertClass = all.map(([name]) => name)

/** Those that are told of. */
export const shownAlertClasses = all
  .filter(([, { isHidden }]) => !isHidden)
  .map(([name, { description }]) => ({ name, description }))
