import { bundle } from '../apps/console/vite/testing/bundle.ts'
import { expect, test } from './harness/test.ts'

/** The client with its upload transport, as a page would load it. */
const uploadPage = `
  import { createClient } from '@plenum/api/client'
  import { uploadTransport } from '@plenum/api/upload'
  import { routes } from 'virtual:contract-routes'
  globalThis.upload = async (size, base) => {
    const shares = []
    const client = createClient(routes, uploadTransport((share) => shares.push(share)), base)
    const body = new Blob([new Uint8Array(size)])
    const result = await client('systemUpdatePutRepository', { query: { fileName: 'a.zip' }, body })
    return { shares, result }
  }`

// Scripts of the test's own are not the server's.
test.use({ role: 'operator', bypassCSP: true, allowedConsoleErrors: ['400', 'ERR_CONNECTION_REFUSED'] })

test('an upload tells how far it is, and what became of it', async ({ page, server }) => {
  await page.goto('/projects')
  await page.addScriptTag({ type: 'module', content: await bundle(uploadPage) })
  await page.waitForFunction('globalThis.upload')
  const { shares, result } = Object(await page.evaluate(`upload(200_000, ${JSON.stringify(server.url)})`))
  expect(shares.length).toBeGreaterThan(0)
  expect(shares.at(-1)).toBe(1)
  // Zeros are no archive.
  expect(result).toMatchObject({ type: 'error', status: 400 })
})

test('an upload to nobody is an error of the client', async ({ page, server }) => {
  await page.goto('/projects')
  await page.addScriptTag({ type: 'module', content: await bundle(uploadPage) })
  await page.waitForFunction('globalThis.upload')
  await server.stop()
  const { result } = Object(await page.evaluate(`upload(10, ${JSON.stringify(server.url)})`))
  await server.restart()
  expect(result).toMatchObject({ type: 'client_error' })
})
