import { build } from 'vite'
import { contractRoutes } from '../contract-routes.ts'

const ENTRY = 'virtual:entry'

/** A page's script with all that it imports, minified as in production. */
export async function bundle(source: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id: string) => (id === `\0${ENTRY}` ? source : undefined),
  }
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, contractRoutes()],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: ENTRY } },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}
