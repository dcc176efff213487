import { expect, test } from './harness/test.ts'

test.use({ role: 'operator' })

test('the theme is remembered and there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/projects')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitem', { name: 'Light' }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.reload({ waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('on a phone the sidebar is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects/storefront/instances')
  await expect(page.getByRole('link', { name: 'Disks' })).toBeHidden()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Disks' }).click()
  await expect(page.getByRole('heading', { name: 'Disks' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden()
})

test('nothing is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/projects',
    '/projects/storefront/instances',
    '/projects/storefront/instances-new',
    '/settings/profile',
    '/system/silos',
    '/help/access',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBe(0)
  }
})

test('the picker leads to another project', async ({ page }) => {
  await page.goto('/projects/storefront/instances')
  await page.getByRole('button', { name: 'Project storefront' }).click()
  await page.getByRole('menuitem', { name: 'analytics' }).click()
  await expect(page).toHaveURL('/projects/analytics/instances')
})

test('the keyboard skips to the content and the heading has the focus after navigation', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'playground' }).click()
  await expect(page.getByRole('heading', { name: 'Instances', exact: true })).toBeFocused()
})
