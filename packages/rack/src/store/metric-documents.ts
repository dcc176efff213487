import type { VirtualResourceCounts } from '@plenum/api'

/** What is kept of the past. */

/** What the fleet, a silo or a project had from one collection on until it changed. Times are milliseconds since the epoch. */
export interface ProvisioningStepDocument extends VirtualResourceCounts {
  id: string
  collectionId: string
  at: number
  /** Null: it still has. */
  until: number | null
}

/** The life of an instance's VM, with all that cannot change meanwhile. */
export interface VmRunDocument {
  id: string
  instanceId: string
  projectId: string
  siloId: string
  sledId: string
  ncpus: number
  disks: readonly { id: string; blockSize: number }[]
  interfaceIds: readonly string[]
  timeStarted: Date
  /** Null: it still runs. */
  timeEnded: Date | null
  /** When it was rebooted, in milliseconds since the epoch. */
  resets: readonly number[]
}

export interface MetricDocuments {
  provisioningStep: ProvisioningStepDocument
  vmRun: VmRunDocument
}
