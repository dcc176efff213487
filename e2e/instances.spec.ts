import { OwnFleet } from './harness/own-fleet.ts'
import { rowOf } from './harness/own-storage.ts'
import { expectReason } from './harness/reason.ts'
import { expect, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/instances'] })

  test('loses nothing when a new instance is refused', async ({ page }) => {
    await page.goto('/projects/analytics/instances-new')
    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expect(page.getByText('Image is required')).toBeVisible()

    await page.getByLabel('Name', { exact: true }).fill('notebook')
    await page.getByRole('tab', { name: 'Custom' }).click()
    await page.getByRole('textbox', { name: 'vCPUs' }).fill('3')
    await page.getByRole('textbox', { name: 'Memory' }).fill('5')
    await page.getByRole('radio', { name: 'ubuntu-26-04' }).press('Space')
    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByText('Instance name already exists')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'vCPUs' })).toHaveValue('3')
    await expect(page.getByRole('radio', { name: 'ubuntu-26-04' })).toBeChecked()

    await page.getByRole('link', { name: 'VPCs' }).click()
    await page.getByRole('button', { name: 'Continue editing' }).click()
    await expect(page.getByRole('radio', { name: 'ubuntu-26-04' })).toBeChecked()
    await page.getByRole('link', { name: 'VPCs' }).click()
    await page.getByRole('button', { name: 'Leave this page' }).click()
    await expect(page.getByRole('heading', { name: 'VPCs' })).toBeVisible()
  })

  test('creates one by keyboard alone', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project.name}/instances`)
    await page.getByRole('link', { name: 'New instance' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type('by-keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nobody touched a mouse')
    // Start, families of sizes, sizes, sources of the boot disk, image.
    for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radiogroup', { name: 'Image' }).getByRole('radio').first()).toBeChecked()
    await page.getByLabel('Name', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'by-keyboard' })).toBeVisible()
    await expect(page.getByText('running', { exact: true })).toBeVisible({ timeout: 10_000 })
  })

  test('resizes a stopped instance without losing its boot disk or its restart policy', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('grows')
    const { ncpus, memory, boot_disk_id } = await project.view('grows')
    await project.put('grows', { ncpus, memory, boot_disk: boot_disk_id, auto_restart_policy: 'never' })

    await page.goto(`/projects/${project.name}/instances/grows/storage`)
    await page.getByRole('button', { name: 'Instance actions' }).click()
    await page.getByRole('menuitem', { name: 'Resize' }).click()
    const form = page.getByRole('dialog', { name: 'Resize instance' })
    await form.getByRole('textbox', { name: 'vCPUs' }).fill('12')
    await form.getByRole('textbox', { name: 'Memory' }).fill('48')
    await form.getByRole('button', { name: 'Resize' }).click()
    await expect(page.getByText('Instance grows resized')).toBeVisible()
    await expect(page.getByText('12 vCPUs')).toBeVisible()
    expect(await project.view('grows')).toMatchObject({
      ncpus: 12,
      memory: 48 * 2 ** 30,
      boot_disk_id,
      auto_restart_policy: 'never',
    })
  })
})

test.describe('several at once', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['404'] })

  test('are started, rebooted and stopped, with a result for each', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const fleet = new OwnFleet(page.request, server.url, project.name)
    await Promise.all(['alpha', 'beta', 'lost'].map((name) => project.addStoppedInstance(name)))
    await page.goto(`/projects/${project.name}/instances`)
    const dialog = page.getByRole('dialog')
    const all = page.getByRole('checkbox', { name: 'Select all' })
    const ask = async (action: string) => {
      await all.click({ force: true })
      await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: action }).click()
    }
    const close = () => dialog.getByRole('button', { name: 'Close' }).last().click()

    await ask('Stop')
    await expect(dialog).toContainText('3 instances left out')
    await expect(dialog).toContainText(
      'alpha: Only instances that are running, starting, rebooting or failed can be stopped',
    )
    await expectReason(dialog.getByRole('button', { name: /^Stop/ }), 'None of those selected can be')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Start' }).click()
    await fleet.remove('/v1/instances/lost')
    await dialog.getByRole('button', { name: 'Start 3 instances' }).click()
    const result = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await expect(result('alpha')).toContainText('done')
    await expect(result('beta')).toContainText('done')
    await expect(result('lost')).toContainText('failed')
    await expect(result('lost')).toContainText(/Not found/i)
    await expect(dialog.getByRole('button', { name: 'Try failed again' })).toBeVisible()
    await close()
    await expect(rowOf(page, 'lost')).toHaveCount(0)
    for (const name of ['alpha', 'beta']) await expect(rowOf(page, name)).toContainText('running', { timeout: 10_000 })

    await ask('Reboot')
    await expect(dialog).toContainText('Whatever runs in it is interrupted.')
    await dialog.getByRole('button', { name: 'Reboot 2 instances' }).click()
    await expect(dialog.getByText('done')).toHaveCount(2)
    await close()
    for (const name of ['alpha', 'beta']) await expect(rowOf(page, name)).toContainText('rebooting')
    await ask('Stop')
    await dialog.getByRole('button', { name: 'Stop 2 instances' }).click()
    await expect(dialog.getByText('done')).toHaveCount(2)
    await close()
    for (const name of ['alpha', 'beta']) await expect(rowOf(page, name)).toContainText('stopped')
  })
})

test.describe('an old link', () => {
  test.use({ role: 'viewer' })

  test('to an instance leads to its storage', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-primary')
    await expect(page).toHaveURL('/projects/storefront/instances/db-primary/storage')
    await expect(page).toHaveTitle('Storage / db-primary / Instances / storefront / Projects / Plenum')
    await page.getByRole('tab', { name: 'Storage' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/projects/storefront/instances/db-primary/networking')
    await expect(page.getByRole('tab', { name: 'Networking' })).toBeFocused()
  })
})
