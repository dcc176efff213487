import { join } from 'node:path'
import { segmentsOf } from '../operation-uses/pages.ts'

export const routes = join(import.meta.dirname, '../../src/routes/')

export interface Page {
  /** Modules that are asked for together: a page, and what is around it. */
  wants: readonly string[]
  /** How much its loading counts. */
  weight: number
}

/** Who signs in waits for nothing but that; what a page asks for later on counts less than the page. */
const WEIGHT = { door: 30, page: 1, later: 0.3 }

/** `_signed-in/projects/$project`, as segments; undefined for what is no page's component. */
export function segmentsOfPage(id: string): string[] | undefined {
  if (!id.startsWith(routes) || !id.includes('?tsr-split=component')) return undefined
  return segmentsOf(id.slice(routes.length).split('?')[0] ?? '')
}

const isAround = (outer: readonly string[], inner: readonly string[]) =>
  outer.length <= inner.length && outer.every((segment, at) => segment === inner[at])

/** @param wanted modules that somebody imports when they are wanted */
export function pagesOf(wanted: ReadonlySet<string>): Page[] {
  const pages = [...wanted].map((id) => ({ id, segments: segmentsOfPage(id) }))
  return pages.map(({ id, segments }) => {
    if (!segments) return { wants: [id], weight: WEIGHT.later }
    const around = pages.filter((each) => each.segments && isAround(each.segments, segments))
    return { wants: around.map((each) => each.id), weight: segments[0] === 'login' ? WEIGHT.door : WEIGHT.page }
  })
}
