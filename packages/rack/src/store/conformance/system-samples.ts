import { FLEET_ID } from '../fleet-id.ts'
import type { SystemDocuments } from '../system-documents.ts'
import { idOf, timeCreated, timeModified } from './sample-identity.ts'

export const systemSamples: { readonly [K in keyof SystemDocuments]: SystemDocuments[K] } = {
  supportBundle: {
    id: idOf(70),
    timeCreated,
    state: 'failed',
    reasonForCreation: 'sample',
    reasonForFailure: 'there was no room left',
    dueAt: 1_772_353_800_123,
  },
  tufRepo: {
    id: idOf(71),
    timeCreated,
    repo: {
      systemVersion: '1.2.3-rc.1+build',
      fileName: 'sample.zip',
      hash: 'ab'.repeat(32),
      targetsRoleVersion: 3,
      validUntil: '2030-01-01T00:00:00Z',
    },
    artifacts: [{ id: { name: 'sample', version: '1.2.3', kind: 'host' }, hash: 'cd'.repeat(32), size: 2 ** 33 }],
  },
  tufTrustRoot: {
    id: idOf(72),
    timeCreated,
    rootRole: { signed: { _type: 'root', spec_version: '1.0.31', expires: '2030-01-01T00:00:00Z' }, signatures: [] },
  },
  targetRelease: {
    id: FLEET_ID,
    generation: 2,
    timeRequested: timeModified,
    releaseSource: { type: 'system_version', version: '1.2.3' },
  },
}
