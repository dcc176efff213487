import type { APIRequestContext, Page } from '@playwright/test'
import { expect, OwnProject, test } from './harness/test.ts'

const cpu = '/projects/storefront/instances/db-primary/metrics/cpu'
// A chart of a past that does not change any more.
const past = () => {
  const end = Math.floor(Date.now() / 3_600_000) * 3_600_000
  return `${new Date(end - 3_600_000).toISOString()}/${new Date(end).toISOString()}`
}

const oxql = (time: string | number) => `@${new Date(time).toISOString().slice(0, -1)}`
const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

async function instanceId(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.get(`/v1/instances/${name}?project=storefront`)
  return String(Object(await answer.json()).id)
}

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('comes from the tab to the CPU, and sees the API’s numbers in the table', async ({ page }) => {
    const range = past()
    await page.goto('/projects/storefront/instances/db-primary/storage')
    await page.getByRole('tab', { name: 'Metrics' }).click()
    await expect(page).toHaveURL(cpu)
    await page.goto(`${cpu}?range=${range}`)
    await page.getByRole('button', { name: 'Actions for CPU utilization: Running' }).click()
    await page.getByRole('menuitem', { name: 'Show as table' }).click()
    const rows = page.getByRole('table', { name: 'Samples of CPU utilization: Running' }).getByRole('row')
    await expect(rows).toHaveCount(62)
    const shown = await rows.evaluateAll((all) => all.slice(1).map((row) => row.children[1]?.textContent))

    const [start = '', end = ''] = range.split('/')
    const id = await instanceId(page.request, 'db-primary')
    const answer = await page.request.post('/v1/timeseries/query?project=storefront', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        query: `get virtual_machine:vcpu_usage | filter timestamp >= ${oxql(Date.parse(start) - 120_000)} && timestamp < ${oxql(end)} && instance_id == "${id}" && state == "run" | align mean_within(60s) | group_by [vcpu_id], sum`,
      },
    })
    const all: { points: { values: { values: { values: number[] } }[] } }[] = Object.values(
      Object(await answer.json()).tables[0].timeseries,
    )
    expect(all).toHaveLength(16)
    const sums = Array.from({ length: 62 }, (_, index) =>
      all.reduce((sum, { points }) => sum + (points.values[0]?.values.values[index] ?? NaN), 0),
    )
    const expected = sums.slice(1).map((sum) => (sum * 100) / (5e9 * 16))
    expect(shown.map(Number)).toHaveLength(61)
    for (const [index, value] of expected.entries()) expect(Number(shown[index])).toBeCloseTo(value, 6)
  })

  test('chooses another range and another state, and both are in the address', async ({ page }) => {
    await page.goto(cpu)
    await expect(slider(page, 'CPU utilization: Running')).toBeVisible()
    await page.getByRole('button', { name: /Choose a time range preset/ }).click()
    await page.getByRole('option', { name: 'Last day' }).click()
    await expect(page).toHaveURL(`${cpu}?range=last-day`)
    await page.getByRole('button', { name: /Choose state/ }).click()
    await page.getByRole('option', { name: 'All states' }).click()
    await expect(page).toHaveURL(/state=all/)
    for (const state of ['Running', 'Emulation', 'Idle', 'Waiting']) {
      await expect(slider(page, `CPU utilization: ${state}`)).toBeVisible()
    }
    await page.getByRole('button', { name: /Refresh interval/ }).click()
    await page.getByRole('option', { name: 'Off' }).click()
    await expect(page).toHaveURL(/refresh=off/)
    await page.reload()
    await expect(page.getByRole('button', { name: /Choose a time range preset/ })).toContainText('Last day')
    await expect(page.getByRole('button', { name: /Refresh interval/ })).toContainText('Off')
    await page.getByRole('tab', { name: 'Disk' }).click()
    await expect(page).toHaveURL(/metrics\/disk\?range=last-day/)
    await expect(slider(page, 'Bytes written')).toBeVisible()
  })

  test('reads a value, zooms in with the keyboard, and goes back out', async ({ page }) => {
    await page.goto(`${cpu}?range=${past()}`)
    const chart = slider(page, 'CPU utilization: Running')
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveAttribute('aria-valuetext', /:00:00 UTC: .*\d+\.\d\d%/)
    for (let step = 0; step < 20; step++) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/zoomedFrom/)
    await expect(chart).toBeVisible()
    await page.getByRole('button', { name: 'Zoom out' }).first().click()
    await expect(page).not.toHaveURL(/zoomedFrom/)
    await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveCount(0)
  })

  test('one cursor goes through all charts', async ({ page }) => {
    await page.goto(`/projects/storefront/instances/db-primary/metrics/network?range=${past()}`)
    const chart = slider(page, 'Bytes sent')
    await expect(chart).toBeVisible()
    await expect(slider(page, 'Bytes received')).toBeVisible()
    const box = await chart.boundingBox()
    if (!box) throw new Error('There is no chart')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    for (const name of ['Bytes sent', 'Bytes received']) {
      await expect(figure(page, name).getByText(/^\d+ \w+ \d{4}, \d\d:\d\d:00 UTC$/)).toBeVisible()
    }
  })

  test('sees one disk alone, and takes its query along to the explorer', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary/metrics/disk')
    await page.getByRole('button', { name: /Choose disk/ }).click()
    await page.getByRole('option', { name: 'db-primary-boot' }).click()
    await expect(page).toHaveURL(/disk=db-primary-boot/)
    await expect(slider(page, 'Disk reads')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Disk reads' }).click()
    await page.getByRole('menuitem', { name: 'Open in explorer' }).click()
    await expect(page).toHaveURL(/\/projects\/storefront\/metrics\?query=get/)
    await expect(page.getByText('1 timeseries')).toBeVisible()
  })
})

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/timeseries/query'] })

  test('is told why an instance that never ran has no samples', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('still')
    const base = `/projects/${project.name}/instances/still/metrics`
    await page.goto(`${base}/cpu`)
    await expect(page.getByText('This one is stopped')).toBeVisible()
    await expect(page.getByText('No samples in this range')).toBeVisible()
    await page.goto(`${base}/disk`)
    await expect(page.getByText('No samples in this range').first()).toBeVisible()
  })

  test('is told that there is nothing to measure where there are neither disks nor interfaces', async ({
    page,
    server,
  }) => {
    const project = await OwnProject.create(page.request, server.url)
    const made = await page.request.post(`/v1/instances?project=${project.name}`, {
      headers: { origin: server.url },
      data: {
        name: 'bare',
        description: '',
        hostname: 'bare',
        ncpus: 1,
        memory: 2 ** 30,
        start: false,
        network_interfaces: { type: 'none' },
      },
    })
    expect(made.status()).toBe(201)
    const base = `/projects/${project.name}/instances/bare/metrics`
    await page.goto(`${base}/network`)
    await expect(page.getByText('No network metrics available')).toBeVisible()
    await page.getByRole('tab', { name: 'Disk' }).click()
    await expect(page.getByText('No disk metrics available')).toBeVisible()
  })

  test('keeps the last picture when the server goes away', async ({ page }) => {
    await page.goto(`${cpu}?refresh=off`)
    const chart = slider(page, 'CPU utilization: Running')
    await expect(chart).toBeVisible()
    await page.route('**/v1/timeseries/query*', (route) => route.abort())
    // The first one is the instance's.
    await page.getByRole('button', { name: 'Refresh data' }).last().click()
    await expect(figure(page, 'CPU utilization: Running').getByText(/cannot be reached/)).toBeVisible()
    await expect(chart).toBeVisible()
  })
})
