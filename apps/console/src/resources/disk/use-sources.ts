import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../api/query.ts'
import { projectImages, siloImages } from '../image/queries.ts'
import { allSnapshots } from '../snapshot/queries.ts'
import type { DiskSources } from './create-schema.ts'

/** For a route's loader: what a disk of the project can be made from. */
export function loadDiskSources(project: string): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(projectImages(project)),
    queryClient.ensureQueryData(siloImages()),
    queryClient.ensureQueryData(allSnapshots(project)),
  ])
}

/** Images of the project, then those of the silo, and all snapshots; undefined until everything is known. */
export function useDiskSources(project: string): DiskSources | undefined {
  const { data: own } = useQuery(projectImages(project))
  const { data: silo } = useQuery(siloImages())
  const { data: snapshots } = useQuery(allSnapshots(project))
  return useMemo(
    () => own && silo && snapshots && { images: [...own.items, ...silo.items], snapshots: snapshots.items },
    [own, silo, snapshots],
  )
}
