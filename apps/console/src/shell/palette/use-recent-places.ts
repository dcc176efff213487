import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { inBar, useCrumbs } from '../crumbs.ts'
import { meQuery } from '../viewer.ts'
import { forgetPlace, placeOf, rememberPlace } from './recent-places.ts'

/** Keeps where the person has been; what could not be shown is no place to go back to. */
export function useRecentPlaces(): void {
  const place = placeOf(inBar(useCrumbs()))
  const { data: me } = useQuery(meQuery)
  const hasFailed = useMatches({
    select: (matches) => matches.some(({ status }) => status === 'error' || status === 'notFound'),
  })
  const { path, label, detail } = place ?? {}
  const userId = me?.id
  // What is stored is outside of React.
  useEffect(() => {
    if (userId === undefined || path === undefined || label === undefined || detail === undefined) return
    if (hasFailed) forgetPlace(userId, path)
    else rememberPlace(userId, { path, label, detail })
  }, [userId, path, label, detail, hasFailed])
}
