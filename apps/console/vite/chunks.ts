import type { Rolldown } from 'vite'
import { moduleGraph } from './chunks/module-graph.ts'
import { mergeParts } from './chunks/merge-parts.ts'
import { pagesOf } from './chunks/pages.ts'

type Group = Rolldown.CodeSplittingGroup

/** A name for each part, to know it by in the browser's list of requests. */
function namesOf(parts: readonly string[][]): ReadonlyMap<string, string> {
  // What has one name is one file.
  return new Map(parts.flatMap((part, at) => part.map((id) => [id, `${nameOf(part)}-${at}`] as const)))
}

function nameOf(modules: readonly string[]): string {
  const named = modules.find((id) => id.includes('/src/')) ?? modules[0] ?? ''
  return (named.split('?')[0]?.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replaceAll(/[^\w-]/g, '-')
}

/**
 * Which modules share a file. Left alone, the bundler makes a file of all that the same pages need: six hundred, of which a
 * page asks for up to a hundred and sixty. What runs before anything is known of the page (React, the router, the cache, all
 * loaders) is one file, `core`; the rest is merged where that spares pages requests and costs them little.
 */
export function chunkGroups(): Group[] {
  const first = new Set<string>()
  const later = new Set<string>()
  let names: ReadonlyMap<string, string> | undefined

  function divide(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
    const infoOf = (id: string) => context.getModuleInfo(id)
    const graph = moduleGraph(later, first, infoOf)
    const wanted = [...first, ...later].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])
    const parts = mergeParts(graph, pagesOf(new Set(wanted.filter((id) => later.has(id)))))
    return namesOf(parts)
  }

  return [
    {
      debugName: 'core',
      tags: ['$initial'],
      name: (id) => {
        first.add(id)
        return 'core'
      },
      priority: 2,
    },
    {
      debugName: 'parts',
      // Asked of all modules before one gets a name here, and after those above have theirs.
      test: (id) => {
        if (first.has(id)) return false
        later.add(id)
        return true
      },
      name: (id, context) => (names ??= divide(context)).get(id),
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ]
}
