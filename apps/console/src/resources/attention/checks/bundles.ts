import type { SupportBundle } from '@plenum/api'
import type { Finding } from '../finding.ts'

/** Support bundles that could not be collected. */
export function failedBundles(bundles: readonly SupportBundle[]): Finding[] {
  return bundles
    .filter(({ state }) => state === 'failed')
    .map(({ id, reasonForFailure }) => ({
      id: `bundle/${id}`,
      severity: 'notice',
      text: `Support bundle ${id.slice(0, 8)} failed${reasonForFailure ? `: ${reasonForFailure}` : ''}`,
      remedy: { label: 'Support bundles', to: '/system/support-bundles' },
    }))
}
