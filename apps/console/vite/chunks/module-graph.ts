import { dirname, resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Info = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds'>
type InfoOf = (id: string) => Info | null

export interface Module {
  /** What it cannot do without. */
  imports: ReadonlySet<string>
  /** Letters of its source, comments and all: near enough to compare. */
  size: number
}

export type Graph = ReadonlyMap<string, Module>

/** Files that only pass on what others have: whoever names something of theirs needs the file that it is in, not all of them. */
const passingOn = [
  { from: '@plenum/ui', file: /[\\/]packages[\\/]ui[\\/]src[\\/]index\.ts$/ },
  { from: 'lucide-react', file: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/ },
  { from: 'react-aria-components', file: /[\\/]react-aria-components[\\/]dist[\\/]exports[\\/]index\.mjs$/ },
  { from: '@internationalized/date', file: /[\\/]@internationalized[\\/]date[\\/]dist[\\/]index\.mjs$/ },
  { from: '@internationalized/number', file: /[\\/]@internationalized[\\/]number[\\/]dist[\\/]index\.mjs$/ },
]

const names = (list: string) => list.split(',').map((each) => each.trim().split(/\s+as\s+/))

/** Where a file that passes on has its names from: `export { a } from './a'`, or imports that it exports in the end. */
function originsIn(id: string, code: string): Map<string, string> {
  const lines = code.matchAll(/(import|export)\s*\{([^}]*)\}\s*(?:from\s*["']([^"']+)["'])?/g)
  const imported = new Map<string, string>()
  const origins = new Map<string, string>()
  for (const [, keyword, list = '', path] of lines)
    for (const [name = '', as = name] of names(list)) {
      const file = path === undefined ? imported.get(name) : resolve(dirname(id), path)
      if (file !== undefined) (keyword === 'import' ? imported : origins).set(as, file)
    }
  return origins
}

/** What a module names of what it imports from somewhere. */
function namedFrom(code: string, from: string): string[] {
  const lines = code.matchAll(new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*["']${from}["']`, 'g'))
  return [...lines].flatMap(([, list = '']) => names(list).map(([name = '']) => name))
}

/**
 * @param later modules that are in the build and are not loaded before anything is known of the page
 * @param first those that are, which all others have already
 */
export function moduleGraph(later: ReadonlySet<string>, first: ReadonlySet<string>, infoOf: InfoOf): Graph {
  const origins = new Map<string, Map<string, string>>()

  function importsOf({ importedIds, code }: Info): string[] {
    const found = importedIds.flatMap((id) => {
      const passes = passingOn.find(({ file }) => file.test(id))
      if (!passes) return [id]
      const known = origins.get(id) ?? originsIn(id, infoOf(id)?.code ?? '')
      origins.set(id, known)
      return namedFrom(code ?? '', passes.from).flatMap((name) => known.get(name) ?? [])
    })
    return found.filter((id) => !first.has(id))
  }

  const graph = new Map<string, Module>()
  const open = [...later]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = graph.has(id) ? null : infoOf(id)
    if (!info) continue
    // What is in the build as nothing, for it only passes on, still leads to what is.
    const module: Module = { imports: new Set(importsOf(info)), size: later.has(id) ? (info.code?.length ?? 0) : 0 }
    graph.set(id, module)
    open.push(...module.imports)
  }
  return graph
}
