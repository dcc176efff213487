import { expect, OwnProject, signInQuickly, startServer, test } from './harness/test.ts'

test.use({ allowedConsoleErrors: ['ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', 'ERR_EMPTY_RESPONSE'] })

test('the page of an instance outlives its server, and goes on with what is true then', async ({ page }, info) => {
  const server = await startServer({ data: info.outputPath('data') })
  await signInQuickly(page.request, server.url, 'collaborator')
  const project = await OwnProject.create(page.request, server.url)
  await project.addStoppedInstance('survivor')
  await page.goto(`${server.url}/projects/${project.name}/instances/survivor/storage`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start instance' }).click()
  await expect(page.getByText('starting', { exact: true })).toBeVisible()

  await server.kill('SIGKILL')
  const notice = page.getByRole('status').filter({ hasText: 'The server cannot be reached' })
  await expect(notice).toContainText('trying again')
  await expect(page.getByRole('heading', { name: 'survivor' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop instance' }).click()
  await expect(page.getByText('Could not stop survivor')).toHaveCount(1)

  await server.restart()
  await expect(page.getByText('running', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(notice).toHaveCount(0)
  expect(await project.stateOf('survivor')).toBe('running')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop instance' }).click()
  await expect(page.getByText('stopped', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  await server.stop()
})
