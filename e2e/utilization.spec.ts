import { expect, test } from './harness/test.ts'

test.describe('a viewer of a silo', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  for (const range of ['last-hour', 'last-30-days']) {
    test(`sees what was provisioned in the ${range} against the quota, of all and of one project`, async ({ page }) => {
      await page.goto(`/utilization?range=${range}&refresh=off`)
      const chart = page.getByRole('slider', { name: 'CPU', exact: true })
      await expect(chart).toBeVisible({ timeout: 15_000 })
      const view: unknown = await (await page.request.get('/v1/utilization')).json()
      const { provisioned, capacity } = Object(view)
      await chart.focus()
      await page.keyboard.press('End')
      await expect(chart).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`Provisioned ${provisioned.cpus}, Quota ${capacity.cpus}$`),
      )
      await page.getByRole('button', { name: /Choose project/ }).click()
      await page.getByRole('option', { name: 'storefront' }).click()
      await expect(page).toHaveURL(/project=storefront/)
      await expect(page.getByRole('figure', { name: 'CPU', exact: true }).getByText('Quota')).toHaveCount(0)
    })
  }

  test('does not get to the fleet’s', async ({ page }) => {
    await page.goto('/system/utilization')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('somebody without any role', () => {
  test.use({ role: 'newcomer', allowedConsoleErrors: ['403'] })

  test('sees what their silo uses, and no projects to choose from', async ({ page }) => {
    await page.goto('/utilization')
    await expect(page.getByRole('region', { name: 'Used of the quotas' })).toContainText('vCPUs')
    await page.getByRole('button', { name: /Choose project/ }).click()
    await expect(page.getByRole('option')).toHaveText(['All projects'])
  })
})

test.describe('an operator', () => {
  test.use({ role: 'operator' })

  test('sees the fleet’s three numbers, the silos, and one silo over time', async ({ page }) => {
    await page.goto('/system/utilization')
    const { items } = Object(await (await page.request.get('/v1/system/utilization/silos')).json())
    const sum = (of: 'provisioned' | 'allocated') =>
      Array.from(items, (silo) => Number(Object(silo)[of].cpus)).reduce((total, cpus) => total + cpus, 0)
    const totals = page.getByRole('region', { name: 'All silos' })
    for (const [name, value] of [
      ['Provisioned', sum('provisioned')],
      ['Quota (total)', sum('allocated')],
    ] as const) {
      const term = totals.getByRole('term').filter({ hasText: name }).first()
      await expect(term.locator('xpath=following-sibling::dd')).toContainText(`${value.toLocaleString('en-GB')} vCPUs`)
    }
    await expect(totals.getByText('Physical capacity')).toHaveCount(3)
    await expect(page.getByRole('row', { name: 'demo' })).toContainText('vCPUs')

    await page.getByRole('tab', { name: 'Metrics' }).click()
    await expect(page).toHaveURL(/tab=metrics/)
    await expect(page.getByRole('slider', { name: 'Memory', exact: true })).toBeVisible()
    await page.getByRole('button', { name: /Choose silo/ }).click()
    await page.getByRole('option', { name: 'demo' }).click()
    await expect(page).toHaveURL(/silo=demo/)
    const chart = page.getByRole('slider', { name: 'CPU', exact: true })
    await chart.focus()
    await page.keyboard.press('End')
    await expect(chart).toHaveAttribute('aria-valuetext', /Provisioned \d+(\.\d+)?, Quota 800$/)
  })
})
