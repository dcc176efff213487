import type { Page } from '@playwright/test'
import { expect, previewTest, test } from './harness/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
/** What screen readers are told, all of it together. */
const said = (page: Page) => page.getByRole('log').filter({ hasNot: page.getByRole('button') })

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('is told about a new page, and not about the first one', async ({ page }) => {
    await page.goto('/projects')
    await expect(heading(page, 'Projects')).toBeVisible()
    await expect(heading(page, 'Projects')).not.toBeFocused()
    await expect(said(page)).toHaveText('')
    await page.getByRole('link', { name: 'storefront' }).click()
    await expect(heading(page, 'Instances')).toBeFocused()
    await expect(said(page)).toHaveText('Instances, storefront, Projects')
  })

  test('walks along tabs without being taken away from them', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary/storage')
    await page.getByRole('tab', { name: 'Storage' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\/networking$/)
    await expect(page).toHaveTitle(/^Networking/)
    await expect(page.getByRole('tab', { name: 'Networking' })).toBeFocused()
    await expect(said(page)).toHaveText('')
  })

  test('stays where they are when the next page of a list comes', async ({ page }) => {
    await page.goto('/projects/build-farm/instances')
    await page.getByRole('button', { name: 'Next' }).press('Enter')
    await expect(page.getByRole('link', { name: 'runner-64' })).toBeVisible()
    await expect(heading(page, 'Instances')).not.toBeFocused()
    await expect(said(page)).toHaveText('')
  })
})

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('opens and closes a form without leaving the page under it', async ({ page }) => {
    await page.goto('/projects/storefront/disks')
    const link = page.getByRole('link', { name: 'New disk' })
    await link.press('Enter')
    const form = page.getByRole('dialog', { name: 'Create disk' })
    await expect(form.getByLabel('Name')).toBeFocused()
    await form.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(form).toBeHidden()
    await expect(link).toBeFocused()
    await expect(said(page)).toHaveText('')
  })
})

test('signing in leads to the heading of the page', async ({ page }) => {
  await page.goto('/login/demo/local')
  await page.getByLabel('Username').fill('viewer')
  await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Projects')).toBeFocused()
})

previewTest('a page stays until the next one is there', async ({ page }) => {
  await page.goto('/?latency=2000')
  await page.getByRole('button', { name: 'viewer' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Projects')).toBeVisible()
  const rows = page.getByRole('row')
  const before = await rows.count()
  await page.getByRole('link', { name: 'build-farm' }).click()
  await expect(page).toHaveURL(/build-farm\/instances/)
  expect(await rows.count()).toBe(before)
  await expect(heading(page, 'Projects')).toBeVisible()
  await expect(heading(page, 'Instances')).toBeVisible()
})
