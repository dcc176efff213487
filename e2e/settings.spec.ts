import { openRow } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJPJHkifEtY3JC5sX4fEE3SM/1nNmVdFkRjrjVSDZJHv ada@laptop'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('sees which roles they have, and where each comes from', async ({ page }) => {
    await page.goto('/settings/profile')
    const roles = page.getByRole('grid', { name: 'Roles' }).or(page.getByRole('table', { name: 'Roles' }))
    await expect(roles.getByRole('row', { name: /silo\.collaborator/ })).toContainText('You')
    await expect(roles.getByRole('row', { name: /silo\.viewer/ })).toContainText('Group engineering')
    await page.getByRole('link', { name: 'What roles may do' }).click()
    await expect(page).toHaveURL('/help/access')
    await expect(page.getByText('Also creates projects, and is an admin in each.')).toBeVisible()
  })

  test('looks at a whole SSH key and copies it', async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const data = { name: 'look-at-me', description: 'At home', public_key: publicKey }
    const answer = await page.request.post('/v1/me/ssh-keys', { headers: { origin: server.url }, data })
    expect(answer.status(), await answer.text()).toBe(201)
    await page.goto('/settings/ssh-keys')
    await page.getByRole('link', { name: 'look-at-me' }).click()
    await expect(page).toHaveURL('/settings/ssh-keys/look-at-me')
    const details = page.getByRole('dialog', { name: 'SSH key details' })
    await expect(details).toContainText('Ed25519')
    await expect(details).toContainText('SHA256:tfBF2SAiyEGpfb+AxjBuFXadXcFU+4uZ/xz7U+L8bSo')
    await expect(details).toContainText(publicKey)
    await details.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/settings/ssh-keys')
    await openRow(page, 'look-at-me')
    await page.getByRole('menuitem', { name: 'Copy public key' }).click()
    await expect(page.getByText('Public key look-at-me copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(publicKey)
    await page.goto('/settings/ssh-keys/look-at-me/edit')
    await expect(page).toHaveURL('/settings/ssh-keys/look-at-me')
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees what the silo uses of its quotas', async ({ page }) => {
    await page.goto('/utilization')
    for (const [name, quota] of [
      ['CPU', 'of 800 vCPUs'],
      ['Memory', 'of 2,560 GiB'],
      ['Storage', 'of 20 TiB'],
    ] as const)
      await expect(page.getByRole('meter', { name })).toContainText(quota)
  })
})

test.describe('an address of a key that is not there', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['404'] })

  test('leads to no page', async ({ page }) => {
    await page.goto('/settings/ssh-keys/nothing-here')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('somebody without role and group', () => {
  test.use({ role: 'newcomer', allowedConsoleErrors: ['403'] })

  test('finds neither in their profile, and learns where they see nothing why that is', async ({ page }) => {
    await page.goto('/settings/profile')
    await expect(page.getByRole('heading', { name: 'No roles' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No groups' })).toBeVisible()
    for (const path of ['/projects', '/images']) {
      await page.goto(path)
      await expect(page.getByText(/You are not in any groups and have no role on the silo/)).toBeVisible()
    }
    await page.getByRole('link', { name: 'How roles and groups work' }).click()
    await expect(page.getByText('Without any role there is nothing to see.')).toBeVisible()
  })

  test('learns how a program gets a token', async ({ page }) => {
    await page.goto('/settings/access-tokens')
    await expect(page.getByText('No access tokens')).toBeVisible()
    await expect(page.getByText(/\/device\/auth$/)).toBeVisible()
    await page.getByRole('link', { name: 'on this page' }).click()
    await expect(page.getByRole('heading', { name: 'Device authentication' })).toBeVisible()
  })
})
