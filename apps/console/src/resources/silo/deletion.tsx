import type { Silo } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

const GONE =
  'Its users with their keys and tokens, its groups, identity providers, certificates, shared images, quotas and links to IP pools are deleted with it. A silo that still has projects is not deleted.'

interface SiloDeletionOptions {
  /** Runs once it is gone, before anything is fetched anew: whoever shows it leaves. */
  leave?: () => Promise<void>
  /** Why whoever looks at it may not. */
  whyNot?: (silo: Silo) => string | undefined
  /** The silo that they belong to. */
  ownId?: string | undefined
}

export function siloDeletion({ leave, whyNot, ownId }: SiloDeletionOptions) {
  const of = (isOwn: boolean) =>
    deletion<Silo>({
      noun: { one: 'silo', many: 'silos' },
      consequence: {
        one: isOwn ? `It is your own silo: you will be signed out, and cannot come back. ${GONE}` : GONE,
        many: GONE,
      },
      ...(whyNot && { whyNot }),
      run: async ({ id }) => {
        await call('siloDelete', { params: { silo: id } })
        await leave?.()
      },
      refreshes: ['siloList', 'siloUtilizationList', 'systemQuotasList', 'ipPoolSiloList'],
    })
  return { entry: (silo: Silo) => of(silo.id === ownId).entry(silo) }
}
