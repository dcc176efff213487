import type { BgpConfig } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

export function bgpConfigDeletion(whyNot: string | undefined) {
  return deletion<BgpConfig>({
    noun: { one: 'BGP configuration', many: 'BGP configurations' },
    consequence: {
      one: 'The set that it announces is kept. One that a peer of port settings speaks for is not deleted.',
      many: 'The sets that they announce are kept. One that a peer of port settings speaks for is not deleted.',
    },
    whyNot: () => whyNot,
    run: ({ id }) => call('networkingBgpConfigDelete', { query: { nameOrId: id } }),
    refreshes: ['networkingBgpConfigList'],
  })
}
