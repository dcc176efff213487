import { join } from 'node:path'
import { segmentsOf } from '../operation-uses/pages.ts'
import { CONSOLE, SIGN_IN } from '../sign-in.ts'

export const routes = join(import.meta.dirname, '../../src/routes/')

export interface Page {
  /** Modules that are asked for together: a page, and what is around it. */
  wants: readonly string[]
  /** How much its loading counts. */
  weight: number
}

/** Who signs in waits for nothing but that; what a page asks for later on counts less than the page. */
const WEIGHT = { signIn: 60, busy: 15, page: 1, later: 0.3 }

/** It fetches what other forms come with when it is used; as one page of many it would get that in a file with what it shows. */
const BUSY = '_signed-in/projects/$project/instances-new'

/** `_signed-in/projects/$project`, as segments; undefined for what is no page's component. */
export function segmentsOfPage(id: string): string[] | undefined {
  if (!id.startsWith(routes) || !id.includes('?tsr-split=component')) return undefined
  return segmentsOf(id.slice(routes.length).split('?')[0] ?? '')
}

const isAround = (outer: readonly string[], inner: readonly string[]) =>
  outer.length <= inner.length && outer.every((segment, at) => segment === inner[at])

/** @param wanted modules that somebody imports when they are wanted */
export function pagesOf(wanted: ReadonlySet<string>): Page[] {
  const pages = [...wanted].filter((id) => id !== CONSOLE).map((id) => ({ id, segments: segmentsOfPage(id) }))
  return pages.map(({ id, segments }) => {
    if (id === SIGN_IN) return { wants: [id], weight: WEIGHT.signIn }
    if (!segments) return { wants: [CONSOLE, id], weight: WEIGHT.later }
    const around = pages.filter((each) => each.segments && isAround(each.segments, segments))
    const weight = segments.join('/') === BUSY ? WEIGHT.busy : WEIGHT.page
    return { wants: [CONSOLE, ...around.map((each) => each.id)], weight }
  })
}
