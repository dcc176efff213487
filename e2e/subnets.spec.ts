import { OwnNetwork } from './harness/own-network.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/vpc-subnets'] })

  test('creates a subnet in the block that is suggested, gives it a router, and takes that away again', async ({
    page,
    server,
  }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addRouter('past-fw')
    const tab = `/projects/${project}/vpcs/default/subnets`
    await page.goto(tab)
    await expect(rowOf(page, 'default')).toContainText('0 of 1,018')
    await page.getByRole('link', { name: 'New VPC subnet' }).click()
    const form = page.getByRole('dialog', { name: 'Create VPC subnet' })
    await form.getByLabel('Name', { exact: true }).fill('lab')
    await form.getByRole('textbox', { name: 'IPv4 block' }).fill('172.30.1.0/24')
    await expect(form.getByText('Overlaps default (172.30.0.0/22)')).toBeVisible()
    await form.getByRole('button', { name: 'Create VPC subnet' }).click()
    await expect(form.getByText('Overlaps default (172.30.0.0/22)')).toBeVisible()
    expect(await network.names('vpc-subnets')).toEqual(['default'])

    await form.getByRole('button', { name: 'Use 172.30.4.0/22' }).click()
    await expect(form.getByText('1,018 addresses for interfaces')).toBeVisible()
    await form.getByRole('button', { name: 'Custom router' }).click()
    await page.getByRole('option', { name: 'past-fw' }).click()
    await form.getByRole('button', { name: 'Create VPC subnet' }).click()
    await expect(page.getByText('VPC subnet lab created')).toBeVisible()
    await expect(page).toHaveURL(tab)
    await expect(rowOf(page, 'lab').getByRole('link', { name: 'past-fw' })).toBeVisible()

    await openRow(page, 'lab')
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit VPC subnet' })
    await edit.getByLabel('Name', { exact: true }).fill('lab-two')
    await edit.getByRole('button', { name: 'Update VPC subnet' }).click()
    await expect(page.getByText('VPC subnet lab-two updated')).toBeVisible()
    await expect(rowOf(page, 'lab-two').getByRole('link', { name: 'past-fw' })).toBeVisible()

    await openRow(page, 'lab-two')
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await edit.getByRole('button', { name: 'Custom router' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await edit.getByRole('button', { name: 'Update VPC subnet' }).click()
    await expect(rowOf(page, 'lab-two').getByRole('link', { name: 'past-fw' })).toHaveCount(0)
    expect(await network.view('vpc-subnets', 'lab-two')).toMatchObject({
      ipv4_block: '172.30.4.0/22',
      custom_router_id: null,
    })
  })

  test('sees who is in a subnet, and cannot delete it before it is empty', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addSubnet('lab', '10.0.0.0/24')
    await network.addSubnet('empty', '10.0.1.0/24')
    await network.addInstance('web', 'lab')
    await page.goto(`/projects/${project}/vpcs/default/subnets`)
    await expect(rowOf(page, 'lab')).toContainText('1 of 250')
    await openRow(page, 'lab')
    expect(await refusedEntries(page)).toEqual({
      Delete: '1 network interface is in it: a subnet must be empty before it can be deleted',
    })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'lab', exact: true }).click()
    const details = page.getByRole('dialog', { name: 'VPC subnet' })
    await expect(details.getByRole('row', { name: /web/ })).toContainText('10.0.0.5')
    await details.getByRole('button', { name: 'Close' }).first().click()

    await openRow(page, 'empty')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm delete VPC subnet' })
    await expect(question).toContainText('Its route in the system router goes along')
    await question.getByRole('button', { name: 'Delete VPC subnet' }).click()
    await expect(page.getByText('VPC subnet empty deleted')).toBeVisible()
    await expect(rowOf(page, 'empty')).toHaveCount(0)
  })

  test('is told of a name that is taken, and of a subnet that has gone meanwhile', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addSubnet('lab', '10.0.0.0/24')
    const tab = `/projects/${project}/vpcs/default/subnets`
    await page.goto(`${tab}-new`)
    const form = page.getByRole('dialog', { name: 'Create VPC subnet' })
    await form.getByLabel('Name', { exact: true }).fill('lab')
    await form.getByRole('button', { name: /^Use 172/ }).click()
    await form.getByRole('button', { name: 'Create VPC subnet' }).click()
    await expect(form.getByText('VPC subnet name already exists')).toBeVisible()
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()

    await page.goto(`${tab}/lab/edit`)
    const edit = page.getByRole('dialog', { name: 'Edit VPC subnet' })
    await edit.getByLabel('Description').fill('gone')
    await network.remove('vpc-subnets', 'lab')
    await edit.getByRole('button', { name: 'Update VPC subnet' }).click()
    await expect(edit.getByText(/Not found: vpc-subnet/)).toBeVisible()
    await page.goto(`${tab}/lab`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('sees subnets but may not make one', async ({ page }) => {
    await page.goto('/projects/storefront/vpcs/search/subnets')
    await expect(rowOf(page, 'nodes').getByRole('link', { name: 'inspected' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New VPC subnet' })).toHaveCount(0)
    await page.goto('/projects/storefront/vpcs/search/subnets-new')
    const form = page.getByRole('dialog', { name: 'Create VPC subnet' })
    await form.getByLabel('Name', { exact: true }).fill('mine')
    await form.getByRole('button', { name: /^Use 172/ }).click()
    await form.getByRole('button', { name: 'Create VPC subnet' }).click()
    await expect(form.getByText('Action not authorized')).toBeVisible()
  })
})
