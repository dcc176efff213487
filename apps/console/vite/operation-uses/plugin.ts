import { operations } from '@plenum/api'
import type { Plugin } from 'vite'
import { routes } from '../chunks/pages.ts'
import { SIGN_IN, signInAddresses } from '../sign-in.ts'
import { pageFiles } from './pages.ts'
import { Program } from './reached.ts'

const NAME = 'virtual:operation-uses'

/** For every operation, the addresses of the pages that can call it; `*` alone where the frame around all does. */
export function operationUses(): Record<string, string[]> {
  const program = new Program()
  const uses = new Map(Object.keys(operations).map((id) => [id, new Set<string>()]))
  const pages = [{ file: SIGN_IN, path: signInAddresses.byPassword }, ...pageFiles(routes)]
  for (const { file, path } of pages) for (const mention of program.mentionsFrom(file)) uses.get(mention)?.add(path)
  return Object.fromEntries([...uses].map(([id, paths]) => [id, paths.has('*') ? ['*'] : [...paths].toSorted()]))
}

/** Tells the page where in the console each operation is used, as the code says. */
export function operationUsesPlugin(): Plugin {
  return {
    name: 'plenum:operation-uses',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const uses = ${JSON.stringify(operationUses())}` : undefined),
  }
}
