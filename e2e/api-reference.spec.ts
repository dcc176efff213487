import { expect, test } from './harness/test.ts'

test('the API can be read about, and nothing leaves the machine for it', async ({ page, server }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== server.url) elsewhere.push(request.url())
  })
  await page.goto('/docs/api')
  await expect(page).toHaveURL('/docs/api/')
  await expect(page.getByRole('heading', { name: /Plenum rack API/ })).toBeVisible()
  await page.getByRole('link', { name: 'system/status' }).click()
  await page.getByText('Check that the API is up').first().click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText(`curl -X 'GET'`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Server response' })).toBeVisible()
  expect(elsewhere).toEqual([])
})

test('its document is served', async ({ request }) => {
  const answer = await request.get('/openapi.json')
  expect(answer.headers()['content-type']).toContain('application/json')
  expect(await answer.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/v1/ping': { get: { operationId: 'ping' } } },
  })
})
