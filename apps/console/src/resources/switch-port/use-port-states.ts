import { useQueries } from '@tanstack/react-query'
import { linkLook } from './link-state.ts'
import type { LinkLook } from './link-state.ts'
import { neighboursOf, statusQuery } from './queries.ts'
import type { PortRow } from './queries.ts'

/** Ports whose links are looked at, at most: each is two requests. */
const ASKED_MAX = 64
const EVERY = 30_000
const quietly = { throwOnError: false, staleTime: EVERY / 2, refetchInterval: EVERY }

export interface PortState {
  link: LinkLook
  /** Who is heard at the other end; undefined while that is not known. */
  neighbours: readonly string[] | undefined
}

/** How the links of ports are, by the ids of these. A port without settings has no link; one that is not known yet is missing. */
export function usePortStates(ports: readonly PortRow[]): ReadonlyMap<string, PortState> {
  const asked = ports.filter(({ portSettingsId }) => portSettingsId).slice(0, ASKED_MAX)
  const statuses = useQueries({ queries: asked.map((port) => ({ ...statusQuery(port), ...quietly })) })
  const heard = useQueries({ queries: asked.map((port) => ({ ...neighboursOf(port), ...quietly })) })
  return new Map(
    asked.flatMap(({ id }, index) => {
      const status = statuses[index]
      if (!status || status.isPending) return []
      const neighbours = heard[index]?.data?.items.map(({ systemName, chassisId }) => systemName ?? chassisId)
      return [[id, { link: linkLook(status.data), neighbours }] as const]
    }),
  )
}
