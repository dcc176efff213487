import { whyNotDeleteRouter } from '@plenum/api/route-rules'
import type { VpcRouter } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

/** `leave` runs once it is gone, before anything is fetched anew: whoever shows it leaves. */
export function routerDeletion(leave?: () => Promise<void>) {
  return deletion<VpcRouter>({
    noun: { one: 'router', many: 'routers' },
    consequence: {
      one: 'Its routes are deleted, too, and it is taken off the subnets that have it.',
      many: 'Their routes are deleted, too, and they are taken off the subnets that have them.',
    },
    whyNot: ({ kind }) => whyNotDeleteRouter(kind) && 'The system router of a VPC cannot be deleted',
    run: async ({ id }) => {
      await call('vpcRouterDelete', { params: { router: id } })
      await leave?.()
    },
    refreshes: ['vpcRouterList', 'vpcRouterRouteList', 'vpcSubnetList', 'vpcSubnetView'],
  })
}
