import { expectReason, needsCollaborator } from './harness/reason.ts'
import { openRow, OwnStorage, refusedEntries, rowOf, withStorageLeft } from './harness/own-storage.ts'
import { expect, freshTest, OwnProject, test } from './harness/test.ts'

const GiB = 2 ** 30
const snapshotRefused = 'Only disks that are attached or detached can be snapshotted'
const deleteRefused = 'Only disks that are detached or faulted can be deleted'
const detachRefused = 'Only disks that are attached can be detached'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/disks', 'ERR_FAILED'] })

  test('makes a blank disk, looks at it and deletes it', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project}/disks`)
    await expect(page.getByText('No disks')).toBeVisible()
    await page.getByRole('link', { name: 'New disk' }).first().click()
    const form = page.getByRole('dialog', { name: 'Create disk' })
    await form.getByLabel('Name', { exact: true }).fill('data')
    await form.getByLabel('Description').fill('Orders')
    await form.getByText('512', { exact: true }).click()
    await form.getByRole('textbox', { name: 'Size' }).fill('3')
    await form.getByLabel('Description').click()
    await expect(form.getByText(/With this, .* TiB of the 20 TiB of storage/)).toBeVisible()
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(page.getByText('Disk data created')).toBeVisible()
    const row = rowOf(page, 'data')
    await expect(row).toContainText('3 GiB')
    await expect(row).toContainText('detached')

    await page.getByRole('link', { name: 'data', exact: true }).click()
    await expect(page).toHaveURL(`/projects/${project}/disks/data`)
    const details = page.getByRole('dialog', { name: 'Disk' })
    await expect(details).toContainText('Orders')
    await expect(details).toContainText('512 bytes')
    await expect(details.getByText('Read in the last hour')).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL(`/projects/${project}/disks`)

    await openRow(page, 'data')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm delete disk' })
    await expect(question).toContainText('Everything on it is lost. Its snapshots')
    await question.getByRole('button', { name: 'Delete disk' }).click()
    await expect(page.getByText('Disk data deleted')).toBeVisible()
    await expect(page.getByText('No disks')).toBeVisible()
  })

  test('makes disks from a snapshot and from an image, which are large enough for them', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('first', { size: 12 * GiB })
    await storage.addSnapshot('first-snapshot', 'first')
    await page.goto(`/projects/${project}/disks-new`)
    const form = page.getByRole('dialog', { name: 'Create disk' })
    await form.getByLabel('Name', { exact: true }).fill('second')
    await form.getByText('As a disk was at some time').click()
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(form.getByText('Snapshot is required')).toBeVisible()
    await form.getByRole('combobox', { name: 'Snapshot' }).click()
    await expect(page.getByRole('option', { name: 'first-snapshot' })).toContainText(
      /Created on .* from first \/ 12 GiB/,
    )
    await page.getByRole('option', { name: 'first-snapshot' }).click()
    await expect(form.getByRole('textbox', { name: 'Size' })).toHaveValue('20')
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(page.getByText('Disk second created')).toBeVisible()
    await expect(rowOf(page, 'second')).toContainText('first-snapshot')

    await page.goto(`/projects/${project}/disks-new`)
    await form.getByLabel('Name', { exact: true }).fill('third')
    await form.getByText('A copy of an image').click()
    await form.getByRole('combobox', { name: 'Image' }).click()
    await expect(page.getByRole('option', { name: 'alpine-3-24' })).toContainText('Alpine / 3.24 / 2 GiB / Silo image')
    await page.getByRole('option', { name: 'alpine-3-24' }).click()
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(page.getByText('Disk third created')).toBeVisible()

    await storage.remove('snapshots', 'first-snapshot')
    await page.reload()
    await expect(rowOf(page, 'second')).toContainText('Snapshot deleted')
    await rowOf(page, 'third').getByRole('link', { name: 'alpine-3-24' }).click()
    await expect(page.getByRole('dialog', { name: 'Image details' })).toContainText('Alpine')
  })

  freshTest('is told what cannot be done with a disk in each state, and why', async ({ page }) => {
    await page.goto('/projects/storefront/disks')
    for (const [name, refused] of [
      ['scratch', { Detach: detachRefused }],
      ['cache-old', { Snapshot: snapshotRefused, Detach: detachRefused }],
      ['appliance-import', { Snapshot: snapshotRefused, Detach: detachRefused, Delete: deleteRefused }],
      ['firewall-import', { Snapshot: snapshotRefused, Detach: detachRefused, Delete: deleteRefused }],
      ['ledger', { Snapshot: snapshotRefused, Detach: detachRefused, Delete: deleteRefused }],
      [
        'db-primary-data',
        {
          Detach: 'Only instances that are creating, stopped or failed can have disks detached',
          Delete: 'A disk must be detached from its instance before it can be deleted',
        },
      ],
    ] as const) {
      await openRow(page, name)
      expect(await refusedEntries(page), name).toEqual(refused)
      await page.keyboard.press('Escape')
    }
  })

  test('takes a snapshot from the list', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('source')
    await page.goto(`/projects/${project}/disks`)
    await openRow(page, 'source')
    await page.getByRole('menuitem', { name: 'Snapshot' }).click()
    await expect(page.getByText(/Creating snapshot source-\w{6} of disk source/)).toBeVisible()
    await expect(rowOf(page, 'source')).toContainText('maintenance')
    await expect(rowOf(page, 'source')).toContainText('detached')
    expect(await storage.names('snapshots')).toEqual([expect.stringMatching(/^source-\w{6}$/)])
  })

  test('detaches from the list what is not booted from', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('keeper')
    await page.goto(`/projects/${project.name}/disks`)
    await openRow(page, 'keeper-boot')
    expect(await refusedEntries(page)).toMatchObject({ Detach: 'Unset it as the boot disk first' })
    await page.keyboard.press('Escape')
    const { ncpus, memory } = await project.view('keeper')
    await project.put('keeper', { ncpus, memory, boot_disk: null, auto_restart_policy: null })
    await page.reload()
    await expect(rowOf(page, 'keeper-boot').getByRole('link', { name: 'keeper', exact: true })).toBeVisible()
    await openRow(page, 'keeper-boot')
    await page.getByRole('menuitem', { name: 'Detach' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Detach disk' }).click()
    await expect(page.getByText('Disk keeper-boot detached')).toBeVisible()
    await expect(rowOf(page, 'keeper-boot')).toContainText('detached')
  })

  test('ends an import that was cut off, and can delete the disk then', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addImportingDisk('left-over')
    await page.goto(`/projects/${project}/disks`)
    await openRow(page, 'left-over')
    expect(await refusedEntries(page)).toMatchObject({ Delete: deleteRefused })
    await page.getByRole('menuitem', { name: 'End import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End import' }).click()
    await expect(page.getByText('Import of disk left-over ended')).toBeVisible()
    await expect(rowOf(page, 'left-over')).toContainText('detached')
    await openRow(page, 'left-over')
    await expect(page.getByRole('menuitem', { name: 'End import' })).toHaveCount(0)
    expect(await refusedEntries(page)).toEqual({ Detach: detachRefused })
  })

  test('deletes several, and is told which are left out', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('one')
    await storage.addDisk('two')
    await storage.addImportingDisk('three')
    await page.goto(`/projects/${project}/disks`)
    await page.getByRole('checkbox', { name: 'Select all' }).click({ force: true })
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 disks' })
    await expect(dialog).toContainText(`three: ${deleteRefused}`)
    await expect(dialog).toContainText('Everything on them is lost')
    await dialog.getByRole('button', { name: 'Delete 2 disks' }).click()
    await expect(dialog.getByText('done')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('row')).toHaveCount(2)
    expect(await storage.names('disks')).toEqual(['three'])
  })

  test('is told of a name that is taken, beside the name', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await new OwnStorage(page.request, server.url, project).addDisk('taken')
    await page.goto(`/projects/${project}/disks-new`)
    const form = page.getByRole('dialog', { name: 'Create disk' })
    await form.getByLabel('Name', { exact: true }).fill('taken')
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(form.getByText('Disk name already exists')).toBeVisible()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  })

  test('finds out that a disk has gone meanwhile', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, project)
    await storage.addDisk('fleeting')
    await page.goto(`/projects/${project}/disks`)
    await openRow(page, 'fleeting')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await storage.remove('disks', 'fleeting')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete disk' }).click()
    await expect(page.getByText('Could not delete fleeting')).toHaveCount(1)
    await page.goto(`/projects/${project}/disks/fleeting`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('loses nothing when the network is cut', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project}/disks-new`)
    const form = page.getByRole('dialog', { name: 'Create disk' })
    await form.getByLabel('Name', { exact: true }).fill('patient')
    await page.route('**/v1/disks?*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(form.getByText('The server cannot be reached')).toBeVisible()
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('patient')
    await page.unrouteAll()
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(page.getByText('Disk patient created')).toBeVisible()
  })
})

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['507'] })

  test('is warned of a quota, and told so by the rack when going on', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await withStorageLeft(page.request, server.url, 4 * GiB, async () => {
      await page.goto(`/projects/${project}/disks-new`)
      const form = page.getByRole('dialog', { name: 'Create disk' })
      await form.getByLabel('Name', { exact: true }).fill('big')
      await expect(form.getByText('Not enough storage', { exact: true })).toBeVisible()
      await expect(form).toContainText(/^.*4 GiB of the .* are left, and this takes 10 GiB/)
      await form.getByRole('button', { name: 'Create disk' }).click()
      await expect(form.getByText(/Storage Limit Exceeded/)).toBeVisible()
      await form.getByRole('textbox', { name: 'Size' }).fill('4')
      await form.getByLabel('Description').click()
      await expect(form.getByText('Not enough storage', { exact: true })).toBeHidden()
      await form.getByRole('button', { name: 'Create disk' }).click()
      await expect(page.getByText('Disk big created')).toBeVisible()
    })
  })
})

