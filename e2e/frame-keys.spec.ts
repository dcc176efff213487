import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './harness/test.ts'

test.use({ role: 'operator' })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('g and a letter lead to the pages of the area, and to other areas', async ({ page }) => {
  await page.goto('/projects/storefront/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
  await press(page, 'g', 'd')
  await expect(heading(page, 'Disks')).toBeFocused()
  await press(page, 'g', 'h')
  await expect(heading(page, 'Images')).toBeFocused()
  await press(page, 'g', 'n')
  await expect(page).toHaveURL('/projects/storefront/vpcs')
  await press(page, 'g', 'i')
  await expect(page).toHaveURL('/projects/storefront/instances')
  await press(page, 'g', 's')
  await expect(page).toHaveURL('/system')
  await press(page, 'g', 'd')
  await press(page, 'g', 'p')
  await expect(page).toHaveURL('/projects')
})

test('n makes a new one, and in its form is a letter', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await press(page, 'n')
  const form = page.getByRole('dialog', { name: 'Create project' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await press(page, 'n', 'g', 'p')
  await expect(form.getByLabel('Name')).toHaveValue('ngp')
  await expect(page).toHaveURL('/projects-new')
})

test('a slash goes to the filter, where letters are letters', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await press(page, '/')
  await page.keyboard.type('n')
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('n')
})

test('a question mark lists the keys that do something here', async ({ page }) => {
  await page.goto('/projects/storefront/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await press(page, '?')
  await expect(sheet(page).getByRole('region', { name: 'On this page' })).toContainText('New disk')
  await expect(sheet(page).getByRole('region', { name: 'Go to' })).toContainText('Instances')
  await expect(sheet(page).getByRole('region', { name: 'Everywhere' })).toContainText('Search')
  await expectNoAxeViolations(page)
  await press(page, 'g', 'i')
  await expect(sheet(page)).toBeVisible()
  await press(page, 'Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL('/projects/storefront/disks')
  await page.goto('/system/silos')
  await expect(heading(page, 'Silos')).toBeVisible()
  await press(page, '?')
  await expect(sheet(page).getByRole('region', { name: 'Go to' })).not.toContainText('Disks')
})

test('keys without a modifier can be switched off, and stay off', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await sheet(page).getByText('Use keys without a modifier').click()
  await expect(sheet(page).getByRole('region', { name: 'Go to' })).toBeHidden()
  await press(page, 'Escape')
  await expect(sheet(page)).toBeHidden()
  await page.reload()
  await expect(heading(page, 'Projects')).toBeVisible()
  await press(page, '?', 'n')
  await press(page, 'Control+k')
  await expect(page.getByRole('dialog', { name: 'Quick actions' })).toBeVisible()
  await expect(page).toHaveURL('/projects')
})

test.describe('somebody without a role on the fleet', () => {
  test.use({ role: 'viewer' })

  test('has no key that leads to the system', async ({ page }) => {
    await page.goto('/projects')
    await expect(heading(page, 'Projects')).toBeVisible()
    await press(page, '?')
    await expect(sheet(page).getByRole('region', { name: 'Go to' })).toContainText('Settings')
    await expect(sheet(page).getByRole('region', { name: 'Go to' })).not.toContainText('System')
    await press(page, 'Escape')
    await press(page, 'g', 's')
    await press(page, 'g', 'u')
    await expect(page).toHaveURL('/settings/profile')
  })
})
