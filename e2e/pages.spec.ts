import { expect, expectNoAxeViolations, test } from './harness/test.ts'

/** Every page, and a word that tells that it is there. */
const pages = [
  ['/projects', 'storefront'],
  ['/projects-new', 'Create project'],
  ['/projects/storefront/edit', 'Update project'],
  ['/projects/storefront/instances', 'db-primary'],
  ['/projects/playground/instances', 'No instances'],
  ['/projects/storefront/instances-new', 'Boot disk'],
  ['/projects/storefront/instances/db-primary/storage', 'db-primary-boot'],
  ['/projects/storefront/instances/db-primary/networking', '172.30.0.'],
  ['/projects/storefront/instances/db-primary/serial-console', 'login:'],
  ['/projects/analytics/instances/notebook/serial-console', 'The instance is stopped'],
  ['/projects/storefront/disks', 'db-archive-2025'],
  ['/projects/storefront/disks-new', 'Create disk'],
  ['/projects/storefront/images', 'debian-13'],
  ['/projects/storefront/vpcs', 'default'],
  ['/settings/profile', 'User ID'],
  ['/settings/ssh-keys', 'No SSH keys'],
  ['/settings/ssh-keys-new', 'Create SSH key'],
  ['/system/silos', 'Discoverable'],
  ['/help/access', 'Where roles come from'],
] as const

test.use({ role: 'operator' })

for (const [path, word] of pages) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`${path} can be used by everyone in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByText(word).first()).toBeVisible()
      await expectNoAxeViolations(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByText(word).first()).toBeVisible()
      await expectNoAxeViolations(page)
    })
  }
}

test.describe('without a session', () => {
  test.use({ role: undefined })

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`sign-in can be used by everyone in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/login/demo/local')
      await expect(page.getByLabel('Username')).toBeVisible()
      await expectNoAxeViolations(page)
    })
  }
})

test.describe('that are not there', () => {
  test.use({ allowedConsoleErrors: ['404'] })

  test('can be left by everyone', async ({ page }) => {
    await page.goto('/projects/nothing-here/instances')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
