import type { OperationId } from '@plenum/api'

/** What a change of a silo's or a project's policy makes stale: what counts in a project includes the silo's. */
export const policyRefreshes = ['policyView', 'projectPolicyView', 'siloPolicyView'] as const satisfies OperationId[]
