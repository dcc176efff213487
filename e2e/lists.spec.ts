import { expect, OwnProject, test } from './harness/test.ts'

test.use({ role: 'operator' })

test('a long list is read page by page, and the URL holds the page', async ({ page }) => {
  await page.goto('/projects/build-farm/instances')
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: 'runner-64' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(15)
  await page.reload()
  await expect(page.getByRole('link', { name: 'runner-64' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('link', { name: 'runner-01' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
})

test('going back finds the list where it was scrolled to', async ({ page }) => {
  await page.goto('/projects/build-farm/instances')
  const content = page.getByRole('main')
  await page.getByRole('link', { name: 'runner-45' }).scrollIntoViewIfNeeded()
  const before = await content.evaluate((element) => element.scrollTop)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'runner-45' }).click()
  await expect(page.getByRole('heading', { name: 'runner-45' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBe(before)
})

test('an open menu stays open when the list refreshes', async ({ page, server }) => {
  const project = await OwnProject.create(page.request, server.url)
  await project.addStoppedInstance('still')
  await project.addStoppedInstance('moving')
  await project.start('moving')
  await page.goto(`/projects/${project.name}/instances`)
  await expect(page.getByRole('row', { name: 'moving' })).toContainText('starting')
  await page.getByRole('row', { name: 'still' }).getByRole('button', { name: 'Row actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Start' })).toBeVisible()
  // The row behind the menu has been fetched anew several times by then.
  await expect(page.getByRole('row', { name: 'moving', includeHidden: true })).toContainText('running')
  await expect(page.getByRole('menuitem', { name: 'Start' })).toBeVisible()
})

test('keys open the menu of a row at either end, and it gives the focus back', async ({ page }) => {
  await page.goto('/projects/storefront/instances')
  const button = page.getByRole('row', { name: 'web-01' }).getByRole('button', { name: 'Row actions' })
  for (const [key, entry] of [
    ['Enter', 'first'],
    [' ', 'first'],
    ['ArrowDown', 'first'],
    ['ArrowUp', 'last'],
  ] as const) {
    await button.press(key)
    const entries = page.getByRole('menuitem')
    await expect(entries[entry]()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entries).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await button.click()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
})

test('an action that is not possible says why', async ({ page }) => {
  await page.goto('/projects/storefront/instances')
  await page.getByRole('row', { name: 'web-01' }).getByRole('button', { name: 'Row actions' }).click()
  const start = page.getByRole('menuitem', { name: 'Start' })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await expect(start).toHaveAccessibleDescription(/stopped or failed/)
})

test('columns sort by their header', async ({ page }) => {
  await page.goto('/projects/storefront/instances')
  await page.getByRole('columnheader', { name: 'vCPUs' }).getByRole('button').click()
  await expect(page.getByRole('row').nth(1)).toContainText('queue-01')
  await page.getByRole('columnheader', { name: 'vCPUs' }).getByRole('button').click()
  await expect(page.getByRole('row').nth(1)).toContainText('db-')
})
