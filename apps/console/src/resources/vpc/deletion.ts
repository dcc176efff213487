import type { Vpc } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

const KEPT = 'One that still has subnets is not deleted.'

/** `leave` runs once it is gone, before anything is fetched anew: whoever shows it leaves. */
export function vpcDeletion(leave?: () => Promise<void>) {
  return deletion<Vpc>({
    noun: { one: 'VPC', many: 'VPCs' },
    consequence: {
      one: `Its firewall rules, routers and internet gateways are lost. ${KEPT}`,
      many: `Their firewall rules, routers and internet gateways are lost. ${KEPT}`,
    },
    run: async ({ id }) => {
      await call('vpcDelete', { params: { vpc: id } })
      await leave?.()
    },
    refreshes: ['vpcList'],
  })
}
