import type { ProbeInfo } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

export function probeDeletion(project: string) {
  return deletion<ProbeInfo>({
    noun: { one: 'probe', many: 'probes' },
    consequence: {
      one: 'Its addresses are free again. No instance is touched.',
      many: 'Their addresses are free again. No instance is touched.',
    },
    run: ({ id }) => call('probeDelete', { params: { probe: id }, query: { project } }),
    refreshes: ['probeList', 'ipPoolUtilizationView'],
  })
}
