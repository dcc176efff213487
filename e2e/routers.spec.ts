import { OwnNetwork } from './harness/own-network.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expect, OwnProject, test } from './harness/test.ts'

const search = '/projects/storefront/vpcs/search'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/vpc-router'] })

  test('creates a router with routes, changes one, and deletes it all', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    const tab = `/projects/${project}/vpcs/default/routers`
    await page.goto(tab)
    await page.getByRole('link', { name: 'New router' }).click()
    const create = page.getByRole('dialog', { name: 'Create router' })
    await create.getByLabel('Name', { exact: true }).fill('past-fw')
    await create.getByRole('button', { name: 'Create router' }).click()
    await expect(page.getByText('Router past-fw created')).toBeVisible()
    await expect(rowOf(page, 'past-fw')).toContainText('custom')
    await page.getByRole('link', { name: 'past-fw' }).click()
    await expect(page).toHaveURL(`${tab}/past-fw`)
    await expect(page.getByText('No routes')).toBeVisible()

    await page.getByRole('link', { name: 'New route' }).first().click()
    const route = page.getByRole('dialog', { name: 'Create route' })
    await route.getByLabel('Name', { exact: true }).fill('out')
    await route.getByRole('button', { name: 'Destination type' }).click()
    await page.getByRole('option', { name: 'IP network' }).click()
    await route.getByRole('textbox', { name: 'Destination IP network' }).fill('0.0.0.0/0')
    await route.getByRole('textbox', { name: 'Target IP address' }).fill('fd00::1')
    await route.getByRole('button', { name: 'Create route' }).click()
    await expect(route.getByText('Destination and target must both be IPv4 or both be IPv6')).toBeVisible()
    await route.getByRole('button', { name: 'Target type' }).click()
    await page.getByRole('option', { name: 'Internet gateway' }).click()
    await expect(route.getByText('Destination and target must both')).toHaveCount(0)
    await route.getByRole('button', { name: 'Create route' }).click()
    await expect(route.getByText('Target internet gateway is required')).toBeVisible()
    await route.getByRole('combobox', { name: 'Target internet gateway' }).click()
    await page.getByRole('option', { name: 'default' }).click()
    await route.getByRole('button', { name: 'Create route' }).click()
    await expect(page.getByText('Route out created')).toBeVisible()
    await expect(rowOf(page, 'out')).toContainText('Gateway')

    await page.getByRole('link', { name: 'out', exact: true }).click()
    const edit = page.getByRole('dialog', { name: 'Edit route' })
    await edit.getByLabel('Name', { exact: true }).fill('nothing-out')
    await edit.getByRole('button', { name: 'Target type' }).click()
    await page.getByRole('option', { name: 'Drop' }).click()
    await edit.getByRole('button', { name: 'Update route' }).click()
    await expect(page.getByText('Route nothing-out updated')).toBeVisible()
    await expect(rowOf(page, 'nothing-out')).toContainText('Drop')
    expect(await network.view('vpc-router-routes', 'nothing-out', { router: 'past-fw' })).toMatchObject({
      destination: { type: 'ip_net', value: '0.0.0.0/0' },
      target: { type: 'drop' },
    })
  })

  test('deletes a route, then its router from its own page', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addRouter('past-fw')
    await network.addRoute('past-fw', 'one', { type: 'drop' })
    await network.addRoute('past-fw', 'two', { type: 'drop' })
    const tab = `/projects/${project}/vpcs/default/routers`
    await page.goto(`${tab}/past-fw`)
    await openRow(page, 'one')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete route' }).click()
    await expect(page.getByText('Route one deleted')).toBeVisible()
    await expect(rowOf(page, 'one')).toHaveCount(0)
    await expect(rowOf(page, 'two')).toBeVisible()
    await page.getByRole('button', { name: 'Router actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm delete router' })
    await expect(question).toContainText('Its routes are deleted, too')
    await question.getByRole('button', { name: 'Delete router' }).click()
    await expect(page.getByText('Router past-fw deleted')).toBeVisible()
    await expect(page).toHaveURL(tab)
    await expect(rowOf(page, 'past-fw')).toHaveCount(0)
  })

  test('lets a default route lead elsewhere, and nothing else of it', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addGateway('other')
    await page.goto(`/projects/${project}/vpcs/default/routers/system/routes/default-v4/edit`)
    const edit = page.getByRole('dialog', { name: 'Edit route' })
    await expect(edit.getByText('only the target can be changed')).toBeVisible()
    await expect(edit.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
    await edit.getByRole('combobox', { name: 'Target internet gateway' }).click()
    await page.getByRole('option', { name: 'other' }).click()
    await edit.getByRole('button', { name: 'Update route' }).click()
    await expect(page.getByText('Route default-v4 updated')).toBeVisible()
    expect(await network.view('vpc-router-routes', 'default-v4', { router: 'system' })).toMatchObject({
      destination: { type: 'ip_net', value: '0.0.0.0/0' },
      target: { type: 'internet_gateway', value: 'other' },
    })
  })

  test('is told what cannot be done with the system’s own, and why', async ({ page }) => {
    await page.goto(`${search}/routers`)
    await openRow(page, 'system')
    expect(await refusedEntries(page)).toEqual({ Delete: 'The system router of a VPC cannot be deleted' })
    await page.goto(`${search}/routers/system`)
    await page.getByRole('button', { name: 'New route' }).focus()
    await expect(page.getByRole('tooltip')).toContainText('none can be added to it')
    await openRow(page, 'nodes')
    expect(await refusedEntries(page)).toEqual({
      Edit: 'The platform keeps this route: it follows the subnet that it leads to',
      Delete: 'Routes of the system router cannot be deleted',
    })
    await page.keyboard.press('Escape')
    await openRow(page, 'default-v4')
    expect(await refusedEntries(page)).toEqual({ Delete: 'Routes of the system router cannot be deleted' })
    await page.goto(`${search}/routers/system/routes/nodes/edit`)
    const edit = page.getByRole('dialog', { name: 'Edit route' })
    await expect(edit.getByRole('button', { name: 'Update route' })).toHaveAttribute('aria-disabled', 'true')
    await expect(edit.getByRole('textbox')).toHaveCount(0)
  })

  test('is told of a name that is taken, and of a router that has gone meanwhile', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const network = new OwnNetwork(page.request, server.url, project)
    await network.addRouter('one')
    const tab = `/projects/${project}/vpcs/default/routers`
    await page.goto(`${tab}-new`)
    const form = page.getByRole('dialog', { name: 'Create router' })
    await form.getByLabel('Name', { exact: true }).fill('one')
    await form.getByRole('button', { name: 'Create router' }).click()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
    await page.goto(`${tab}/one/edit`)
    const edit = page.getByRole('dialog', { name: 'Edit router' })
    await edit.getByLabel('Description').fill('gone')
    await network.remove('vpc-routers', 'one')
    await edit.getByRole('button', { name: 'Update router' }).click()
    await expect(edit.getByText(/Not found: vpc-router/)).toBeVisible()
    await page.goto(`${tab}/one`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('sees routes but may not make one', async ({ page }) => {
    await page.goto(`${search}/routers/inspected`)
    await expect(rowOf(page, 'to-ingest')).toContainText('search-01')
    await expect(page.getByRole('link', { name: 'New route' })).toHaveCount(0)
    await page.goto(`${search}/routers/inspected/routes-new`)
    const form = page.getByRole('dialog', { name: 'Create route' })
    await form.getByLabel('Name', { exact: true }).fill('mine')
    await form.getByRole('textbox', { name: 'Destination IP address' }).fill('10.0.0.1')
    await form.getByRole('textbox', { name: 'Target IP address' }).fill('10.0.0.2')
    await form.getByRole('button', { name: 'Create route' }).click()
    await expect(form.getByText('Action not authorized')).toBeVisible()
  })
})
