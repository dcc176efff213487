import { useQueries, useQuery } from '@tanstack/react-query'
import { allInstances } from '../../resources/instance/queries.ts'
import { allProjects } from '../../resources/project/queries.ts'
import { allSilos } from '../../resources/silo/queries.ts'

/** Fetched when the palette opens; what cannot be had is simply not offered. */
const patiently = { staleTime: 60_000, throwOnError: false }

/** In how many projects instances are looked for where one is in none: each is a request. */
const PROJECTS_SEARCHED = 50

export interface Destinations {
  projects: readonly string[]
  silos: readonly string[]
  instances: readonly { project: string; name: string }[]
}

/** What can be gone to by name. The API has no search, so the lists are fetched and searched here. */
export function useDestinations(project: string | undefined, isFleetViewer: boolean): Destinations {
  const { data } = useQuery({ ...allProjects(), ...patiently })
  const silos = useQuery({ ...allSilos(), ...patiently, enabled: isFleetViewer })
  const projects = (data?.items ?? []).map(({ name }) => name)
  const searched = project === undefined ? projects.slice(0, PROJECTS_SEARCHED) : [project]
  const lists = useQueries({
    queries: searched.map((name) => ({ ...allInstances(name), ...patiently })),
  })
  const instances = lists.flatMap((list, index) =>
    (list.data?.items ?? []).map(({ name }) => ({ name, project: searched[index] ?? '' })),
  )
  return { projects, silos: (silos.data?.items ?? []).map(({ name }) => name), instances }
}
