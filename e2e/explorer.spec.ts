import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Query' })
const runButton = (page: Page) => page.getByRole('button', { name: 'Run query' })

async function write(page: Page, text: string): Promise<void> {
  await editor(page).fill(text)
}

test.describe('an operator', () => {
  // Chromium's own editing would keep how text looked with style attributes, which are not let through, and tells so.
  test.use({ role: 'operator', allowedConsoleErrors: ['/timeseries/query', 'event handlers, style attributes'] })

  test('takes an example, runs it by keyboard, and shares the address', async ({ page, context }) => {
    await page.goto('/system/metrics')
    await page.getByRole('button', { name: /Power by sled and switch/ }).click()
    await editor(page).press('ControlOrMeta+Enter')
    await expect(page.getByRole('slider', { name: 'hardware_component:power' })).toBeVisible()
    await expect(page.getByText('The first 8 of 13 lines')).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('slider', { name: 'hardware_component:power' })).toBeVisible()
    await expect(editor(other)).toContainText('group_by [chassis_serial], sum')
    await other.getByRole('tab', { name: 'History' }).click()
    await expect(other.getByRole('button', { name: /get hardware_component:power/ })).toBeVisible()
    await other.getByRole('button', { name: 'Clear history' }).click()
    await expect(other.getByText('Queries that you run are kept here')).toBeVisible()
  })

  test('completes names while typing', async ({ page }) => {
    await page.goto('/system/metrics')
    await editor(page).click()
    await page.keyboard.type('get bgp_session:up')
    await page.getByRole('option', { name: /bgp_session:updates_sent/ }).click()
    await expect(editor(page)).toContainText('get bgp_session:updates_sent')
  })

  test('sees at once what is no query, and cannot run it', async ({ page }) => {
    await page.goto('/system/metrics')
    await write(page, 'get virtual_disk:reads | filter disk_id = "x"')
    await runButton(page).focus()
    await expect(page.getByRole('tooltip')).toContainText('Expected')
    await expect(page.locator('.cm-lintRange-error')).toHaveText('=')
  })

  test('is told where the control plane refuses', async ({ page }) => {
    await page.goto('/system/metrics')
    await write(page, 'get virtual_disk:reads | filter disk == "x" && timestamp > @now() - 1h')
    await runButton(page).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('The query was refused')
    await expect(refusal).toContainText(/At 1:\d+/)
    await expect(page.locator('.cm-lintRange-error')).toContainText('disk')
  })

  test('reads distributions, joins and nothing at all', async ({ page }) => {
    await page.goto('/system/metrics')
    await page.getByRole('button', { name: /Latency of the API/ }).click()
    await runButton(page).click()
    await expect(page.getByRole('button', { name: /p95/ }).first()).toBeVisible()
    await write(
      page,
      '{ get virtual_disk:reads; get virtual_disk:writes } | filter timestamp > @now() - 1h | align mean_within(5m) | group_by [], sum | join',
    )
    await runButton(page).click()
    await expect(page.getByRole('slider', { name: 'virtual_disk:reads' })).toBeVisible()
    await expect(page.getByRole('slider', { name: 'virtual_disk:writes' })).toBeVisible()
    await write(page, 'get virtual_disk:reads | filter disk_id == "00000000-0000-4000-8000-000000000000"')
    await runButton(page).click()
    await expect(page.getByText('Nothing matches the query')).toBeVisible()
  })

  test('finds a timeseries and puts it into the editor', async ({ page }) => {
    await page.goto('/system/metrics')
    await page.getByRole('tab', { name: 'Timeseries' }).click()
    await page.getByRole('textbox', { name: 'Search timeseries' }).fill('fan rpm')
    await page.getByRole('button', { name: 'hardware_component:fan_speed' }).click()
    await page.getByRole('button', { name: 'Insert hardware_component:fan_speed' }).click()
    await expect(editor(page)).toContainText('get hardware_component:fan_speed')
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('asks in a project, and downloads what the table shows', async ({ page }) => {
    await page.goto('/projects/storefront/metrics')
    await write(
      page,
      'get virtual_disk:reads | filter timestamp > @now() - 1h | align mean_within(5m) | group_by [], sum',
    )
    await runButton(page).click()
    await page.getByRole('radiogroup', { name: 'View of the answer' }).getByText('Table').click()
    await expect(page).toHaveURL(/view=table/)
    const rows = page.getByRole('table', { name: 'Points of virtual_disk:reads' }).getByRole('row')
    await expect(rows).not.toHaveCount(1)
    const count = await rows.count()
    await page.getByRole('button', { name: 'Download' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const chunks: Buffer[] = []
    for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk))
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
    expect(lines).toHaveLength(count)
    expect(lines[0]).toBe('timestamp,virtual_disk:reads')
  })

  test('does not get to the fleet’s explorer', async ({ page }) => {
    await page.goto('/system/metrics')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('what is loaded', () => {
  test.use({ role: 'operator' })

  test('the editor and the charts come with the pages that have them only', async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url())
    })
    /** Which of them are in what was loaded, by a word that only they have: classes of CodeMirror and of uPlot. */
    const loaded = async () => {
      const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
      return ['cm-content', 'u-legend'].filter((word) => texts.some((text) => text.includes(word)))
    }
    await page.goto('/projects/storefront/instances')
    await expect(page.getByRole('row', { name: 'db-primary' })).toBeVisible()
    expect(await loaded()).toEqual([])
    await page.goto('/system/metrics')
    await expect(editor(page)).toBeVisible()
    expect(await loaded()).toEqual(['cm-content', 'u-legend'])
  })
})
