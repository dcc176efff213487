import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, previewTest, startServer, test } from './harness/test.ts'
import { createAndWatch, stopAndDelete } from './story.ts'

const project = 'observatory'
const instance = 'dome-01'

test.describe('over a restart', () => {
  // While the server is down, the open page's polls fail.
  test.use({ allowedConsoleErrors: ['ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', 'ERR_EMPTY_RESPONSE'] })

  test('a person signs in, makes an instance, watches it run, and finds everything still there', async ({ page }) => {
    test.setTimeout(90_000)
    const data = await mkdtemp(join(tmpdir(), 'plenum-story-'))
    const server = await startServer({ data })
    try {
      await page.goto(server.url)
      await expect(page).toHaveURL(/\/login\/demo\/local/)
      await page.getByLabel('Username').fill('collaborator')
      await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await createAndWatch(page, project, instance)
      const diskName = await page.getByRole('table', { name: 'Boot disk' }).getByRole('rowheader').innerText()

      await server.restart()

      await page.reload()
      await expect(page.getByRole('heading', { name: instance })).toBeVisible()
      await expect(page.getByText('running', { exact: true })).toBeVisible()
      await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText(diskName)
      await stopAndDelete(page, project, instance)
    } finally {
      await server.stop()
      await rm(data, { recursive: true })
    }
  })
})

test('a power cut in the middle of starting loses nothing', async ({ page }) => {
  test.setTimeout(60_000)
  const data = await mkdtemp(join(tmpdir(), 'plenum-cut-'))
  const server = await startServer({ data })
  try {
    const headers = { origin: server.url }
    const credentials = { username: 'collaborator', password: 'plenum-demo' }
    await page.request.post(`${server.url}/v1/login/demo/local`, { data: credentials, headers })
    const started = await page.request.post(`${server.url}/v1/instances/notebook/start?project=analytics`, { headers })
    expect(started.status()).toBe(202)
    await server.kill('SIGKILL')
    await server.restart()
    await page.goto(`${server.url}/projects/analytics/instances/notebook/storage`)
    await expect(page.getByText('running', { exact: true })).toBeVisible({ timeout: 10_000 })
  } finally {
    await server.stop()
    await rm(data, { recursive: true })
  }
})

previewTest('the preview tells the same story, with the control plane inside the page', async ({ page }) => {
  previewTest.setTimeout(90_000)
  await page.goto('/?latency=0')
  await expect(page.getByText('This is a technical preview.')).toBeVisible()
  await page.getByRole('button', { name: 'collaborator' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await createAndWatch(page, project, instance)
  await stopAndDelete(page, project, instance)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
