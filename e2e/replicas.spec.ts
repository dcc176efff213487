import { freshDatabase, testPostgres } from '../apps/server/src/store/testing/postgres-database.ts'
import { startBalancer } from './harness/balancer.ts'
import { expect, startServer, test } from './harness/test.ts'
import { createAndWatch, stopAndDelete } from './story.ts'

// PostgreSQL is not installed and could not be: scripts/postgres.mjs says so.
test.skip(testPostgres === '', 'there is no PostgreSQL')

// Activity may ask once more for an instance that has just been deleted.
test.use({ allowedConsoleErrors: [/404 .*\/v1\/instances\/[\w-]+\)$/] })

test('a person is served by two servers in turns, request by request, and does not notice', async ({ page }) => {
  test.setTimeout(120_000)
  const database = await freshDatabase()
  const flags = ['--database', database.url, '--log-level', 'warn']
  const servers = await Promise.all([startServer({ flags }), startServer({ flags })])
  const balancer = await startBalancer(servers.map(({ url }) => url))
  const [project, instance] = ['observatory', 'dome-01']
  try {
    await page.goto(`${balancer.url}/login/demo/local`)
    await page.getByLabel('Username').fill('collaborator')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await createAndWatch(page, project, instance)
    await page.goto(`${balancer.url}/projects/${project}/instances/${instance}/serial-console`)
    await expect(page.getByLabel('Connection')).toHaveText('connected')
    const output = page.locator('.xterm').getByRole('list')
    await expect(output).toContainText(`${instance} login:`, { timeout: 15_000 })
    await page.keyboard.type('root')
    await page.keyboard.press('Enter')
    await expect(output).toContainText(`root@${instance}:`)
    await page.goto(`${balancer.url}/projects/${project}/instances/${instance}/storage`)
    await stopAndDelete(page, project, instance)
    const [first = 0, second = 0] = balancer.given
    expect(Math.abs(first - second)).toBeLessThanOrEqual(1)
    expect(first).toBeGreaterThan(30)
  } finally {
    await balancer.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
  }
})
