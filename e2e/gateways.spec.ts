import { OwnNetwork } from './harness/own-network.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { needsCollaborator } from './harness/reason.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/internet-gateway'] })

  test('creates a gateway, attaches a pool and an address, detaches them and deletes it', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    const tab = `/projects/${project}/vpcs/default/internet-gateways`
    await page.goto(tab)
    await expect(rowOf(page, 'default')).toContainText('internet')
    await page.getByRole('link', { name: 'New internet gateway' }).click()
    const create = page.getByRole('dialog', { name: 'Create internet gateway' })
    await create.getByLabel('Name', { exact: true }).fill('exit')
    await create.getByRole('button', { name: 'Create internet gateway' }).click()
    await expect(page.getByText('Internet gateway exit created')).toBeVisible()
    await expect(page).toHaveURL(`${tab}/exit`)
    const gateway = page.getByRole('dialog', { name: 'Internet gateway', exact: true })
    await expect(gateway.getByText('nothing gets out here')).toBeVisible()

    await gateway.getByRole('button', { name: 'Attach IP pool' }).click()
    const pool = page.getByRole('dialog', { name: 'Attach IP pool' })
    await pool.getByRole('button', { name: 'IP pool', exact: false }).first().click()
    await page.getByRole('option', { name: 'partners' }).click()
    await expect(pool.getByLabel('Name', { exact: true })).toHaveValue('partners')
    await pool.getByRole('button', { name: 'Attach IP pool' }).click()
    await expect(page.getByText('IP pool partners attached')).toBeVisible()
    await gateway.getByRole('button', { name: 'Attach IP address' }).click()
    const address = page.getByRole('dialog', { name: 'Attach IP address' })
    await address.getByLabel('Name', { exact: true }).fill('fixed')
    await address.getByRole('textbox', { name: 'IP address' }).fill('203.0.113.300')
    await address.getByRole('button', { name: 'Attach IP address' }).click()
    await expect(address.getByText('Not a valid IP address')).toBeVisible()
    await address.getByRole('textbox', { name: 'IP address' }).fill('203.0.113.30')
    await address.getByRole('button', { name: 'Attach IP address' }).click()
    await expect(page.getByText('IP address 203.0.113.30 attached')).toBeVisible()
    await expect(gateway.getByRole('row', { name: /fixed/ })).toContainText('203.0.113.30')
    await expect(gateway.getByRole('button', { name: 'Attach IP address' })).toHaveAttribute('aria-disabled', 'true')

    await gateway
      .getByRole('row', { name: /partners/ })
      .getByRole('button', { name: 'Row actions' })
      .click()
    await page.getByRole('menuitem', { name: 'Detach' }).click()
    await page.getByRole('dialog', { name: 'Detach IP pool' }).getByRole('button', { name: 'Detach' }).click()
    await expect(page.getByText('IP pool partners detached')).toBeVisible()
    await expect(gateway.getByText('only instances that have the attached address')).toBeVisible()
    await gateway.getByRole('button', { name: 'Close' }).first().click()

    await openRow(page, 'exit')
    expect(await refusedEntries(page)).toEqual({
      'Attach IP address': 'A gateway has one address at most: detach that one first',
    })
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm delete internet gateway' })
    await expect(question).toContainText('What is attached to it goes along: 1 attached address.')
    await question.getByRole('button', { name: 'Delete internet gateway' }).click()
    await expect(page.getByText('Internet gateway exit deleted')).toBeVisible()
    expect(await network.names('internet-gateways')).toEqual(['default'])
  })

  test('is told which routes go along with a gateway, and that default ones do not come back', async ({
    page,
    server,
  }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addRouter('own')
    await network.addRoute('own', 'out', { type: 'internet_gateway', value: 'default' })
    await page.goto(`/projects/${project}/vpcs/default/internet-gateways`)
    await expect(rowOf(page, 'default').getByRole('link', { name: '3' })).toBeVisible()
    await openRow(page, 'default')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm delete internet gateway' })
    await expect(question).toContainText('out of own')
    await expect(question).toContainText('default-v4 of system')
    await expect(question).toContainText('Default routes cannot be made again')
    await question.getByRole('button', { name: 'Delete internet gateway' }).click()
    await expect(page.getByText('No internet gateways')).toBeVisible()
    expect(await network.names('vpc-router-routes', { router: 'own' })).toEqual([])
    expect(await network.names('vpc-router-routes', { router: 'system' })).toEqual(['default'])
  })

  test('finds the routes that lead to a gateway, and the way to their router', async ({ page }) => {
    await page.goto('/projects/storefront/vpcs/search/internet-gateways/inspected-exit')
    const gateway = page.getByRole('dialog', { name: 'Internet gateway' })
    await gateway.getByRole('row', { name: /^out/ }).getByRole('link', { name: 'inspected' }).click()
    await expect(page).toHaveURL('/projects/storefront/vpcs/search/routers/inspected')
  })

  test('is told of a name that is taken, and of a gateway that has gone meanwhile', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    const tab = `/projects/${project}/vpcs/default/internet-gateways`
    await page.goto(`${tab}-new`)
    const form = page.getByRole('dialog', { name: 'Create internet gateway' })
    await form.getByLabel('Name', { exact: true }).fill('default')
    await form.getByRole('button', { name: 'Create internet gateway' }).click()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
    await network.addGateway('gone')
    await page.goto(`${tab}/gone/ip-addresses-new`)
    const address = page.getByRole('dialog', { name: 'Attach IP address' })
    await address.getByLabel('Name', { exact: true }).fill('fixed')
    await address.getByRole('textbox', { name: 'IP address' }).fill('203.0.113.30')
    await network.remove('internet-gateways', 'gone')
    await address.getByRole('button', { name: 'Attach IP address' }).click()
    await expect(address.getByText(/Not found: internet-gateway/)).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees gateways but may not delete one', async ({ page }) => {
    await page.goto('/projects/storefront/vpcs/search/internet-gateways')
    await openRow(page, 'spare')
    expect(await refusedEntries(page)).toMatchObject({ Delete: needsCollaborator })
  })
})
