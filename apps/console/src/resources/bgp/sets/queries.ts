import type { BgpAnnounceSet, BgpAnnouncement } from '@plenum/api'
import { query } from '../../../api/query.ts'
import { onOnePage } from '../../../list/on-one-page.ts'
import { PageRefusal } from '../../../shell/page-refusal.ts'

/** Every announce set: they come as an array. */
export const announceSetsQuery = query('networkingBgpAnnounceSetList', { query: { limit: 1000 } })

export const announceSets = onOnePage(announceSetsQuery, (sets) => sets)

export function announcementsQuery(announceSet: string) {
  return query('networkingBgpAnnouncementList', { params: { announceSet } })
}

/** A set with all that is in it, by name. One of them alone cannot be asked for. */
export interface WholeSet extends BgpAnnounceSet {
  announcements: readonly BgpAnnouncement[]
}

export function wholeSetQuery(given: string) {
  return {
    queryKey: ['networkingBgpAnnouncementList', 'with its set', given] as const,
    queryFn: async (context: { signal: AbortSignal }): Promise<WholeSet> => {
      const [sets, announcements] = await Promise.all([
        announceSetsQuery.queryFn(context),
        announcementsQuery(given).queryFn(context),
      ])
      const set = sets.find(({ id, name }) => id === given || name === given)
      if (!set) throw new PageRefusal(404)
      return { ...set, announcements }
    },
  }
}
