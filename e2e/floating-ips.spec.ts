import { OwnNetwork } from './harness/own-network.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expectReason, needsCollaborator } from './harness/reason.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/floating-ips'] })

  test('creates a floating IP, attaches it, renames it, detaches it and deletes it', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addInstance('web')
    await network.settled('web')
    await page.goto(`/projects/${project}/floating-ips`)
    await page.getByRole('link', { name: 'New floating IP' }).first().click()
    const form = page.getByRole('dialog', { name: 'Create floating IP' })
    await expect(form.getByRole('button', { name: /IP pool/ })).toContainText('internet')
    await form.getByLabel('Name', { exact: true }).fill('front')
    await form.getByRole('textbox', { name: 'IP address' }).fill('192.0.2.1')
    await form.getByRole('button', { name: 'Create floating IP' }).click()
    await expect(form.getByText('Requested external IP address not available')).toBeVisible()
    await form.getByRole('textbox', { name: 'IP address' }).fill('')
    await form.getByRole('button', { name: 'Create floating IP' }).click()
    await expect(page.getByText('Floating IP front created')).toBeVisible()
    await expect(rowOf(page, 'front')).toContainText('198.18.')

    await openRow(page, 'front')
    await page.getByRole('menuitem', { name: 'Attach' }).click()
    const attach = page.getByRole('dialog', { name: 'Attach floating IP' })
    await expect(attach).toContainText('at once, without a restart')
    await attach.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(attach.getByText('Instance is required')).toBeVisible()
    await attach.getByRole('combobox', { name: 'Instance' }).click()
    await page.getByRole('option', { name: 'web' }).click()
    await attach.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(page.getByText('Floating IP front attached')).toBeVisible()
    await expect(rowOf(page, 'front').getByRole('link', { name: 'web' })).toHaveAttribute(
      'href',
      `/projects/${project}/instances/web/networking`,
    )

    await openRow(page, 'front')
    expect(await refusedEntries(page)).toEqual({
      Delete: 'A floating IP must be detached from its instance before it can be deleted',
    })
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit floating IP' })
    await edit.getByLabel('Name', { exact: true }).fill('front-door')
    await edit.getByRole('button', { name: 'Update floating IP' }).click()
    await expect(page.getByText('Floating IP front-door updated')).toBeVisible()

    await openRow(page, 'front-door')
    await page.getByRole('menuitem', { name: 'Detach' }).click()
    const question = page.getByRole('dialog', { name: 'Detach floating IP' })
    await expect(question).toContainText('Detach front-door from web?')
    await expect(question).toContainText('198.18.')
    await question.getByRole('button', { name: 'Detach' }).click()
    await expect(page.getByText('Floating IP front-door detached')).toHaveCount(1)
    await openRow(page, 'front-door')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete floating IP' }).click()
    await expect(page.getByText('Floating IP front-door deleted')).toBeVisible()
    await expect(page.getByText('No floating IPs')).toBeVisible()
  })

  test('deletes several, without those that are attached', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addInstance('web')
    for (const name of ['one', 'two', 'used']) await network.addFloatingIp(name)
    await network.settled('web')
    await network.attachFloatingIp('used', 'web')
    await page.goto(`/projects/${project}/floating-ips`)
    await page.getByRole('checkbox', { name: 'Select all' }).click({ force: true })
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: /floating IPs/ })
    await expect(dialog).toContainText('must be detached from its instance')
    await dialog.getByRole('button', { name: 'Delete 2 floating IPs' }).click()
    await expect(dialog.getByText('done')).toHaveCount(2)
    expect(await network.names('floating-ips')).toEqual(['used'])
  })

  test('is told of a name that is taken, of one that has gone, and of a project without instances', async ({
    page,
    server,
  }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addFloatingIp('front')
    await page.goto(`/projects/${project}/floating-ips-new`)
    const form = page.getByRole('dialog', { name: 'Create floating IP' })
    await form.getByLabel('Name', { exact: true }).fill('front')
    await form.getByRole('button', { name: 'Create floating IP' }).click()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
    await page.goto(`/projects/${project}/floating-ips/front/attach`)
    await expect(page.getByRole('button', { name: 'Attach', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await page.goto(`/projects/${project}/floating-ips/front/edit`)
    const edit = page.getByRole('dialog', { name: 'Edit floating IP' })
    await edit.getByLabel('Description').fill('gone')
    await network.remove('floating-ips', 'front')
    await edit.getByRole('button', { name: 'Update floating IP' }).click()
    await expect(edit.getByText(/Not found: floating-ip/)).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees floating IPs but may not detach one', async ({ page }) => {
    await page.goto('/projects/storefront/floating-ips')
    await openRow(page, 'shop-front')
    expect(await refusedEntries(page)).toMatchObject({ Detach: needsCollaborator })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'shop-front', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Edit floating IP' })
    await expectReason(form.getByRole('button', { name: 'Update floating IP' }), needsCollaborator)
  })
})
