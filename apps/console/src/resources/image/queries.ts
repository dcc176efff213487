import { ALL } from '../../api/pages.ts'
import { query } from '../../api/query.ts'

/** Every image of a project, without those that the silo shares. */
export function projectImages(project: string) {
  return query('imageList', { query: { project, limit: ALL } })
}

/** Every image that the silo shares with its projects. */
export function siloImages() {
  return query('imageList', { query: { limit: ALL } })
}
