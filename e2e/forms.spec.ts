import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, OwnProject, startServer, test } from './harness/test.ts'

test.describe('a half-filled form', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['401'] })

  test('is there again after a reload', async ({ page }) => {
    await page.goto('/projects-new')
    await page.getByRole('textbox', { name: 'Name' }).fill('orchard')
    await page.getByRole('textbox', { name: 'Description' }).fill('Apples and pears')
    await page.reload()
    await expect(page.getByText('There is an unfinished draft')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('orchard')
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Apples and pears')
  })

  test('survives a session that ends while it is filled', async ({ page }) => {
    await page.goto('/projects-new')
    await page.getByRole('textbox', { name: 'Name' }).fill('orchard')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Create project' }).click()
    await page.getByLabel('Username').fill('collaborator')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('What you typed is back')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('orchard')
  })

  test('is forgotten once it was thrown away', async ({ page }) => {
    await page.goto('/projects-new')
    await page.getByRole('textbox', { name: 'Name' }).fill('orchard')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/projects')
    await page.goto('/projects-new')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await expect(page.getByText('There is an unfinished draft')).toBeHidden()
  })

  test('is asked about before Back takes it away', async ({ page }) => {
    await page.goto('/projects')
    await page.getByRole('link', { name: 'New project' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('orchard')
    await page.goBack()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('orchard')
    await page.goBack()
    await page.getByRole('button', { name: 'Leave form' }).click()
    await expect(page).toHaveURL('/projects')
  })
})

test.describe('the request of a form', () => {
  test.use({ role: 'collaborator' })

  test('is shown as it stands, and says what it lacks', async ({ page }) => {
    await page.goto('/projects/storefront/disks-new')
    await page.getByRole('button', { name: 'Show request' }).click()
    await expect(page.getByRole('dialog', { name: 'Request' })).toContainText('Not complete yet')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Name' }).fill('orchard')
    await page.getByRole('button', { name: 'Show request' }).click()
    const dialog = page.getByRole('dialog', { name: 'Request' })
    await expect(dialog).toContainText('POST /v1/disks?project=storefront')
    await expect(dialog).toContainText('curl -X POST')
    await dialog.getByRole('tab', { name: 'JSON' }).click()
    await expect(dialog).toContainText('"block_size": 4096')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('orchard')
  })
})

test.describe('a server that goes away', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION|ERR_EMPTY/] })

  test('leaves what was on screen, with its age, and everything comes back by itself', async ({ page }) => {
    test.setTimeout(60_000)
    const data = await mkdtemp(join(tmpdir(), 'plenum-fresh-'))
    const server = await startServer({ data })
    try {
      const headers = { origin: server.url }
      const credentials = { username: 'collaborator', password: 'plenum-demo' }
      await page.request.post(`${server.url}/v1/login/demo/local`, { data: credentials, headers })
      const project = await OwnProject.create(page.request, server.url)
      await project.addStoppedInstance('solo')
      await page.goto(`${server.url}/projects/${project.name}/instances`)
      await expect(page.getByRole('rowheader', { name: 'solo' })).toBeVisible()
      await server.stop()
      await page.getByRole('button', { name: 'Refresh data' }).click()
      await expect(page.getByText(/As of .* ago, trying again/)).toBeVisible()
      await expect(page.getByText('The server cannot be reached')).toBeVisible()
      await expect(page.getByRole('rowheader', { name: 'solo' })).toBeVisible()
      await page.getByRole('link', { name: 'Disks' }).click()
      await expect(page.getByText('As soon as it answers, this page loads by itself.')).toBeVisible()
      await server.restart()
      await expect(page.getByRole('rowheader', { name: 'solo-boot' })).toBeVisible({ timeout: 15_000 })
      await page.goBack()
      await expect(page.getByRole('rowheader', { name: 'solo' })).toBeVisible()
      await expect(page.getByText(/trying again/)).toBeHidden()
    } finally {
      await server.stop()
      await rm(data, { recursive: true })
    }
  })
})
