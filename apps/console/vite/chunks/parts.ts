import type { Graph } from './module-graph.ts'
import type { Page } from './pages.ts'
import { reachable } from './reachable.ts'

/** Modules that are in one file. */
export interface Part {
  modules: string[]
  size: number
  /** Numbers of the pages that load it. */
  pages: Set<number>
  /** What it cannot do without itself, and all that those need. */
  needs: Set<Part>
  allNeeds: Set<Part>
}

export const allNeedsOf = ({ needs }: Part) => reachable(needs, (part) => part.needs)

/** Together what the very same pages need: no page loads anything that it does not need, and no two parts need each other. */
export function smallestParts(graph: Graph, pages: readonly Page[]): Part[] {
  const pagesOf = new Map<string, number[]>()
  for (const [number, { wants }] of pages.entries())
    for (const id of reachable(wants, (each) => graph.get(each)?.imports ?? []))
      pagesOf.set(id, [...(pagesOf.get(id) ?? []), number])
  const parts = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const [id, numbers] of pagesOf) {
    const key = numbers.join(' ')
    const empty = { modules: [], size: 0, pages: new Set(numbers), needs: new Set<Part>(), allNeeds: new Set<Part>() }
    const part: Part = parts.get(key) ?? empty
    part.modules.push(id)
    part.size += graph.get(id)?.size ?? 0
    parts.set(key, part)
    partOf.set(id, part)
  }
  for (const [id, part] of partOf)
    for (const imported of graph.get(id)?.imports ?? []) {
      const needed = partOf.get(imported)
      if (needed && needed !== part) part.needs.add(needed)
    }
  for (const part of parts.values()) part.allNeeds = allNeedsOf(part)
  return [...parts.values()]
}
