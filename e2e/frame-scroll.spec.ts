import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'

test.use({ role: 'operator' })

const scrollTo = (page: Page, top: number) =>
  page.getByRole('main').evaluate((main, to) => main.scrollTo({ top: to }), top)

async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(top)
}

const instances = (page: Page) => page.getByRole('heading', { name: 'Instances', exact: true })

test('back and forward find the position again, and a new visit begins at the top', async ({ page }) => {
  await page.goto('/projects/build-farm/instances')
  await expect(page.getByRole('link', { name: 'runner-40' })).toBeVisible()
  await scrollTo(page, 600)
  await page.getByRole('link', { name: 'runner-20' }).click()
  await expect(page.getByRole('heading', { name: 'runner-20' })).toBeVisible()
  await expectScrolledTo(page, 0)
  await page.getByRole('link', { name: 'Instances' }).first().click()
  await expect(instances(page)).toBeVisible()
  await expectScrolledTo(page, 0)
  await scrollTo(page, 300)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'runner-20' })).toBeVisible()
  await page.goBack()
  await expect(instances(page)).toBeVisible()
  await expectScrolledTo(page, 600)
  await page.goForward()
  await page.goForward()
  await expect(instances(page)).toBeVisible()
  await expectScrolledTo(page, 300)
})

test('the position outlives a reload, and so do those of the pages before', async ({ page }) => {
  await page.goto('/projects/build-farm/instances')
  await expect(page.getByRole('link', { name: 'runner-40' })).toBeVisible()
  await scrollTo(page, 400)
  await page.reload()
  await expect(page.getByRole('link', { name: 'runner-40' })).toBeVisible()
  await expectScrolledTo(page, 400)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect(page.getByRole('heading', { name: 'Disks' })).toBeVisible()
  await expectScrolledTo(page, 0)
  await page.reload()
  await page.goBack()
  await expect(instances(page)).toBeVisible()
  await expectScrolledTo(page, 400)
})

test('it is written down while one scrolls', async ({ page }) => {
  await page.goto('/projects/build-farm/instances')
  await expect(page.getByRole('link', { name: 'runner-40' })).toBeVisible()
  await scrollTo(page, 350)
  const stored = () =>
    page.evaluate(() => sessionStorage.getItem(`scroll-position-${history.state.__TSR_key}`)).catch(() => undefined)
  await expect.poll(stored).toBe('350')
})

test('a form that opens and closes over a list leaves it where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/projects/build-farm/disks')
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  await scrollTo(page, 300)
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Create disk' })
  await expect(form).toBeVisible()
  await expectScrolledTo(page, 300)
  await page.reload()
  await expect(form).toBeVisible()
  await expectScrolledTo(page, 300)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await expectScrolledTo(page, 300)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Disks' }).click()
  await expectScrolledTo(page, 300)
})

test('the next page of a list begins at its top', async ({ page }) => {
  await page.goto('/projects/build-farm/instances')
  const next = page.getByRole('button', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page.getByRole('link', { name: 'runner-64' })).toBeVisible()
  await expectScrolledTo(page, 0)
})
