import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectReason } from './harness/reason.ts'
import { expect, expectNoAxeViolations, OwnProject, previewTest, startServer, test } from './harness/test.ts'

const inputOf = (page: Page, instance: string) => page.getByRole('textbox', { name: `Serial console of ${instance}` })
/** What somebody who cannot see the terminal is read. */
const outputOf = (page: Page) => page.locator('.xterm').getByRole('list')
const connection = (page: Page) => page.getByLabel('Connection')

async function savedLog(page: Page, instance: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download log' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`${instance}-serial-console.log`)
  return readFile(await file.path(), 'utf8')
}

async function enter(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line)
  await page.keyboard.press('Enter')
}

/** Signs in at the login prompt of a guest, and asks it who it is. */
async function askHostname(page: Page, instance: string): Promise<void> {
  await inputOf(page, instance).focus()
  await enter(page, 'root')
  await expect(outputOf(page)).toContainText(`root@${instance}:`)
  await enter(page, 'hostname')
  await expect(outputOf(page).getByText(instance, { exact: true })).toBeAttached()
}

test.describe('a running instance', () => {
  test.use({ role: 'collaborator' })

  test('is watched booting, and answers whoever signs in', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('talks')
    await project.start('talks')
    await page.goto(`/projects/${project.name}/instances`)
    await page.getByRole('row', { name: 'talks' }).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'View serial console' }).click()
    await expect(page).toHaveURL(`/projects/${project.name}/instances/talks/serial-console`)
    await expect(page).toHaveTitle(`Serial console / talks / Instances / ${project.name} / Projects / Plenum`)
    await expect(connection(page)).toHaveText('connected', { timeout: 10_000 })
    await expect(outputOf(page)).toContainText('talks login:')
    await page.getByRole('button', { name: 'Scroll to top' }).click()
    await expect(outputOf(page)).toContainText('BIOS-provided')
    await expect(savedLog(page, 'talks')).resolves.toMatch(/^UEFI[^]*talks login: $/)
    await askHostname(page, 'talks')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Back to instance' }).click()
    await expect(page.getByRole('heading', { name: 'talks' })).toBeVisible()
  })

  test('is left by the keyboard, and keeps Tab and Ctrl+K for itself until then', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary/serial-console')
    const input = inputOf(page, 'db-primary')
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleDescription(/M leaves the terminal/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+k')
    await expect(input).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Control+m')
    await expect(page.getByRole('button', { name: 'Copy selection' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(input).toBeFocused()
  })

  test('takes what is pasted, and gives what is selected', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/projects/storefront/instances/queue-01/serial-console')
    await expect(outputOf(page)).toContainText('queue-01 login:')
    const copy = page.getByRole('button', { name: 'Copy selection' })
    await expect(copy).toHaveAttribute('aria-disabled', 'true')
    await page.evaluate(() => navigator.clipboard.writeText('somebody'))
    await page.getByRole('button', { name: 'Paste' }).click()
    await expect(outputOf(page)).toContainText('login: somebody')
    await expect(inputOf(page, 'queue-01')).toBeFocused()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page
      .locator('.xterm-rows')
      .getByText('somebody')
      .dblclick({ force: true, position: { x: 145, y: 8 } })
    await copy.click()
    await expect(page.getByText('Selection copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('somebody')
  })

  test('has the colours of the theme, also of one that is chosen meanwhile', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/projects/storefront/instances/db-primary/serial-console')
    await expect(outputOf(page)).toContainText('login:')
    const background = () =>
      page.locator('.xterm-scrollable-element').evaluate((element) => getComputedStyle(element).backgroundColor)
    const dark = await background()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page
      .getByRole('menuitem', { name: 'Light' })

      .click()
    await expect.poll(background).not.toBe(dark)
    await expectNoAxeViolations(page)
  })

  test('stays on screen while it reboots', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('again')
    await project.start('again')
    await page.goto(`/projects/${project.name}/instances/again/serial-console`)
    await expect(outputOf(page)).toContainText('again login:', { timeout: 10_000 })
    await enter(page, 'root')
    await enter(page, 'reboot')
    await expect(outputOf(page)).toContainText('Restarting system')
    await expect(outputOf(page)).toContainText(/again login:\s*$/, { timeout: 15_000 })
    await expect(connection(page)).toHaveText('connected')
  })
})

