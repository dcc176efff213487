import { OwnNetwork } from './harness/own-network.ts'
import { expect, expectNoAxeViolations, OwnProject, test } from './harness/test.ts'

const search = '/projects/storefront/vpcs/search/topology'

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees what a VPC is made of, and goes from there to each part', async ({ page }) => {
    await page.goto(search)
    await expect(page.getByRole('region', { name: 'VPC subnet nodes' })).toContainText('search-01')
    await expect(page.getByRole('region', { name: 'Internet gateway spare' })).toContainText('Nothing is attached')
    await page.getByRole('region', { name: 'Router inspected' }).getByRole('link', { name: 'inspected' }).click()
    await expect(page).toHaveURL('/projects/storefront/vpcs/search/routers/inspected')
    await page.goBack()
    await page.getByRole('link', { name: 'inspected-exit' }).click()
    await expect(page.getByRole('dialog', { name: 'Internet gateway' })).toBeVisible()
  })

  test('is shown the way out of the instance that has the focus, and reads the same in the table', async ({ page }) => {
    await page.goto(search)
    const hint = page.getByText('Point at an instance')
    await expect(hint).toBeVisible()
    await page.getByRole('link', { name: 'search-01', exact: true }).focus()
    const way = 'It has no address that is attached to inspected-exit'
    await expect(page.getByText(way)).toBeVisible()
    await page.getByRole('link', { name: 'search-01', exact: true }).blur()
    await expect(hint).toBeVisible()
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect(page).toHaveURL(`${search}?view=table`)
    const row = page.getByRole('table', { name: 'Instances and their way out' }).getByRole('row', { name: /search-01/ })
    await expect(row).toContainText(way)
    await expect(page.getByRole('table', { name: 'Internet gateways' })).toContainText('203.0.113.40')
  })

  test('gets the table first on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(search)
    await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()
  })

  test('zooms', async ({ page }) => {
    await page.goto(search)
    const box = page.getByRole('region', { name: 'Router system' })
    const before = await box.boundingBox()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(page.getByText('80 %')).toBeVisible()
    await expect.poll(async () => (await box.boundingBox())?.width).toBeLessThan(before?.width ?? 0)
    await page.getByRole('button', { name: 'Fit the width' }).click()
    await expect(page.getByText('100 %')).toBeVisible()
  })
})

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('finds many instances in groups that open, and the address each leaves with', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    const names = Array.from({ length: 14 }, (_, index) => `web-${index}`)
    await Promise.all(names.map((name) => network.addInstance(name)))
    await network.addFloatingIp('front')
    await network.settled('web-3')
    await network.attachFloatingIp('front', 'web-3')
    const { ip } = await network.view('floating-ips', 'front')
    await page.goto(`/projects/${project}/vpcs/default/topology`)
    const group = page.getByRole('button', { name: /^web\b.*14 instances/ })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('link', { name: 'web-3', exact: true })).toHaveCount(0)
    await group.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'web-3', exact: true }).focus()
    await expect(page.getByText(`${String(ip)} (floating)`)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'web-4', exact: true }).focus()
    await expect(page.getByText('a shared address')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/projects/${project}/instances/web-4/networking`)
  })
})
