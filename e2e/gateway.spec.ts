import { expect, expectNoAxeViolations, startServer, test } from './harness/test.ts'

test.use({ allowedConsoleErrors: [/50[24]/, 'ERR_', 'WebSocket'] })

test('the console in front of a rack: signed in, used, without the rack, and with it again', async ({ page }, info) => {
  const rack = await startServer({ data: info.outputPath('data') })
  const gateway = await startServer({ upstream: rack.url })
  const console = `${gateway.url}/projects/storefront/instances/db-primary/serial-console`
  try {
    await page.goto(`${gateway.url}/projects-new`)
    await expect(page).toHaveURL(/\/login\/demo\/local\?redirect_uri=/)
    await page.getByLabel('Username').fill('collaborator')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const form = page.getByRole('dialog', { name: 'Create project' })
    await form.getByLabel('Name').fill('through-a-gateway')
    await form.getByRole('button', { name: 'Create project' }).click()
    await expect(page).toHaveURL(`${gateway.url}/projects/through-a-gateway/instances`)

    await page.goto(console)
    const output = page.locator('.xterm').getByRole('list')
    await expect(page.getByLabel('Connection')).toHaveText('connected')
    await expect(output).toContainText('db-primary login:')
    await page.keyboard.type('root')
    await page.keyboard.press('Enter')
    await expect(output).toContainText('root@db-primary:')

    await rack.kill('SIGKILL')
    await expect(page.getByText('The connection was lost')).toBeVisible()
    await page.goto(`${gateway.url}/projects`)
    await expect(page.getByRole('heading', { name: 'The rack does not answer' })).toBeVisible()
    await expect(page.getByText('it refuses connections')).toBeVisible()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoAxeViolations(page)
    }

    await rack.restart()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'through-a-gateway' })).toBeVisible()
  } finally {
    await Promise.all([gateway.stop(), rack.stop()])
  }
})
