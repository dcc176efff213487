import type { FloatingIp } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'
import { whyNotDeleteFloatingIp } from './attachment.ts'

export const floatingIpDeletion = deletion<FloatingIp>({
  noun: { one: 'floating IP', many: 'floating IPs' },
  consequence: {
    one: 'Its address goes back to the pool and may be given to somebody else.',
    many: 'Their addresses go back to their pools and may be given to somebody else.',
  },
  whyNot: whyNotDeleteFloatingIp,
  run: ({ id }) => call('floatingIpDelete', { params: { floatingIp: id } }),
  refreshes: ['floatingIpList', 'ipPoolUtilizationView'],
})
