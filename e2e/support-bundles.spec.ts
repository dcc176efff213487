import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { Operator } from './harness/own-silo.ts'
import { refusedEntries } from './harness/own-storage.ts'
import { expectReason } from './harness/reason.ts'
import { expect, expectNoAxeViolations, test } from './harness/test.ts'

const api = '/experimental/v1/system/support-bundles'
const list = '/system/support-bundles'

/** A bundle that is there, made behind the page's back. */
async function activeBundle(request: APIRequestContext, url: string): Promise<string> {
  const operator = new Operator(request, url)
  const { id } = await operator.post(api)
  await expect.poll(async () => (await operator.get(`${api}/${String(id)}`))['state']).toBe('active')
  return String(id)
}

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['ERR_FAILED', '/download', 'The page answers with 404', api] })

  test('has a bundle collected, looks into it, and deletes it', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('button', { name: 'New support bundle' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Collect' }).click()
    const told = page.getByText(/Support bundle \w{8} is being collected/)
    await expect(told).toBeVisible()
    const name = /bundle (\w{8})/.exec(await told.innerText())?.[1] ?? ''
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('collecting')
    await row.getByRole('button', { name: 'Row actions' }).click()
    expect(await refusedEntries(page)).toEqual({ Download: 'It is still being collected' })
    await page.keyboard.press('Escape')
    // By itself.
    await expect(row).toContainText('active', { timeout: 10_000 })
    await row.getByRole('link', { name }).click()
    await expect(page.getByText(/\d KiB/).first()).toBeVisible()
    const tree = page.getByRole('treegrid', { name: 'Files' })
    await expect(tree).toContainText('README.md')
    await page.getByLabel('Find files').fill('network pools')
    await expect(tree.getByRole('row')).toHaveCount(2)
    await tree.getByText('ip-pools.jsonl').click()
    await expect(page).toHaveURL(/file=network%2Fip-pools\.jsonl/)
    await expect(page.getByRole('group', { name: 'network/ip-pools.jsonl' })).toContainText('"internet"')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download file' }).click()
    expect((await saved).suggestedFilename()).toBe('ip-pools.jsonl')
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('"internet"')
    await page.goBack()
    await expect(page.getByText('No file chosen')).toBeVisible()

    await page.getByRole('button', { name: 'Support bundle actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete support bundle' }).click()
    await expect(page.getByText(`Support bundle ${name} deleted`)).toBeVisible()
    await expect(page).toHaveURL(list)
    await expect(row).toHaveCount(0, { timeout: 10_000 })
  })

  test('downloads all of it, also when the network fails in between', async ({ page, server }) => {
    const id = await activeBundle(page.request, server.url)
    const whole = await (await page.request.get(`${api}/${id}/download`)).body()
    await page.goto(`${list}/${id}`)
    await page.route(`**${api}/*/download`, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await expect(page.getByText('The download was cut off')).toBeVisible()
    await expect(page.getByText(/The server cannot be reached\. What has arrived is kept/)).toBeVisible()
    await page.unrouteAll()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Resume' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`support-bundle-${id}.zip`)
    expect((await readFile(await file.path())).equals(whole)).toBe(true)
    await expect(page.getByText(`support-bundle-${id}.zip downloaded`)).toBeVisible()
  })

  test('is told what cannot be shown, or is not there', async ({ page, server }) => {
    const id = await activeBundle(page.request, server.url)
    await page.goto(`${list}/${id}?file=no-such-file`)
    await expect(page.getByText('There is no such file in the bundle')).toBeVisible()
    await expectReason(page.getByRole('button', { name: 'Download file' }), 'It could not be read')
    await page.goto(`${list}/${crypto.randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('somebody who may only look at the fleet', () => {
  test.use({ role: 'operator' })

  test('reads and downloads bundles, and is told why the rest is not theirs', async ({ page, server }) => {
    const id = await activeBundle(page.request, server.url)
    await new Operator(page.request, server.url).becomeFleetViewer()
    const reason = 'This takes the role admin on the fleet; yours is viewer'
    await page.goto(list)
    await expectReason(page.getByRole('button', { name: 'New support bundle' }), reason)
    const row = page.getByRole('row').filter({ hasText: id.slice(0, 8) })
    await row.getByRole('button', { name: 'Row actions' }).click()
    expect(await refusedEntries(page)).toEqual({ Delete: reason })
    await page.goto(`${list}/${id}?file=README.md`)
    await expect(page.getByRole('group', { name: 'README.md' })).toContainText(`# Support bundle ${id}`)
    await expectNoAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeViolations(page)
  })
})
