import { expect, test } from './harness/test.ts'

test.describe('an operator', () => {
  test.use({ role: 'operator' })

  test('arrives where it is said how much is left and what needs attention', async ({ page }) => {
    await page.goto('/system')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('meter', { name: 'CPU provisioned' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Findings' }).getByRole('row')).not.toHaveCount(0)
    await page.getByRole('link', { name: /in service/ }).click()
    await expect(page).toHaveURL('/system/inventory/rack')
    await page.getByRole('navigation', { name: 'System', exact: true }).getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('link', { name: /^Show (all|what)/ }).click()
    await expect(page.getByRole('heading', { name: 'Attention' })).toBeVisible()
  })

  test('is told what needs them, the worst first, and led to where it is mended', async ({ page }) => {
    await page.goto('/system/issues')
    await expect(page.getByRole('heading', { name: 'What was looked at' })).toBeVisible()
    const findings = page.getByRole('table', { name: 'Findings' })
    await expect(findings).toContainText('Sled SLD-0014 in slot 13 waits to be added to the rack')
    const ranks = (await findings.getByText(/^(Now|Soon|To know)$/).allTextContents()).map((word) =>
      ['Now', 'Soon', 'To know'].indexOf(word),
    )
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    await findings
      .getByRole('row', { name: /SLD-0011 is not provisionable/ })
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { name: 'SLD-0011' })).toBeFocused()
  })

  test('finds nothing more about what was mended', async ({ page }) => {
    const { items } = await (await page.request.get('/v1/system/hardware/sleds?limit=100')).json()
    const sled = items.find((each: { baseboard: { serial: string } }) => each.baseboard.serial === 'SLD-0011')
    await page.goto(`/system/inventory/sleds/${sled.id}/instances`)
    await page.getByRole('button', { name: 'Make provisionable' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make provisionable' }).click()
    await expect(page.getByText('SLD-0011 takes new instances and disks')).toBeVisible()
    await page.getByRole('navigation', { name: 'System', exact: true }).getByRole('link', { name: 'Attention' }).click()
    await expect(page.getByText('Sled SLD-0014 in slot 13')).toBeVisible()
    await expect(page.getByText(/SLD-0011 is not provisionable/)).toHaveCount(0)
    const data = { state: 'non_provisionable' }
    await page.request.put(`/v1/system/hardware/sleds/${sled.id}/provision-policy`, {
      data,
      headers: { origin: new URL(page.url()).origin },
    })
  })

  test.describe('while a part of the rack is out of reach', () => {
    test.use({ allowedConsoleErrors: ['bfd-status'] })

    test('is told where nobody could look, and sees the rest', async ({ page }) => {
      await page.route('**/v1/system/networking/bfd-status', (route) => route.abort())
      await page.goto('/system/issues')
      await expect(page.getByText('One thing could not be looked at')).toBeVisible()
      await page.getByRole('button', { name: 'What was looked at' }).click()
      await expect(page.getByText(/Could not be looked at: The server cannot be reached/)).toBeVisible()
      await expect(page.getByRole('table', { name: 'Findings' })).toContainText('SLD-0014')
    })
  })

  test('reads what was looked at where nothing was found', async ({ page }) => {
    const none = { items: [], next_page: null }
    await page.route(/\/v1\/(system|alert-receivers|certificates)|support-bundles/, (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.endsWith('/policy')) return route.continue()
      if (pathname.endsWith('-status')) return route.fulfill({ json: [] })
      if (pathname.endsWith('/target-release'))
        return route.fulfill({
          json: { generation: 1, time_requested: new Date(0).toISOString(), release_source: { type: 'unspecified' } },
        })
      return route.fulfill({ json: none })
    })
    await page.goto('/system/issues')
    await expect(page.getByRole('heading', { name: 'Nothing needs attention' })).toBeVisible()
    await expect(page.getByText('Quotas of silos')).toBeVisible()
    await expect(page.getByText('Nothing found').first()).toBeVisible()
  })
})
