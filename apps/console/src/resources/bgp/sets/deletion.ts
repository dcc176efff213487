import type { BgpAnnounceSet } from '@plenum/api'
import { call } from '../../../api/call.ts'
import { deletion } from '../../deletion.tsx'

export function announceSetDeletion(whyNot: string | undefined) {
  return deletion<BgpAnnounceSet>({
    noun: { one: 'announce set', many: 'announce sets' },
    consequence: {
      one: 'The address lots that its networks are from are kept. One that a configuration announces is not deleted.',
      many: 'The address lots that their networks are from are kept. One that a configuration announces is not deleted.',
    },
    whyNot: () => whyNot,
    run: ({ id }) => call('networkingBgpAnnounceSetDelete', { params: { announceSet: id } }),
    refreshes: ['networkingBgpAnnounceSetList', 'networkingBgpAnnouncementList'],
  })
}
