import type { AddressLot } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

const KEPT = 'that an address is taken from, or that a network of is announced, is not deleted.'

interface LotDeletionOptions {
  /** Runs once it is gone, before anything is fetched anew: whoever shows it leaves. */
  leave?: () => Promise<void>
  whyNot: string | undefined
}

export function lotDeletion({ leave, whyNot }: LotDeletionOptions) {
  return deletion<AddressLot>({
    noun: { one: 'address lot', many: 'address lots' },
    consequence: {
      one: `Its blocks are deleted with it. One ${KEPT}`,
      many: `Their blocks are deleted with them. One ${KEPT}`,
    },
    whyNot: () => whyNot,
    run: async ({ id }) => {
      await call('networkingAddressLotDelete', { params: { addressLot: id } })
      await leave?.()
    },
    refreshes: ['networkingAddressLotList', 'networkingAddressLotBlockList'],
  })
}
