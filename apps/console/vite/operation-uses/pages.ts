import { globSync } from 'node:fs'
import { join } from 'node:path'

/** A file of routes, and the address that it takes part in. */
export interface PageFile {
  file: string
  /** `/projects/$project/disks`; `*` for what is around every page. */
  path: string
}

const FRAMES = new Set(['__root', '_signed-in'])

export const segmentsOf = (name: string) => name.replace(/\.tsx$/, '').split(/[/.]/)

/** Segments that begin with `_` group pages and are not in the address; those that end with it do not nest. */
export function pathOf(segments: readonly string[]): string {
  const shown = segments.filter((segment) => !segment.startsWith('_') && segment !== 'index')
  return `/${shown.map((segment) => segment.replace(/_$/, '')).join('/')}`
}

/** Names of the files in a folder of routes that are routes; what else lies beside them begins with a minus. */
export function routeFiles(folder: string): string[] {
  return globSync('**/*.tsx', { cwd: folder })
    .filter((name) => !/(^|\/)-/.test(name))
    .toSorted()
}

/** All files of a folder of routes. What lies around a list is at the address of that list. */
export function pageFiles(folder: string): PageFile[] {
  const names = routeFiles(folder)
  return names.map((name) => {
    const segments = segmentsOf(name)
    const file = join(folder, name)
    if (segments.length === 1 && FRAMES.has(segments[0] ?? '')) return { file, path: '*' }
    if (!segments.at(-1)?.startsWith('_')) return { file, path: pathOf(segments) }
    const within = name.replace(/\.tsx$/, '/')
    const indexes = names.filter((each) => each.startsWith(within) && segmentsOf(each).at(-1) === 'index')
    const [path = pathOf(segments)] = indexes
      .map((each) => pathOf(segmentsOf(each)))
      .toSorted((a, b) => a.length - b.length)
    return { file, path }
  })
}
