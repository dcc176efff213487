import { expectReason, needsCollaborator } from './harness/reason.ts'
import { OwnFleet } from './harness/own-fleet.ts'
import { openRow, refusedEntries } from './harness/own-storage.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/affinity-groups'] })

  test('makes a group, fills it, renames it and deletes it', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const fleet = new OwnFleet(page.request, server.url, project.name)
    const group = { description: '', policy: 'allow', failure_domain: 'sled' }
    await fleet.post('/v1/affinity-groups', { name: 'taken', ...group })
    await project.addStoppedInstance('one')
    await page.goto(`/projects/${project.name}/affinity`)
    await page.getByRole('link', { name: 'New group' }).click()
    const form = page.getByRole('dialog', { name: 'Create affinity group' })
    await form.getByRole('radio', { name: /^Affinity/ }).press('Space')
    await form.getByLabel('Name', { exact: true }).fill('taken')
    await form.getByRole('button', { name: 'Create affinity group' }).click()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
    await form.getByLabel('Name', { exact: true }).fill('close')
    await form.getByRole('button', { name: 'Create affinity group' }).click()

    await expect(page.getByRole('heading', { name: 'close' })).toBeVisible()
    await expect(page).toHaveURL(`/projects/${project.name}/affinity/close?type=affinity`)
    await page.getByRole('button', { name: 'Add instance' }).click()
    const add = page.getByRole('dialog', { name: 'Add instance to group' })
    await add.getByRole('combobox').click()
    await page.getByRole('option', { name: 'one' }).click()
    await add.getByRole('button', { name: 'Add to group' }).click()
    const members = page.getByRole('table', { name: 'Members' })
    await expect(members).toContainText('one')
    await expectReason(page.getByRole('button', { name: 'Add instance' }), 'All instances of the project are in it')

    await fleet.post('/v1/instances/one/start')
    await page.reload()
    await expect(members.getByText('running', { exact: true })).toBeVisible({ timeout: 15_000 })

    await page.getByRole('button', { name: 'Affinity group actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(page).toHaveTitle(/^Edit affinity group/)
    const edit = page.getByRole('dialog', { name: 'Edit affinity group' })
    await edit.getByLabel('Name', { exact: true }).fill('closer')
    await edit.getByRole('button', { name: 'Update group' }).click()
    await expect(page.getByRole('heading', { name: 'closer' })).toBeVisible()

    await members.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Remove from group' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No group members')).toBeVisible()

    await page.getByRole('button', { name: 'Affinity group actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete affinity group' }).click()
    await expect(page).toHaveURL(`/projects/${project.name}/affinity`)
    await expect(page.getByRole('table', { name: 'Affinity groups' })).not.toContainText('closer')
  })

  test('cannot add an instance that runs, and is told why', async ({ page }) => {
    await page.goto('/projects/storefront/affinity/not-used-yet')
    await page.getByRole('button', { name: 'Add instance' }).click()
    const add = page.getByRole('dialog', { name: 'Add instance to group' })
    await add.getByRole('combobox').click()
    await page.getByRole('option', { name: 'db-primary' }).click()
    await expectReason(
      add.getByRole('button', { name: 'Add to group' }),
      'Only instances that are stopped can be added to an affinity group',
    )
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees groups of both sorts, and is told why they stay as they are', async ({ page }) => {
    await page.goto('/projects/storefront/affinity')
    const table = page.getByRole('table', { name: 'Affinity groups' })
    await expect(table.getByRole('row', { name: /api-and-queue/ })).toContainText('affinity')
    await expectReason(page.getByRole('button', { name: 'New group' }), needsCollaborator)
    await openRow(page, 'databases')
    expect(await refusedEntries(page)).toEqual({ Edit: needsCollaborator, Delete: needsCollaborator })
    await page.goto('/projects/storefront/affinity/databases')
    await expectReason(page.getByRole('button', { name: 'Add instance' }), needsCollaborator)
    await openRow(page, 'db-primary')
    expect(await refusedEntries(page)).toEqual({ 'Remove from group': needsCollaborator })
  })
})
