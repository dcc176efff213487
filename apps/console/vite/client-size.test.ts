import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contractRoutes } from './contract-routes.ts'

const LIMIT = 12 * 1024
const ENTRY = 'virtual:client-alone'

/** A page that has the client for every operation, and nothing else. */
const page = {
  name: 'client-alone',
  resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id: string) =>
    id === `\0${ENTRY}`
      ? `import { createClient } from '@plenum/api/client'
         import { routes } from 'virtual:contract-routes'
         globalThis.client = createClient(routes, fetch, location.origin)`
      : undefined,
}

test('the client for all operations adds less than 12 KiB to a page', async () => {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [page, contractRoutes()],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: ENTRY } },
  })
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  expect(code).toContain('/v1/instances')
  expect(gzipSync(code).length).toBeLessThan(LIMIT)
})
