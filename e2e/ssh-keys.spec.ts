import { expect, test } from './harness/test.ts'

// As long as a key of 4096 bits, so longer than a description may be.
const publicKey = `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAACAQ${'A'.repeat(684)}== me@laptop`

test.describe('somebody without any role', () => {
  test.use({ role: 'newcomer' })

  test('creates an SSH key, sees it and deletes it', async ({ page }) => {
    await page.goto('/settings/profile')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'SSH keys' }).click()
    await expect(page).toHaveTitle('SSH keys / Settings / Plenum')
    await expect(page.getByText('No SSH keys')).toBeVisible()
    await page.keyboard.press('n')
    await expect(page).toHaveURL('/settings/ssh-keys-new')

    const form = page.getByRole('dialog', { name: 'Create SSH key' })
    await form.getByLabel('Name').fill('laptop')
    await form.getByLabel('Description').fill('At work')
    await form.getByLabel('Public key').fill(publicKey.slice(0, 50))
    await form.getByRole('button', { name: 'Create SSH key' }).click()
    await expect(form.getByText('This is no whole ssh-rsa key')).toBeVisible()
    await expect(form.getByLabel('Public key')).toBeFocused()
    await form.getByLabel('Public key').fill(`${publicKey}\n`)
    await form.getByRole('button', { name: 'Create SSH key' }).click()
    await expect(page.getByText('SSH key laptop created')).toBeVisible()
    await expect(page).toHaveURL('/settings/ssh-keys')
    const row = page.getByRole('row', { name: 'laptop' })
    await expect(row).toContainText('At work')

    await row.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const confirm = page.getByRole('dialog', { name: 'Confirm delete SSH key' })
    await expect(confirm).toContainText('Instances that already hold it keep it')
    await confirm.getByRole('button', { name: 'Delete SSH key' }).click()
    await expect(page.getByText('SSH key laptop deleted')).toBeVisible()
    await expect(page.getByText('No SSH keys')).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['/v1/me/ssh-keys'] })

  test('is told that a name is taken, and deletes several keys at once', async ({ page, server }) => {
    const headers = { origin: server.url }
    for (const name of ['desk', 'phone']) {
      const data = { name, description: '', public_key: publicKey }
      expect((await page.request.post('/v1/me/ssh-keys', { headers, data })).status()).toBe(201)
    }
    await page.goto('/settings/ssh-keys-new')
    const form = page.getByRole('dialog', { name: 'Create SSH key' })
    await form.getByLabel('Name').fill('desk')
    await form.getByLabel('Public key').fill(publicKey)
    await form.getByRole('button', { name: 'Create SSH key' }).click()
    await expect(form.getByText('SSH key name already exists')).toBeVisible()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()

    await page.goto('/settings/ssh-keys')
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete 2 SSH keys' }).click()
    await expect(page.getByText('No SSH keys')).toBeVisible()
  })
})
