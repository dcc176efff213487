import type { KindDefinition } from './kind-definition.ts'
import type { MetricDocuments } from './metric-documents.ts'
import { sortableNumber } from './sortable-number.ts'

export const metricKinds = {
  provisioningStep: {
    parent: (step) => step.collectionId,
    name: (step) => sortableNumber(step.at),
    indexes: { until: (step) => step.until },
  },
  /** By when it began, which an instance does once at a time. */
  vmRun: {
    parent: (run) => run.instanceId,
    name: (run) => sortableNumber(run.timeStarted.getTime()),
    indexes: { projectId: (run) => run.projectId, endedAt: (run) => run.timeEnded?.getTime() ?? null },
  },
} as const satisfies { [K in keyof MetricDocuments]: KindDefinition<MetricDocuments[K]> }
