import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readModule } from './module.ts'
import type { Module, Reach } from './module.ts'

/** Follows imports from declaration to declaration, so that a page is not said to do all that its imports could. */
export class Program {
  readonly #modules = new Map<string, Module>()

  #module(path: string): Module {
    const known = this.#modules.get(path)
    if (known) return known
    const read = readModule(path, readFileSync(path, 'utf8'))
    this.#modules.set(path, read)
    return read
  }

  /** All strings that may be ids of operations, in what can be reached from a whole module. */
  mentionsFrom(path: string): Set<string> {
    const mentions = new Set<string>()
    const seen = new Set<Reach>()
    const followModule = (from: string) => {
      const { body, declarations, exports } = this.#module(from)
      for (const reach of [...body, ...declarations.values()]) follow(from, reach)
      // What it only passes on is wanted of it, too.
      for (const name of exports.values()) followLocal(from, name)
    }
    const followLocal = (from: string, name: string) => {
      const { declarations, imports } = this.#module(from)
      const reach = declarations.get(name)
      if (reach) return follow(from, reach)
      const imported = imports.get(name)
      const target = imported && ownModule(from, imported.from)
      if (!imported || target === undefined) return
      if (imported.name === '*') followModule(target)
      else followLocal(target, this.#module(target).exports.get(imported.name) ?? imported.name)
    }
    const follow = (from: string, reach: Reach) => {
      if (seen.has(reach)) return
      seen.add(reach)
      for (const mention of reach.mentions) mentions.add(mention)
      for (const name of reach.names) followLocal(from, name)
      for (const loaded of reach.loads) {
        const target = ownModule(from, loaded)
        if (target !== undefined) followModule(target)
      }
    }
    followModule(path)
    return mentions
  }
}

/** Packages have no part in what the console calls, nor has what is no code. */
function ownModule(from: string, specifier: string): string | undefined {
  return /^\.\.?\/.*\.tsx?$/.test(specifier) ? resolve(dirname(from), specifier) : undefined
}
