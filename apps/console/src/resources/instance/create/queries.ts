import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query, queryClient } from '../../../api/query.ts'
import { antiAffinityGroupsOf } from '../../affinity/queries.ts'
import { allDisks, isAttachable } from '../../disk/queries.ts'
import { allFloatingIps } from '../../floating-ip/queries.ts'
import { projectImages, siloImages } from '../../image/queries.ts'
import { siloPoolsQuery } from '../../ip-pool/queries.ts'
import { allSnapshots, isUsable } from '../../snapshot/queries.ts'
import { allSshKeys } from '../../ssh-key/queries.ts'
import { allVpcs } from '../../vpc/queries.ts'
import type { Choices } from './values.ts'

/** What the silo may have and has: who has a role in a project only is not told. */
export const utilizationQuery = { ...query('utilizationView', {}), throwOnError: false }

const queries = (project: string) => ({
  siloImages: siloImages(),
  projectImages: projectImages(project),
  snapshots: allSnapshots(project),
  disks: allDisks(project),
  vpcs: allVpcs(project),
  pools: siloPoolsQuery,
  floatingIps: allFloatingIps(project),
  sshKeys: allSshKeys(),
  groups: antiAffinityGroupsOf(project),
})

/** For the route's loader: all at once. */
export async function loadChoices(project: string): Promise<void> {
  const all = queries(project)
  void queryClient.prefetchQuery(utilizationQuery)
  await Promise.all([
    queryClient.fetchQuery(all.siloImages),
    queryClient.fetchQuery(all.projectImages),
    queryClient.fetchQuery(all.snapshots),
    queryClient.fetchQuery(all.disks),
    queryClient.fetchQuery(all.vpcs),
    queryClient.fetchQuery(all.pools),
    queryClient.fetchQuery(all.floatingIps),
    queryClient.fetchQuery(all.sshKeys),
    queryClient.fetchQuery(all.groups),
  ])
}

/** What there is to choose from in a project, as it is now. */
export function useChoices(project: string): Choices {
  const all = queries(project)
  const { data: silo } = useSuspenseQuery(all.siloImages)
  const { data: own } = useSuspenseQuery(all.projectImages)
  const { data: snapshots } = useSuspenseQuery(all.snapshots)
  const { data: disks } = useSuspenseQuery(all.disks)
  const { data: vpcs } = useSuspenseQuery(all.vpcs)
  const { data: pools } = useSuspenseQuery(all.pools)
  const { data: floatingIps } = useSuspenseQuery(all.floatingIps)
  const { data: sshKeys } = useSuspenseQuery(all.sshKeys)
  const { data: groups } = useSuspenseQuery(all.groups)
  return useMemo(
    () => ({
      siloImages: silo.items,
      projectImages: own.items,
      snapshots: snapshots.items.filter(isUsable),
      freeDisks: disks.items.filter(isAttachable),
      diskNames: new Set(disks.items.map(({ name }) => name)),
      vpcs: vpcs.items,
      pools: pools.isForbidden ? undefined : pools.items,
      freeFloatingIps: floatingIps.items.filter(({ instanceId }) => !instanceId),
      sshKeys: sshKeys.items,
      groups: groups.items,
    }),
    [silo, own, snapshots, disks, vpcs, pools, floatingIps, sshKeys, groups],
  )
}
