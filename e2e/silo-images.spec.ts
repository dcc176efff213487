import type { Page } from '@playwright/test'
import { openRow, OwnStorage, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expect, OwnProject, test } from './harness/test.ts'

/** A project with an image of the same name. */
async function ownImage(page: Page, url: string): Promise<{ name: string; storage: OwnStorage }> {
  const { name } = await OwnProject.create(page.request, url)
  const storage = new OwnStorage(page.request, url, name)
  await storage.addDisk('data')
  await storage.addSnapshot('golden', 'data')
  await storage.addImage(name, 'golden')
  return { name, storage }
}

for (const role of ['collaborator', 'admin'] as const) {
  test.describe(`one who is ${role}`, () => {
    test.use({ role })

    test('shares an image of a project, looks at it and gives it back', async ({ page, server }) => {
      const { name } = await ownImage(page, server.url)
      await page.goto('/images')
      await page.getByRole('link', { name: 'Promote image' }).click()
      const form = page.getByRole('dialog', { name: 'Promote image' })
      await expect(form.getByRole('combobox', { name: 'Image' })).toBeDisabled()
      await form.getByRole('button', { name: 'Promote' }).click()
      await expect(form.getByText('Project is required')).toBeVisible()
      await form.getByRole('combobox', { name: 'Project' }).fill(name)
      await page.getByRole('option', { name }).click()
      await form.getByRole('combobox', { name: 'Image' }).click()
      await page.getByRole('option').filter({ hasText: name }).click()
      await form.getByRole('button', { name: 'Promote' }).click()
      await expect(page.getByText(`Image ${name} promoted`)).toBeVisible()
      await expect(rowOf(page, name)).toContainText('Haiku')

      await page.getByRole('link', { name, exact: true }).click()
      const details = page.getByRole('dialog', { name: 'Image details' })
      await expect(details).toContainText('Silo')
      await details.getByRole('button', { name: 'Close' }).last().click()
      await expect(page).toHaveURL('/images')

      await openRow(page, name)
      await page.getByRole('menuitem', { name: 'Demote' }).click()
      const demotion = page.getByRole('dialog', { name: 'Demote image' })
      await demotion.getByRole('button', { name: 'Demote' }).click()
      await expect(demotion.getByText('Project is required')).toBeVisible()
      await demotion.getByRole('combobox', { name: 'Project' }).fill(name)
      await page.getByRole('option', { name }).click()
      await demotion.getByRole('button', { name: 'Demote' }).click()
      await expect(page.getByText(`Image ${name} demoted`)).toBeVisible()
      await expect(rowOf(page, name)).toBeHidden()
      await page.getByRole('button', { name: `View images in ${name}` }).click()
      await expect(page).toHaveURL(`/projects/${name}/images`)
      await expect(rowOf(page, name)).toContainText('Project')
    })

    test('deletes an image that the silo shares', async ({ page, server }) => {
      const { name, storage } = await ownImage(page, server.url)
      const { id } = Object(await storage.view('images', name))
      const headers = { origin: server.url }
      expect((await page.request.post(`${server.url}/v1/images/${id}/promote`, { headers })).status()).toBe(202)
      await page.goto(`/images/${id}/edit`)
      await expect(page).toHaveURL(`/images/${id}`)
      await page.getByRole('dialog', { name: 'Image details' }).getByRole('button', { name: 'Close' }).last().click()
      await openRow(page, name)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const deletion = page.getByRole('dialog', { name: 'Confirm delete image' })
      await expect(deletion).toContainText('no project can make new disks')
      await deletion.getByRole('button', { name: 'Delete image' }).click()
      await expect(page.getByText(`Image ${name} deleted`)).toBeVisible()
      await expect(rowOf(page, name)).toBeHidden()
    })
  })
}

test.describe('an admin whose image has a name that is taken', () => {
  test.use({ role: 'admin', allowedConsoleErrors: ['/promote'] })

  test('stays at the form, and is told', async ({ page, server }) => {
    const { name } = await OwnProject.create(page.request, server.url)
    const storage = new OwnStorage(page.request, server.url, name)
    await storage.addDisk('data')
    await storage.addSnapshot('golden', 'data')
    await storage.addImage('debian-13', 'golden')
    await page.goto('/images-promote')
    const form = page.getByRole('dialog', { name: 'Promote image' })
    await form.getByRole('combobox', { name: 'Project' }).fill(name)
    await page.getByRole('option', { name }).click()
    await form.getByRole('combobox', { name: 'Image' }).click()
    await page.getByRole('option').first().click()
    await form.getByRole('button', { name: 'Promote' }).click()
    await expect(form.getByText(/name already exists/)).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('looks at what the silo shares, and is told why they cannot change it', async ({ page }) => {
    await page.goto('/images')
    await expect(page.getByRole('button', { name: 'Promote image' })).toHaveAttribute('aria-disabled', 'true')
    await openRow(page, 'debian-13')
    const reason = 'Only a collaborator or an admin of the silo can change what it shares'
    expect(await refusedEntries(page)).toEqual({ Demote: reason, Delete: reason })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'debian-13' }).click()
    await expect(page.getByRole('dialog', { name: 'Image details' })).toContainText('Debian')
  })
})
