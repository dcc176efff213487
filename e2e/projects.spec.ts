import { expect, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/projects'] })

  test('creates, renames and deletes a project', async ({ page }) => {
    await page.goto('/projects')
    await page.getByRole('link', { name: 'New project' }).first().click()
    const form = page.getByRole('dialog', { name: 'Create project' })
    await form.getByLabel('Name').fill('atlas')
    await form.getByLabel('Description').fill('Maps')
    await form.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByText('Project atlas created')).toBeVisible()
    await expect(page).toHaveURL('/projects/atlas/instances')
    await expect(page.getByText('No instances')).toBeVisible()
    await expect(page).toHaveTitle('Instances / atlas / Projects / Plenum')

    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    const row = page.getByRole('row', { name: 'atlas' })
    await row.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit project' })
    await expect(edit.getByLabel('Description')).toHaveValue('Maps')
    await edit.getByLabel('Name').fill('atlas-two')
    await edit.getByRole('button', { name: 'Update project' }).click()
    await expect(page.getByText('Project atlas-two updated')).toBeVisible()
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('row', { name: 'atlas-two' })).toContainText('Maps')

    await page.getByRole('row', { name: 'atlas-two' }).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const confirm = page.getByRole('dialog', { name: 'Confirm delete project' })
    await expect(confirm).toContainText('default VPC')
    await confirm.getByRole('button', { name: 'Delete project' }).click()
    await expect(page.getByText('Project atlas-two deleted')).toBeVisible()
    await expect(page.getByRole('row', { name: 'atlas-two' })).toHaveCount(0)
  })

  test('is told what is wrong with a name, and nothing is made', async ({ page }) => {
    await page.goto('/projects-new')
    const form = page.getByRole('dialog', { name: 'Create project' })
    const submit = form.getByRole('button', { name: 'Create project' })
    await submit.click()
    await expect(form.getByText('Name is required')).toBeVisible()
    await form.getByLabel('Name').fill('Not-allowed')
    await expect(form.getByText('Name must begin with an ASCII lowercase character')).toBeVisible()
    await form.getByLabel('Name').fill('storefront')
    await submit.click()
    await expect(form.getByText('Project name already exists')).toBeVisible()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveValue('storefront')
  })

  test('is asked before a half-filled form is thrown away', async ({ page }) => {
    await page.goto('/projects-new')
    const form = page.getByRole('dialog', { name: 'Create project' })
    await form.getByLabel('Name').fill('half')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(form.getByLabel('Name')).toHaveValue('half')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave form' }).click()
    await expect(page).toHaveURL('/projects')
  })

  test('cannot delete a project that holds something, and loses nothing by trying', async ({ page }) => {
    await page.goto('/projects')
    await page.getByRole('row', { name: 'analytics' }).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete project' }).click()
    await expect(page.getByText('Could not delete analytics')).toHaveCount(1)
    await expect(page.getByText(/^Project to be deleted contains an instance: (notebook|warehouse-01)$/)).toBeVisible()
    const vpcs = await page.request.get('/v1/vpcs?project=analytics')
    expect(await vpcs.json()).toMatchObject({ items: [{ name: 'default' }] })
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('sees projects but may not make one', async ({ page }) => {
    await page.goto('/projects-new')
    const form = page.getByRole('dialog', { name: 'Create project' })
    await form.getByLabel('Name').fill('mine')
    await form.getByRole('button', { name: 'Create project' }).click()
    await expect(form.getByText('Action not authorized')).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue('mine')
  })
})

test.describe('a newcomer', () => {
  test.use({ role: 'newcomer', allowedConsoleErrors: ['403'] })

  test('is told why there is nothing to see', async ({ page }) => {
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('You are not in any groups and have no role on the silo')).toBeVisible()
  })
})
