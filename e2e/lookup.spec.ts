import { expect, test } from './harness/test.ts'

test.use({ role: 'viewer', allowedConsoleErrors: ['404'] })

test('an instance is found by its id alone', async ({ page, server }) => {
  const answer = await page.request.get(`${server.url}/v1/instances/db-primary?project=storefront`)
  const { id } = Object(await answer.json())
  for (const path of ['instances', 'i']) {
    await page.goto(`/lookup/${path}/${id}`)
    await expect(page).toHaveURL('/projects/storefront/instances/db-primary/storage')
    await expect(page.getByRole('heading', { name: 'db-primary' })).toBeVisible()
  }
})

test('a name, or the id of nothing, is not found', async ({ page }) => {
  for (const given of ['db-primary', crypto.randomUUID()]) {
    await page.goto(`/lookup/i/${given}`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})
