import { expectReason } from './harness/reason.ts'
import { OwnFleet } from './harness/own-fleet.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('gives a stopped instance another interface, changes and deletes it', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const fleet = new OwnFleet(page.request, server.url, project.name)
    await fleet.post('/v1/vpc-subnets?vpc=default', { name: 'second', description: '', ipv4_block: '10.9.0.0/24' })
    await project.addStoppedInstance('wired')
    await page.goto(`/projects/${project.name}/instances/wired/networking`)
    const table = page.getByRole('table', { name: 'Network interfaces' })
    await page.getByRole('button', { name: 'Add network interface' }).click()
    const form = page.getByRole('dialog', { name: 'Add network interface' })
    await form.getByLabel('Name', { exact: true }).fill('eth1')
    await form.getByRole('button', { name: /Subnet/ }).click()
    await expect(page.getByRole('option', { name: 'default' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('option', { name: 'second' }).click()
    await form.getByRole('button', { name: 'Add network interface' }).click()
    await expect(page.getByText('Network interface eth1 created')).toBeVisible()

    const row = table.getByRole('row', { name: /eth1/ })
    await row.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Make primary' }).click()
    await expect(row).toContainText('primary')
    await row.getByRole('button', { name: 'Row actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Make another network interface the primary one first',
    )
    // Somebody else, since the page was opened.
    const asIs = { name: 'eth1', transit_ips: [] }
    await fleet.put('/v1/network-interfaces/eth1?instance=wired', { ...asIs, description: 'Of another' })
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit network interface' })
    await expect(edit.getByLabel('Description')).toHaveValue('Of another')
    await edit.getByLabel('Transit IPs').fill('10.20.0.1/16')
    await page.keyboard.press('Enter')
    await expect(edit.getByText(/non-zero host identifier/)).toBeVisible()
    await edit.getByLabel('Transit IPs').fill('10.20.0.0/16')
    await page.keyboard.press('Enter')
    await edit.getByRole('button', { name: 'Update network interface' }).click()
    await expect(table).toContainText('10.20.0.0/16')

    const first = table.getByRole('row', { name: /net0/ })
    await first.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete network interface' }).click()
    await expect(first).toHaveCount(0)
    expect(await fleet.items('/v1/network-interfaces?instance=wired')).toMatchObject([
      { name: 'eth1', description: 'Of another', primary: true, transit_ips: ['10.20.0.0/16'] },
    ])
  })

  test('attaches and detaches external IPs', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const fleet = new OwnFleet(page.request, server.url, project.name)
    await project.addStoppedInstance('reached')
    await page.goto(`/projects/${project.name}/instances/reached/networking`)
    await expectReason(
      page.getByRole('button', { name: 'Attach floating IP' }),
      'There is no unattached floating IP in this project',
    )
    await page.getByRole('button', { name: 'Attach ephemeral IP' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Attach', exact: true }).click()
    const table = page.getByRole('table', { name: 'External IPs' })
    await expect(table).toContainText('ephemeral')
    await expectReason(page.getByRole('button', { name: 'Attach ephemeral IP' }), 'It has an ephemeral IP already')
    await fleet.post('/v1/floating-ips', { name: 'stays', description: '' })
    await page.reload()
    await page.getByRole('button', { name: 'Attach floating IP' }).click()
    const dialog = page.getByRole('dialog', { name: 'Attach floating IP' })
    await dialog.getByRole('button', { name: /Floating IP/ }).click()
    await page.getByRole('option', { name: /stays/ }).click()
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(table.getByRole('row').nth(1)).toContainText('stays')
    await table.getByRole('row').nth(1).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Detach' }).click()
    await expect(page.getByRole('dialog')).toContainText('The project keeps the address')
    await page.getByRole('dialog').getByRole('button', { name: 'Detach' }).click()
    await expect(page.getByText('Floating IP stays detached')).toBeVisible()
    await expect(table).not.toContainText('stays')
    await table.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Detach' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Detach' }).click()
    await expect(page.getByText('No external IPs')).toBeVisible()
  })
})

test.describe('of a running instance', () => {
  test.use({ role: 'collaborator' })

  test('interfaces stay as they are, and it says why', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary/networking')
    await expectReason(
      page.getByRole('button', { name: 'Add network interface' }),
      'Only instances that are stopped can change their network interfaces',
    )
  })
})
