import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { Operator, ownName } from './harness/own-silo.ts'
import { rowOf } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'

const GiB = 2 ** 30

/** The panel in which one quota of one silo is changed. */
async function openQuota(page: Page, resource: string, silo: string) {
  await rowOf(page, silo)
    .getByRole('button', { name: `${resource} quota of ${silo}:` })
    .click()
  return page.getByRole('dialog', { name: `${resource} quota of ${silo}` })
}

function sumOf(page: Page, resource: string) {
  const totals = page.getByRole('region', { name: 'All silos' })
  const bar = totals.locator('div').filter({ has: page.getByRole('meter', { name: resource, exact: true }) })
  return bar.getByRole('term').filter({ hasText: 'Quota (total)' }).locator('xpath=following-sibling::dd')
}

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['siloQuotasUpdate', /Failed to load.*quotas/] })

  test('changes a quota where it stands, and everything that shows it follows', async ({ page, server }) => {
    const operator = new Operator(page.request, server.url)
    const name = ownName('quota')
    await operator.silo(name, { quotas: { cpus: 8, memory: 32 * GiB + 5, storage: 100 * GiB } })
    await page.goto('/system/quotas')
    const before = Number.parseInt(await sumOf(page, 'CPU').innerText(), 10)
    const panel = await openQuota(page, 'CPU', name)
    const field = panel.getByRole('textbox', { name: 'CPU quota' })
    await expect(field).toBeFocused()
    await expect(panel).toContainText('0 vCPUs are in use')
    await field.fill('')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByText('CPU quota is required')).toBeVisible()
    await field.fill('12')
    await panel.getByRole('button', { name: 'Show request' }).click()
    const request = page.getByRole('dialog', { name: 'Request' })
    await expect(request).toContainText(/PUT .*\/quotas/)
    await request.getByRole('tab', { name: 'JSON' }).click()
    await expect(request).toContainText('"cpus": 12')
    await expect(request).not.toContainText('memory')
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`CPU quota of ${name} updated`)).toBeVisible()
    await expect(rowOf(page, name).getByRole('button', { name: `CPU quota of ${name}: 12 vCPUs` })).toBeFocused()
    await expect(sumOf(page, 'CPU')).toHaveText(`${before + 4} vCPUs`)
    expect(await operator.get(`/v1/system/silos/${name}/quotas`)).toMatchObject({ cpus: 12, memory: 32 * GiB + 5 })

    await page.getByRole('columnheader', { name: 'CPU quota' }).getByRole('button').click()
    await expect(page).toHaveURL(/sort=cpus/)
    await expect(page.getByRole('rowheader').last()).toHaveText('demo')
    await page
      .getByRole('combobox', { name: 'Filter' })
      .or(page.getByRole('textbox', { name: 'Filter' }))
      .fill(name)
    await expect(page.getByRole('rowheader')).toHaveText([name])
    await page.getByRole('button', { name: 'Export' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV of the rows listed' }).click()
    const csv = await readFile(await (await saved).path(), 'utf8')
    expect(csv.split(/\r?\n/).slice(0, 2).join('\n')).toBe(
      `Name,CPU quota,CPU used,Memory quota,Memory used,Storage quota,Storage used\n${name},12,0,${32 * GiB + 5},0,${100 * GiB},0`,
    )

    await page.getByRole('link', { name, exact: true }).click()
    await expect(rowOf(page, 'CPU')).toContainText('12 vCPUs')
  })

  test('is warned of a quota below what is in use, and finds it under Attention', async ({ page, server }) => {
    const operator = new Operator(page.request, server.url)
    const before = await operator.get('/v1/system/silos/lab/quotas')
    await page.goto('/system/issues')
    await expect(page.getByText('Silo lab uses more than all of its vCPU quota')).toHaveCount(0)
    await page.goto('/system/quotas')
    try {
      const panel = await openQuota(page, 'CPU', 'lab')
      await panel.getByRole('textbox', { name: 'CPU quota' }).fill('1')
      await page.keyboard.press('Tab')
      await expect(panel.getByText('vCPUs are in use, more than this')).toBeVisible()
      await panel.getByRole('button', { name: 'Save' }).click()
      await expect(rowOf(page, 'lab')).toContainText('Over quota')
      await page.getByRole('link', { name: 'Attention' }).click()
      await expect(page.getByText('Silo lab uses more than all of its vCPU quota')).toBeVisible()
    } finally {
      await operator.put('/v1/system/silos/lab/quotas', before)
    }
  })

  test('can change it on a phone, and is told when nobody answered', async ({ page, server }) => {
    const operator = new Operator(page.request, server.url)
    const name = ownName('quota')
    await operator.silo(name)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/system/quotas?filter=${name}`)
    const panel = await openQuota(page, 'Storage', name)
    await panel.getByRole('textbox', { name: 'Storage quota' }).fill('200')
    await page.route('**/v1/system/silos/*/quotas', (route) => route.abort())
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByText('The server cannot be reached')).toBeVisible()
    await page.unroute('**/v1/system/silos/*/quotas')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(page, name)).toContainText('200 GiB')
    await expect(panel).toBeHidden()
  })
})

test.describe('somebody who may only look at the fleet', () => {
  test.use({ role: 'operator' })

  test('sees the quotas of all silos, and why they cannot change them', async ({ page, server }) => {
    await new Operator(page.request, server.url).becomeFleetViewer()
    await page.goto('/system/quotas')
    const quota = rowOf(page, 'demo').getByRole('button', { name: 'Memory quota of demo: 2560 GiB' })
    await expect(quota).toHaveAttribute('aria-disabled', 'true')
    await quota.focus()
    await expect(page.getByRole('tooltip')).toContainText(
      'This takes the role collaborator on the fleet; yours is viewer',
    )
    await quota.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
