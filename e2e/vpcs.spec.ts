import { openRow, rowOf } from './harness/own-storage.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/vpcs'] })

  test('creates a VPC, renames it, and is kept from deleting it while it has subnets', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project}/vpcs`)
    await expect(rowOf(page, 'default').getByRole('link', { name: '3' })).toBeVisible()
    await page.getByRole('link', { name: 'New VPC' }).click()
    const form = page.getByRole('dialog', { name: 'Create VPC' })
    await form.getByLabel('Name', { exact: true }).fill('lab')
    await form.getByRole('button', { name: 'Create VPC' }).click()
    await expect(form.getByText('DNS name is required')).toBeVisible()
    await form.getByLabel('DNS name').fill('lab')
    await form.getByLabel('IPv6 prefix').fill('2001:db8::/48')
    await expect(form.getByText('Must be a unique local address: one within fd00::/8')).toBeVisible()
    await form.getByLabel('IPv6 prefix').fill('fd12:3456:789a::/48')
    await form.getByRole('button', { name: 'Create VPC' }).click()
    await expect(page.getByText('VPC lab created')).toBeVisible()
    await expect(page).toHaveURL(`/projects/${project}/vpcs/lab/firewall-rules`)
    await expect(page.getByText('fd12:3456:789a::/48')).toBeVisible()
    await expect(rowOf(page, 'allow-ssh')).toBeVisible()

    await page.getByRole('button', { name: 'VPC actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit VPC' })
    await edit.getByLabel('Name', { exact: true }).fill('default')
    await edit.getByRole('button', { name: 'Update VPC' }).click()
    await expect(edit.getByText('Name already exists', { exact: true })).toBeVisible()
    await edit.getByLabel('Name', { exact: true }).fill('laboratory')
    await edit.getByRole('button', { name: 'Update VPC' }).click()
    await expect(page.getByText('VPC laboratory updated')).toBeVisible()
    await expect(page).toHaveURL(`/projects/${project}/vpcs/laboratory/firewall-rules`)
    await expect(page.getByRole('heading', { name: 'laboratory' })).toBeVisible()

    const remove = async () => {
      await page.getByRole('button', { name: 'VPC actions' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const question = page.getByRole('dialog', { name: 'Confirm delete VPC' })
      await expect(question).toContainText('Its firewall rules, routers and internet gateways are lost')
      await question.getByRole('button', { name: 'Delete VPC' }).click()
    }
    await remove()
    await expect(page.getByText('Could not delete laboratory')).toHaveCount(1)
    const subnet = `${server.url}/v1/vpc-subnets/default?project=${project}&vpc=laboratory`
    await page.request.delete(subnet, { headers: { origin: server.url } })
    await remove()
    await expect(page.getByText('VPC laboratory deleted')).toBeVisible()
    await expect(page).toHaveURL(`/projects/${project}/vpcs`)
    await expect(rowOf(page, 'laboratory')).toHaveCount(0)
    await expect(rowOf(page, 'default')).toBeVisible()
  })

  test('comes to the firewall rules, and from one tab to the other with the keyboard', async ({ page }) => {
    await page.goto('/projects/storefront/vpcs')
    await openRow(page, 'search')
    await expect(page.getByRole('menuitem', { name: 'Show as Terraform' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/projects/storefront/vpcs/search')
    await expect(page).toHaveURL('/projects/storefront/vpcs/search/firewall-rules')
    const tab = page.getByRole('tab', { name: 'Firewall rules' })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await tab.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/projects/storefront/vpcs/search/rule-tester')
    await page.goto('/projects/storefront/vpcs/search/edit')
    await expect(page.getByRole('dialog', { name: 'Edit VPC' }).getByLabel('DNS name')).toHaveValue('search')
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('sees VPCs but may not change one', async ({ page }) => {
    await page.goto('/projects/storefront/vpcs/search/edit')
    const edit = page.getByRole('dialog', { name: 'Edit VPC' })
    await edit.getByLabel('Description').fill('Mine')
    await edit.getByRole('button', { name: 'Update VPC' }).click()
    await expect(edit.getByText('Action not authorized').first()).toBeVisible()
    await expect(edit.getByLabel('Description')).toHaveValue('Mine')
  })
})

test.describe('a VPC that is not there', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['404'] })

  test('is not found', async ({ page }) => {
    await page.goto('/projects/storefront/vpcs/nothing')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