test.describe('an instance that does not run', () => {
  test.use({ role: 'collaborator' })

  test('says so, and is connected once it was started from here', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('sleeper')
    await page.goto(`/projects/${project.name}/instances/sleeper/serial-console`)
    await expect(page.getByText('The instance is stopped')).toBeVisible()
    await expect(connection(page)).toHaveText('disconnected')
    await expectReason(
      page.getByRole('button', { name: 'Download log' }),
      'Only instances that are running, rebooting, migrating or repairing can be reached over the serial console',
    )
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start instance' }).click()
    await expect(page.getByText('The instance is starting')).toBeVisible()
    await expect(outputOf(page)).toContainText('sleeper login:', { timeout: 15_000 })
    await enter(page, 'root')
    await enter(page, 'poweroff')
    await expect(page.getByText('The instance is stopped')).toBeVisible({ timeout: 15_000 })
    await expect(outputOf(page)).toContainText('Power down')
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('is told that a console is not for them, and not over and over', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary/serial-console')
    await expect(page.getByText('The connection failed')).toBeVisible()
    await expect(page.getByText('You may see this instance, but not use its serial console')).toBeVisible()
    await expect(connection(page)).toHaveText('error')
    await expect(page.getByText('Trying again')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible()
    // What was put out may be read all the same.
    await expect(savedLog(page, 'db-primary')).resolves.toContain('db-primary login:')
    await expectNoAxeViolations(page)
  })
})

test.describe('a session that ends', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['401'] })

  test('leads through sign-in and back', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary/serial-console')
    await expect(connection(page)).toHaveText('connected')
    const headers = { origin: new URL(page.url()).origin }
    await page.request.post('/v1/logout', { headers })
    await page.keyboard.type('x')
    await expect(page.getByRole('heading', { name: 'Sign in to silo' })).toBeVisible({ timeout: 15_000 })
    await page.getByLabel('Username').fill('collaborator')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/projects/storefront/instances/db-primary/serial-console')
    await expect(connection(page)).toHaveText('connected')
  })
})

test.describe('a server that restarts', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION|ERR_EMPTY|WebSocket/] })

  test('is connected to again by itself, and shows nothing twice', async ({ page }) => {
    test.setTimeout(60_000)
    const data = await mkdtemp(join(tmpdir(), 'plenum-serial-'))
    const server = await startServer({ data })
    try {
      const headers = { origin: server.url }
      const credentials = { username: 'collaborator', password: 'plenum-demo' }
      await page.request.post(`${server.url}/v1/login/demo/local`, { data: credentials, headers })
      await page.goto(`${server.url}/projects/storefront/instances/db-primary/serial-console`)
      await expect(outputOf(page)).toContainText('db-primary login:')
      await page.keyboard.type('roo')
      await expect(outputOf(page)).toContainText('login: roo')
      // A second later it is tried again already.
      await Promise.all([expect(page.getByText('The connection was lost')).toBeVisible(), server.stop()])
      await expect(page.getByText(/Trying again/)).toBeVisible()
      await expect(outputOf(page)).toContainText('login: roo')
      await server.restart()
      await expect(connection(page)).toHaveText('connected', { timeout: 20_000 })
      await inputOf(page, 'db-primary').focus()
      await enter(page, 't')
      await expect(outputOf(page)).toContainText('root@db-primary:')
      await expect(outputOf(page).getByText(/login: roo/)).toHaveCount(1)
    } finally {
      await server.stop()
      await rm(data, { recursive: true })
    }
  })
})

previewTest('the preview has a console as well, by the control plane inside the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'collaborator' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await page.goto('/#/projects/storefront/instances/db-primary/serial-console')
  await expect(connection(page)).toHaveText('connected')
  await expect(outputOf(page)).toContainText('db-primary login:')
  await askHostname(page, 'db-primary')
})
