import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './harness/test.ts'

test.use({ role: 'operator' })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Quick actions' })
const box = (page: Page) => palette(page).getByLabel('Search', { exact: true })

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

/** What Enter would do: the entry that the box points to. */
async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const id = await box(page).getAttribute('aria-activedescendant', { timeout: 100 })
    await expect(page.locator(`[id="${id}"]`)).toHaveAccessibleName(name, { timeout: 100 })
  }).toPass()
}

test('an instance is found by a part of its name, from anywhere', async ({ page }) => {
  await page.goto('/settings/profile')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await open(page)
  await box(page).pressSequentially('primary')
  await expectSelected(page, 'db-primary storefront')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/storefront/instances/db-primary/storage')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'db-primary', exact: true })).toBeFocused()
})

test('a project is gone to', async ({ page }) => {
  await page.goto('/system/silos')
  await page.getByRole('button', { name: 'Search' }).click()
  await box(page).fill('farm')
  await palette(page).getByRole('menuitem', { name: 'build-farm' }).click()
  await expect(page).toHaveURL('/projects/build-farm/instances')
})

test('Up and Down go round, and Escape closes', async ({ page }) => {
  await page.goto('/projects/storefront/disks')
  await expect(page.getByRole('heading', { name: 'Disks' })).toBeVisible()
  await open(page)
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expectSelected(page, 'New disk')
  await page.keyboard.press('ArrowUp')
  await expectSelected(page, 'Keyboard shortcuts')
  await page.keyboard.press('ArrowDown')
  await expectSelected(page, 'New disk')
  await page.keyboard.type('sh')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await open(page)
  await expect(box(page)).toHaveValue('')
})

test('an action opens its form, and the Enter that chose it does not submit it', async ({ page }) => {
  await page.goto('/projects/storefront/disks')
  await expect(page.getByRole('heading', { name: 'Disks' })).toBeVisible()
  await open(page)
  await box(page).pressSequentially('new d')
  await expectSelected(page, 'New disk')
  await page.keyboard.down('Enter')
  const form = page.getByRole('dialog', { name: 'Create disk' })
  await expect(form.getByLabel('Name')).toBeFocused()
  // Held down, the key repeats itself.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(form.getByText('Name is required')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Name is required')).toBeVisible()
})

test('it opens in a field, too, and closes by the same keys', async ({ page }) => {
  await page.goto('/projects/storefront/disks-new')
  await page.getByRole('dialog', { name: 'Create disk' }).getByLabel('Name').focus()
  await open(page)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Create disk' })).toBeVisible()
})

test('its places are links: another tab opens beside it', async ({ page, context }) => {
  await page.goto('/projects/storefront/disks')
  await expect(page.getByRole('heading', { name: 'Disks' })).toBeVisible()
  await open(page)
  const images = palette(page).getByRole('menuitem', { name: 'Images' })
  await expect(images).toHaveAttribute('href', '/projects/storefront/images')
  // A press that the list moves away from under the pointer is none; whoever made it presses again.
  await expect(async () => {
    const opened = context.waitForEvent('page', { timeout: 2000 })
    const [tab] = await Promise.all([opened, images.click({ modifiers: ['Control'] })])
    await expect(tab).toHaveURL('/projects/storefront/images')
  }).toPass()
  await expect(palette(page)).toBeVisible()
  await expect(page).toHaveURL('/projects/storefront/disks')
})

test('it knows where one has been, and the way up', async ({ page }) => {
  await page.goto('/projects/analytics/vpcs')
  await expect(page.getByRole('heading', { name: 'VPCs' })).toBeVisible()
  await page.goto('/projects/storefront/instances/db-primary/networking')
  await expect(page.getByRole('heading', { name: 'db-primary', exact: true })).toBeVisible()
  await open(page)
  const up = palette(page).getByRole('group', { name: 'Go up' }).getByRole('menuitem')
  await expect(up).toHaveText(['Projects', 'storefront', 'Instances', 'db-primary'])
  await palette(page).getByRole('menuitem', { name: 'analytics / VPCs' }).click()
  await expect(page).toHaveURL('/projects/analytics/vpcs')
})

test.describe('what is gone', () => {
  test.use({ allowedConsoleErrors: ['404'] })

  test('is no place to go back to', async ({ page }) => {
    await page.goto('/projects/storefront/disks')
    await expect(page.getByRole('heading', { name: 'Disks' })).toBeVisible()
    await page.goto('/projects/nothing-here/disks')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await open(page)
    await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('menuitem')).toHaveText([
      'storefront / Disks',
    ])
  })
})

test('it changes the theme', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await open(page)
  await box(page).fill('light')
  await palette(page).getByRole('menuitem', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('it says when nothing is found', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await open(page)
  await box(page).fill('qqq')
  await expect(palette(page).getByText('Nothing is called “qqq”')).toBeVisible()
  await expectNoAxeViolations(page)
  await palette(page).getByRole('button', { name: 'Clear' }).click()
  await expect(box(page)).toBeFocused()
  await expect(palette(page).getByRole('menuitem', { name: 'New project' })).toBeVisible()
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`it can be used by everyone in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/projects/storefront/instances')
    await expect(page.getByRole('heading', { name: 'Instances', exact: true })).toBeVisible()
    await open(page)
    await box(page).pressSequentially('web')
    await expectSelected(page, 'web-01 storefront')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoAxeViolations(page)
  })
}
