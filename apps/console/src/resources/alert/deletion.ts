import type { AlertReceiver } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

interface ReceiverDeletionOptions {
  /** Runs once it is gone, before anything is fetched anew: whoever shows it leaves. */
  leave?: () => Promise<void>
  whyNot: string | undefined
}

export function receiverDeletion({ leave, whyNot }: ReceiverDeletionOptions) {
  return deletion<AlertReceiver>({
    noun: { one: 'alert receiver', many: 'alert receivers' },
    consequence: {
      one: 'Nothing is delivered to it any more. Its secrets and subscriptions are lost, and all that is known of its deliveries.',
      many: 'Nothing is delivered to them any more. Their secrets and subscriptions are lost, and all that is known of their deliveries.',
    },
    whyNot: () => whyNot,
    run: async ({ id }) => {
      await call('alertReceiverDelete', { params: { receiver: id } })
      await leave?.()
    },
    refreshes: ['alertReceiverList'],
  })
}
