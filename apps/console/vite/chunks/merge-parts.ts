import type { Graph } from './module-graph.ts'
import type { Page } from './pages.ts'
import { allNeedsOf, smallestParts } from './parts.ts'
import type { Part } from './parts.ts'

/**
 * What one more file costs a page, in letters of source that it could have instead: over six connections, 165 ms to and fro,
 * about as much as 14 kB of packed code.
 */
const FILE_COST = 100_000

interface Match {
  part: Part | undefined
  gain: number
}

const needsThroughThird = (from: Part, to: Part) => [...from.needs].some((each) => each !== to && each.allNeeds.has(to))

/** Together they would need themselves. What is needed is on more pages, so such a pair is hardly ever the best; where it ties, it loses. */
function isBetween(a: Part, b: Part): boolean {
  return needsThroughThird(a, b) || needsThroughThird(b, a)
}

/** How much pages count, as far as they are not among `others`, or are. */
function weigh(
  pages: ReadonlySet<number>,
  weights: readonly number[],
  others: ReadonlySet<number>,
  are: boolean,
): number {
  let sum = 0
  for (const page of pages) if (others.has(page) === are) sum += weights[page] ?? 0
  return sum
}

/** What merging two parts spares all pages, in letters; below zero where it costs them. */
function gainOf(a: Part, b: Part, weights: readonly number[]): number {
  const [few, many] = a.pages.size < b.pages.size ? [a, b] : [b, a]
  let gain = weigh(few.pages, weights, many.pages, true) * FILE_COST
  if (gain <= 0) return 0
  gain -= weigh(few.pages, weights, many.pages, false) * many.size
  if (gain <= 0) return 0
  gain -= weigh(many.pages, weights, few.pages, false) * few.size
  // Whoever loads one of them now loads what the other needs.
  for (const part of [a, b])
    for (const needed of (part === a ? b : a).allNeeds) {
      if (gain <= 0) return 0
      if (needed !== part) gain -= weigh(part.pages, weights, needed.pages, false) * (needed.size + FILE_COST)
    }
  return gain
}

/** Makes one of two, and gives back those parts that more pages load than before. */
function merge(into: Part, from: Part, parts: Set<Part>): Set<Part> {
  parts.delete(from)
  into.modules.push(...from.modules)
  into.size += from.size
  for (const part of parts) if (part.needs.delete(from)) part.needs.add(into)
  into.needs = new Set([...into.needs, ...from.needs])
  into.needs.delete(into)
  for (const page of from.pages) into.pages.add(page)
  for (const part of parts) part.allNeeds = allNeedsOf(part)
  const changed = new Set([into])
  for (const needed of into.allNeeds) {
    const before = needed.pages.size
    for (const page of into.pages) needed.pages.add(page)
    if (needed.pages.size > before) changed.add(needed)
  }
  return changed
}

/**
 * Divides modules into files: begins with what the very same pages need, and merges what spares pages most for as long as it
 * spares anything. A page may then load what it does not need, where that is less than what one more request costs.
 */
export function mergeParts(graph: Graph, pages: readonly Page[]): string[][] {
  const weights = pages.map(({ weight }) => weight)
  const parts = new Set(smallestParts(graph, pages))
  const matches = new Map<Part, Match>()

  function better(part: Part, others: Iterable<Part>, so: Match): Match {
    let best = so
    for (const other of others) {
      if (other === part) continue
      const gain = gainOf(part, other, weights)
      if (gain > best.gain && !isBetween(part, other)) best = { part: other, gain }
    }
    return best
  }
  const none: Match = { part: undefined, gain: 0 }
  for (const part of parts) matches.set(part, better(part, parts, none))

  for (;;) {
    let best: [Part, Match] | undefined
    for (const each of matches) if (each[1].gain > (best?.[1].gain ?? 0)) best = each
    if (!best?.[1].part) break
    const [into, { part: from }] = best
    const changed = merge(into, from, parts)
    matches.delete(from)
    for (const [part, match] of matches) {
      const isStale = changed.has(part) || match.part === from || (match.part && changed.has(match.part))
      matches.set(part, isStale ? better(part, parts, none) : better(part, changed, match))
    }
  }
  return [...parts].map(({ modules }) => modules)
}
