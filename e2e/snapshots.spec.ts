import { expectReason, needsCollaborator } from './harness/reason.ts'
import { openRow, OwnStorage, refusedEntries, rowOf, withStorageLeft } from './harness/own-storage.ts'
import { expect, freshTest, OwnProject, test } from './harness/test.ts'

const GiB = 2 ** 30
const usable = 'Only snapshots that are ready can be made into'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/snapshots', '/v1/images'] })

  test('takes a snapshot, looks at it and deletes it', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('data')
    await storage.addImportingDisk('importing')
    await page.goto(`/projects/${project}/snapshots`)
    await expect(page.getByText('No snapshots')).toBeVisible()
    await page.getByRole('link', { name: 'New snapshot' }).first().click()
    const form = page.getByRole('dialog', { name: 'Create snapshot' })
    await form.getByRole('button', { name: 'Create snapshot' }).click()
    await expect(form.getByText('Disk is required')).toBeVisible()
    await form.getByLabel('Name', { exact: true }).fill('before')
    await form.getByRole('combobox', { name: 'Disk' }).click()
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.getByRole('option', { name: 'data' }).click()
    await expect(form.getByText(/With this, .* of storage/)).toBeVisible()
    await form.getByRole('button', { name: 'Create snapshot' }).click()
    await expect(page.getByText('Snapshot before created')).toBeVisible()
    await expect(rowOf(page, 'before')).toContainText('ready')
    await expect(rowOf(page, 'before').getByRole('link', { name: 'data' })).toBeVisible()

    await page.getByRole('link', { name: 'before', exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Snapshot' })
    await expect(details).toContainText('1 GiB')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/projects/${project}/snapshots`)

    await storage.remove('disks', 'data')
    await page.reload()
    await expect(rowOf(page, 'before')).toContainText('Deleted')
    await openRow(page, 'before')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm delete snapshot' })
    await expect(question).toContainText('Disks and images that were made from it are kept')
    await question.getByRole('button', { name: 'Delete snapshot' }).click()
    await expect(page.getByText('Snapshot before deleted')).toBeVisible()
    await expect(page.getByText('No snapshots')).toBeVisible()
  })

  test('makes an image and a disk of one', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('data', { size: 3 * GiB })
    await storage.addSnapshot('golden', 'data')
    await page.goto(`/projects/${project}/snapshots`)
    await openRow(page, 'golden')
    await page.getByRole('menuitem', { name: 'Create image' }).click()
    await expect(page).toHaveURL(`/projects/${project}/snapshots/golden/images-new`)
    const form = page.getByRole('dialog', { name: 'Create image from snapshot' })
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('golden')
    await form.getByRole('button', { name: 'Create image' }).click()
    await expect(form.getByText('OS is required')).toBeVisible()
    await form.getByRole('textbox', { name: 'OS' }).fill('Haiku')
    await form.getByLabel('Version').fill('R1')
    await form.getByRole('button', { name: 'Create image' }).click()
    await expect(page.getByText('Image golden created')).toBeVisible()
    expect(await storage.view('images', 'golden')).toMatchObject({ os: 'Haiku', version: 'R1', size: 3 * GiB })

    await openRow(page, 'golden')
    await page.getByRole('menuitem', { name: 'Create image' }).click()
    await form.getByRole('textbox', { name: 'OS' }).fill('Haiku')
    await form.getByLabel('Version').fill('R2')
    await form.getByRole('button', { name: 'Create image' }).click()
    await expect(form.getByText('Image name already exists')).toBeVisible()
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    await form.getByRole('button', { name: 'Cancel' }).click()

    await openRow(page, 'golden')
    await page.getByRole('menuitem', { name: 'Create disk' }).click()
    const disk = page.getByRole('dialog', { name: 'Create disk' })
    await expect(disk.getByRole('combobox', { name: 'Snapshot' })).toHaveValue('golden')
    await expect(disk.getByRole('textbox', { name: 'Size' })).toHaveValue('10')
    await disk.getByLabel('Name', { exact: true }).fill('restored')
    await disk.getByRole('button', { name: 'Create disk' }).click()
    await expect(page).toHaveURL(`/projects/${project}/disks`)
    await rowOf(page, 'restored').getByRole('link', { name: 'golden' }).click()
    await expect(page.getByRole('dialog', { name: 'Snapshot' })).toContainText('3 GiB')
  })

  freshTest('is told what cannot be done with a snapshot in each state, and why', async ({ page }) => {
    await page.goto('/projects/storefront/snapshots?all=true')
    for (const [name, refused] of [
      [
        'api-blue-release',
        {
          'Create disk': `${usable} disks`,
          'Create image': `${usable} images`,
          Delete: 'Only snapshots that are ready or faulted can be deleted',
        },
      ],
      ['search-reindex', { 'Create disk': `${usable} disks`, 'Create image': `${usable} images` }],
      ['web-golden', {}],
    ] as const) {
      await openRow(page, name)
      expect(await refusedEntries(page), name).toEqual(refused)
      await page.keyboard.press('Escape')
    }
  })

  test('is told of a name that is taken, and of a snapshot that has gone meanwhile', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('data')
    await storage.addSnapshot('taken', 'data')
    await page.goto(`/projects/${project}/snapshots-new`)
    const form = page.getByRole('dialog', { name: 'Create snapshot' })
    await form.getByLabel('Name', { exact: true }).fill('taken')
    await form.getByRole('combobox', { name: 'Disk' }).click()
    await page.getByRole('option', { name: 'data' }).click()
    await form.getByRole('button', { name: 'Create snapshot' }).click()
    await expect(form.getByText('Snapshot name already exists')).toBeVisible()
    await page.goto(`/projects/${project}/snapshots/taken/images-new`)
    const image = page.getByRole('dialog', { name: 'Create image from snapshot' })
    await image.getByRole('textbox', { name: 'OS' }).fill('Haiku')
    await image.getByLabel('Version').fill('R1')
    await storage.remove('snapshots', 'taken')
    await image.getByRole('button', { name: 'Create image' }).click()
    await expect(image.getByText(/Not found: snapshot/)).toBeVisible()
    await page.goto(`/projects/${project}/snapshots/taken`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('deletes several', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('data')
    await storage.addSnapshot('one', 'data')
    await storage.addSnapshot('two', 'data')
    await page.goto(`/projects/${project}/snapshots`)
    await page.getByRole('checkbox', { name: 'Select all' }).click({ force: true })
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 snapshots' })
    await dialog.getByRole('button', { name: 'Delete 2 snapshots' }).click()
    await expect(dialog.getByText('done')).toHaveCount(2)
    expect(await storage.names('snapshots')).toEqual([])
  })
})

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['507'] })

  test('is warned of a quota, and told so by the rack when going on', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await new OwnStorage(page.request, server.url, project).addDisk('data', { size: 2 * GiB })
    await withStorageLeft(page.request, server.url, GiB, async () => {
      await page.goto(`/projects/${project}/snapshots-new`)
      const form = page.getByRole('dialog', { name: 'Create snapshot' })
      await form.getByLabel('Name', { exact: true }).fill('too-much')
      await form.getByRole('combobox', { name: 'Disk' }).click()
      await page.getByRole('option', { name: 'data' }).click()
      await expect(form.getByText('Not enough storage', { exact: true })).toBeVisible()
      await form.getByRole('button', { name: 'Create snapshot' }).click()
      await expect(form.getByText(/Storage Limit Exceeded/)).toBeVisible()
    })
  })
})

test.describe('an admin', () => {
  test.use({ role: 'admin' })

  test('deletes a snapshot', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('data')
    await storage.addSnapshot('mine', 'data')
    await page.goto(`/projects/${project}/snapshots`)
    await openRow(page, 'mine')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete snapshot' }).click()
    await expect(page.getByText('Snapshot mine deleted')).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('sees snapshots, and is told why nothing may be done with them', async ({ page }) => {
    await page.goto('/projects/storefront/snapshots?all=true')
    await expectReason(page.getByRole('button', { name: 'New snapshot' }), needsCollaborator)
    await openRow(page, 'web-golden')
    expect(await refusedEntries(page)).toEqual({
      'Create disk': needsCollaborator,
      'Create image': needsCollaborator,
      Delete: needsCollaborator,
    })
    await page.goto('/projects/storefront/snapshots/web-golden')
    await expect(page.getByRole('dialog', { name: 'Snapshot' })).toContainText('web-01-boot')
    await page.goto('/projects/storefront/snapshots-new')
    const form = page.getByRole('dialog', { name: 'Create snapshot' })
    await form.getByLabel('Name', { exact: true }).fill('mine')
    await form.getByRole('combobox', { name: 'Disk' }).click()
    await page.getByRole('option', { name: 'scratch' }).click()
    await form.getByRole('button', { name: 'Create snapshot' }).click()
    await expect(form.getByText('Action not authorized')).toBeVisible()
  })
})