test.describe('an admin', () => {
  test.use({ role: 'admin' })

  test('makes and deletes a disk', async ({ page, server }) => {
    const { name: project } = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project}/disks-new`)
    await page.getByLabel('Name', { exact: true }).fill('mine')
    await page.getByRole('button', { name: 'Create disk' }).click()
    await expect(rowOf(page, 'mine')).toContainText('detached')
    await openRow(page, 'mine')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete disk' }).click()
    await expect(page.getByText('Disk mine deleted')).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('sees disks, and is told why nothing may be done with them', async ({ page }) => {
    await page.goto('/projects/storefront/disks')
    await expectReason(page.getByRole('button', { name: 'New disk' }), needsCollaborator)
    await page.getByRole('checkbox', { name: 'Select scratch' }).click({ force: true })
    const selected = page.getByRole('group', { name: 'Selected rows' })
    await expectReason(selected.getByRole('button', { name: 'Delete' }), needsCollaborator)
    await openRow(page, 'appliance-import')
    expect(await refusedEntries(page)).toEqual({
      Snapshot: needsCollaborator,
      'End import': needsCollaborator,
      Detach: needsCollaborator,
      Delete: needsCollaborator,
    })
    await page.keyboard.press('Escape')

    await page.goto('/projects/storefront/disks/web-restored')
    await expect(page.getByRole('dialog', { name: 'Disk' }).getByRole('link', { name: 'web-golden' })).toBeVisible()
    await page.goto('/projects/storefront/disks-new')
    const form = page.getByRole('dialog', { name: 'Create disk' })
    await form.getByLabel('Name', { exact: true }).fill('mine')
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(form.getByText('Action not authorized')).toBeVisible()
  })
})
