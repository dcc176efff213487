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

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('sees an instance, and is told once that it may not be stopped', async ({ page }) => {
    await page.goto('/projects/storefront/instances/queue-01/storage')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop instance' }).click()
    await expect(page.getByText('Could not stop queue-01')).toHaveCount(1)
    await expect(page.getByText('Action not authorized')).toHaveCount(1)
    await expect(page.getByText('running', { exact: true })).toBeVisible()
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
