import { openRow, rowOf } from './harness/own-storage.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('an operator', () => {
  test.use({ role: 'operator' })

  test('puts a probe onto a sled, reads its addresses and takes it away', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project}/probes`)
    await page.getByRole('link', { name: 'New probe' }).first().click()
    const form = page.getByRole('dialog', { name: 'Create probe' })
    await form.getByRole('button', { name: 'Create probe' }).click()
    for (const field of ['Name', 'Sled']) await expect(form.getByText(`${field} is required`)).toBeVisible()
    const name = `p-${project}`.slice(0, 60)
    await form.getByLabel('Name').fill(name)
    await form.getByRole('combobox', { name: 'Sled' }).fill('SLD-0002')
    await page.getByRole('option', { name: 'SLD-0002' }).click()
    await form.getByRole('button', { name: 'Create probe' }).click()
    await expect(page.getByText(`Probe ${name} created`)).toBeVisible()
    await expect(rowOf(page, name)).toContainText('SLD-0002')
    await page.getByRole('link', { name, exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Probe details' })
    await expect(details).toContainText('(ephemeral)')
    await expect(details.getByRole('link', { name: 'SLD-0002' })).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).last().click()
    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete probe' }).click()
    await expect(page.getByText('No probes')).toBeVisible()
  })
})

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['403'] })

  test('who cannot see sleds says which by its id', async ({ page }) => {
    await page.goto('/projects/storefront/probes-new')
    const form = page.getByRole('dialog', { name: 'Create probe' })
    await form.getByLabel('Name').fill('somewhere')
    await form.getByRole('textbox', { name: 'Sled' }).fill('nowhere')
    await form.getByRole('button', { name: 'Create probe' }).click()
    await expect(form.getByText('Expected a UUID').first()).toBeVisible()
  })
})
