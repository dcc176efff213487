import { expect, test } from './harness/test.ts'

test.describe('an operator', () => {
  test.use({ role: 'operator' })

  test('goes to the system and back', async ({ page }) => {
    await page.goto('/projects')
    const sides = page.getByRole('navigation', { name: 'Switch between system and silo' })
    await sides.getByRole('link', { name: 'System' }).click()
    await expect(page).toHaveURL('/system')
    await expect(page).toHaveTitle('Overview / Plenum')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Access', exact: true }).getByRole('link')).toHaveText([
      /Silos/,
      /Fleet access/,
      /Built-in users/,
    ])
    await expect(sides.getByRole('link', { name: 'System' })).toHaveAttribute('aria-current', 'page')
    await sides.getByRole('link', { name: 'Silo', exact: true }).click()
    await expect(page).toHaveURL('/projects')
  })

  test('sees the silos of the rack', async ({ page }) => {
    await page.goto('/system/silos')
    const lab = page.getByRole('row', { name: /^lab/ })
    await expect(lab).toContainText('Local only')
    await expect(lab).toContainText('Yes')
  })

  test('on a phone finds the other side in the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/projects')
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer.getByRole('button', { name: 'Theme' })).toBeVisible()
    await drawer.getByRole('link', { name: 'System' }).click()
    await expect(page).toHaveURL('/system')
    await expect(drawer).toBeHidden()
  })

  test('finds who they are in the settings', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/projects')
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'API reference' })).toHaveAttribute('href', /docs\/api/)
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/settings/profile')
    await expect(page).toHaveTitle('Profile / Settings / Plenum')
    const main = page.getByRole('main')
    for (const text of ['operator', 'demo', 'silo.admin', 'fleet.admin'])
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    await expect(main.getByRole('row', { name: /^operations/ })).toBeVisible()
    const { id } = await (await page.request.get('/v1/me')).json()
    await main.getByRole('button', { name: 'Click to copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  })
})

test.describe('somebody without a role on the fleet', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['/v1/system/silos'] })

  test('has no system', async ({ page }) => {
    await page.goto('/settings')
    await expect(page).toHaveURL('/settings/profile')
    await expect(page.getByText('silo.viewer')).toBeVisible()
    await expect(page.getByRole('link', { name: 'System' })).toBeHidden()
    await page.goto('/system/silos')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found / Plenum')
    await expect(page.getByRole('link', { name: 'Silos' })).toHaveCount(1)
  })
})

test.describe('the title', () => {
  test.use({ role: 'viewer' })

  test('says where one is, from the innermost outwards', async ({ page }) => {
    await page.goto('/projects/storefront/disks')
    await expect(page).toHaveTitle('Disks / storefront / Projects / Plenum')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
    await expect(crumbs).toHaveText(['Projects', 'storefront', 'Disks'])
    await page.goto('/projects/storefront/disks-new')
    await expect(page).toHaveTitle('New disk / Disks / storefront / Projects / Plenum')
    await expect(crumbs).toHaveText(['Projects', 'storefront', 'Disks'])
    await page.goto('/projects/storefront/instances/db-primary/storage')
    await expect(page).toHaveTitle('Storage / db-primary / Instances / storefront / Projects / Plenum')
  })
})
