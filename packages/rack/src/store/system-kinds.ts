import { FLEET_ID } from './fleet-id.ts'
import type { KindDefinition } from './kind-definition.ts'
import type { SystemDocuments } from './system-documents.ts'
import { timeAndId } from './time-and-id.ts'

export const systemKinds = {
  supportBundle: {
    parent: () => FLEET_ID,
    name: ({ timeCreated, id }) => timeAndId(timeCreated, id),
    indexes: { dueAt: (bundle) => bundle.dueAt },
  },
  tufRepo: { parent: () => FLEET_ID, name: ({ repo }) => repo.systemVersion, indexes: {} },
  tufTrustRoot: { parent: () => FLEET_ID, name: () => null, indexes: {} },
  targetRelease: { parent: () => FLEET_ID, name: () => null, indexes: {} },
} as const satisfies { [K in keyof SystemDocuments]: KindDefinition<SystemDocuments[K]> }
