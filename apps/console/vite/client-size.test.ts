import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundle } from './testing/bundle.ts'

const LIMIT = 12 * 1024

test('the client for all operations adds less than 12 KiB to a page', async () => {
  const code = await bundle(`
    import { createClient } from '@plenum/api/client'
    import { routes } from 'virtual:contract-routes'
    globalThis.client = createClient(routes, fetch, location.origin)`)
  expect(code).toContain('/v1/instances')
  expect(gzipSync(code).length).toBeLessThan(LIMIT)
})
