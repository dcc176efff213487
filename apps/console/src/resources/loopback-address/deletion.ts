import { call } from '../../api/call.ts'
import { addressOf } from '../address-lot/address.ts'
import { deletion } from '../deletion.tsx'
import type { LoopbackRow } from './queries.ts'

export function loopbackDeletion(whyNot: string | undefined) {
  return deletion<LoopbackRow>({
    noun: { one: 'loopback address', many: 'loopback addresses' },
    consequence: {
      one: 'The switch is not reached at it any more, and the address is free in its lot again.',
      many: 'The switches are not reached at them any more, and the addresses are free in their lots again.',
    },
    whyNot: () => whyNot,
    run: ({ rackId, switchLocation, address: net }) => {
      const subnetMask = Number(net.split('/')[1])
      const params = { rackId, switchLocation, address: addressOf(net), subnetMask }
      return call('networkingLoopbackAddressDelete', { params })
    },
    refreshes: ['networkingLoopbackAddressList'],
  })
}
