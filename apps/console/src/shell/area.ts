import { useQuery } from '@tanstack/react-query'
import { useMatches, useParams } from '@tanstack/react-router'
import type { Area } from './areas.ts'
import { fleetViewerQuery } from './viewer.ts'

export interface Whereabouts {
  area: Area
  project: string | undefined
  isFleetViewer: boolean
}

/** The area that the page belongs to, the project that it is in, and whether there is a system for this person. */
export function useArea(): Whereabouts {
  const claimed = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.area !== undefined)?.staticData.area,
  })
  const { project } = useParams({ strict: false })
  const { data: isFleetViewer = false } = useQuery(fleetViewerQuery)
  const isThere =
    claimed === 'project' ? project !== undefined : claimed === 'system' ? isFleetViewer : claimed !== undefined
  const area = isThere && claimed !== undefined ? claimed : 'silo'
  return { area, project: area === 'project' ? project : undefined, isFleetViewer }
}
