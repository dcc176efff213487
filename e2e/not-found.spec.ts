import { expect, test } from './harness/test.ts'

test.use({ role: 'viewer', allowedConsoleErrors: ['404'] })

for (const path of [
  '/nothing-here',
  '/projects/nothing-here/instances',
  '/projects/storefront/instances/nothing-here/storage',
  // The project exists, in another silo.
  '/projects/telescope/instances',
]) {
  test(`${path} is not found, and there is a way back`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(
      page.getByText('The page you are looking for doesn’t exist or you may not have access to it.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to console' }).click()
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  })
}
