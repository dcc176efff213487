import type { IpPool } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

const KEPT = 'One that still has ranges is not deleted.'

interface PoolDeletionOptions {
  /** Runs once it is gone, before anything is fetched anew: whoever shows it leaves. */
  leave?: () => Promise<void>
  whyNot: string | undefined
}

export function poolDeletion({ leave, whyNot }: PoolDeletionOptions) {
  return deletion<IpPool>({
    noun: { one: 'IP pool', many: 'IP pools' },
    consequence: {
      one: `Its links to silos are deleted with it. ${KEPT}`,
      many: `Their links to silos are deleted with them. ${KEPT}`,
    },
    whyNot: () => whyNot,
    run: async ({ id }) => {
      await call('ipPoolDelete', { params: { pool: id } })
      await leave?.()
    },
    refreshes: ['ipPoolList', 'siloIpPoolList', 'projectIpPoolList'],
  })
}
