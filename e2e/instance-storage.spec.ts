import { expectReason } from './harness/reason.ts'
import { OwnFleet } from './harness/own-fleet.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('attaches and detaches disks of a stopped instance', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('notepad')
    await page.goto(`/projects/${project.name}/instances/notepad/storage`)
    await page.getByRole('button', { name: 'Create disk' }).click()
    const form = page.getByRole('dialog', { name: 'Create disk' })
    await form.getByLabel('Name', { exact: true }).fill('notepad-data')
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(page.getByText('Disk notepad-data attached')).toBeVisible()
    const others = page.getByRole('table', { name: 'Additional disks' })
    await expect(others).toContainText('notepad-data')

    await others.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Detach' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Detach disk' }).click()
    await expect(page.getByText('Disk notepad-data detached')).toBeVisible()

    await page.getByRole('button', { name: 'Attach existing disk' }).click()
    const attach = page.getByRole('dialog', { name: 'Attach disk' })
    await attach.getByRole('combobox').click()
    await page.getByRole('option', { name: 'notepad-data' }).click()
    await attach.getByRole('button', { name: 'Attach disk' }).click()
    await expect(others).toContainText('notepad-data')

    const boot = page.getByRole('table', { name: 'Boot disk' })
    await boot.getByRole('button', { name: 'Row actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Detach' })).toHaveAccessibleDescription(
      'Unset it as the boot disk first',
    )
  })
})

test.describe('of a stopped instance', () => {
  test.use({ role: 'collaborator' })

  test('the boot disk is unset, set again and snapshotted', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('boots')
    await page.goto(`/projects/${project.name}/instances/boots/storage`)
    const boot = page.getByRole('table', { name: 'Boot disk' })
    await boot.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Snapshot' }).click()
    await expect(page.getByText('of disk boots-boot').first()).toBeVisible()
    await boot.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Unset as boot disk' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unset boot disk' }).click()
    await expect(page.getByText('No boot disk set')).toBeVisible()
    await expect(page.getByText('The instance will boot from boots-boot, its only disk.')).toBeVisible()
    await page.getByRole('table', { name: 'Additional disks' }).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Set as boot disk' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set boot disk' }).click()
    await expect(boot).toContainText('boots-boot')
  })
})

test.describe('of a running instance', () => {
  test.use({ role: 'collaborator' })

  test('nothing about disks can be changed, and it says why', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary/storage')
    const reason = 'Only instances that are creating or stopped can have disks attached'
    await expectReason(page.getByRole('button', { name: 'Create disk' }), reason)
    await expectReason(page.getByRole('button', { name: 'Attach existing disk' }), reason)
    await page.getByRole('table', { name: 'Boot disk' }).getByRole('button', { name: 'Row actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Unset as boot disk' })).toHaveAccessibleDescription(
      'Only instances that are stopped, failed or creating can change their boot disk',
    )
  })
})

test.describe('behind the page', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['404'] })

  test('a disk that is gone meanwhile is told of in the dialog, which stays', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const fleet = new OwnFleet(page.request, server.url, project.name)
    await project.addStoppedInstance('late')
    const source = { type: 'blank', block_size: 512 }
    await fleet.post('/v1/disks', { name: 'fleeting', description: '', size: 2 ** 30, disk_source: source })
    await expect.poll(async () => Object((await fleet.get('/v1/disks/fleeting'))['state'])['state']).toBe('detached')
    await page.goto(`/projects/${project.name}/instances/late/storage`)
    await page.getByRole('button', { name: 'Attach existing disk' }).click()
    const dialog = page.getByRole('dialog', { name: 'Attach disk' })
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'fleeting' }).click()
    await fleet.remove('/v1/disks/fleeting')
    await dialog.getByRole('button', { name: 'Attach disk' }).click()
    await expect(dialog.getByText('not found')).toBeVisible()
  })
})
