import type { Project } from '@plenum/api'
import { query } from '../../api/query.ts'
import { noneIfForbidden, wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

export const projects: ListSource<Project> = { page: (page) => query('projectList', { query: page }) }

/** Every project that one may see, to choose from. */
export function allProjects() {
  return noneIfForbidden(wholeList(projects))
}
