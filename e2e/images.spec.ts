import { expectReason, needsCollaborator } from './harness/reason.ts'
import { openRow, OwnStorage, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expect, OwnProject, test } from './harness/test.ts'

for (const role of ['collaborator', 'admin'] as const) {
  test.describe(`one who is ${role}`, () => {
    test.use({ role, allowedConsoleErrors: ['/v1/images'] })

    test('looks at an image, shares it with the silo, takes it back and deletes it', async ({ page, server }) => {
      const { name: project } = await OwnProject.create(page.request, server.url)
      const storage = new OwnStorage(page.request, server.url, project)
      await storage.addDisk('data')
      await storage.addSnapshot('golden', 'data')
      await storage.addImage(project, 'golden')
      await page.goto(`/projects/${project}/images`)
      await expect(rowOf(page, project)).toContainText('Project')
      await expect(rowOf(page, project)).toContainText('Haiku')
      await page.getByRole('link', { name: project, exact: true }).last().click()
      await expect(page.getByRole('dialog', { name: 'Image details' })).toContainText('4096 bytes')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`/projects/${project}/images`)

      await openRow(page, project)
      await page.getByRole('menuitem', { name: 'Promote' }).click()
      const question = page.getByRole('dialog', { name: 'Promote image' })
      await expect(question).toContainText('Every project of the silo sees it')
      await question.getByRole('button', { name: 'Promote' }).click()
      await expect(page.getByText(`Image ${project} promoted`)).toBeVisible()
      await expect(rowOf(page, project)).toContainText('Silo')
      await rowOf(page, project).getByRole('link', { name: project }).click()
      await expect(page.getByRole('dialog', { name: 'Image details' })).toContainText('Silo')
      await page.keyboard.press('Escape')

      await openRow(page, project)
      await page.getByRole('menuitem', { name: 'Demote to this project' }).click()
      await page.getByRole('dialog', { name: 'Demote image' }).getByRole('button', { name: 'Demote' }).click()
      await expect(page.getByText(`Image ${project} demoted`)).toBeVisible()
      expect(await storage.names('images')).toEqual([project])

      await openRow(page, project)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const deletion = page.getByRole('dialog', { name: 'Confirm delete image' })
      await expect(deletion).toContainText('Disks that were made from it are kept')
      await deletion.getByRole('button', { name: 'Delete image' }).click()
      await expect(page.getByText(`Image ${project} deleted`)).toBeVisible()
      expect(await storage.names('images')).toEqual([])
    })

    test('is told when an image of that name is shared already', async ({ page, server }) => {
      const { name: project } = await OwnProject.create(page.request, server.url)
      const storage = new OwnStorage(page.request, server.url, project)
      await storage.addDisk('data')
      await storage.addSnapshot('golden', 'data')
      await storage.addImage('debian-13', 'golden')
      await page.goto(`/projects/${project}/images`)
      await rowOf(page, 'debian-13').filter({ hasText: 'Project' }).getByRole('button', { name: 'Row actions' }).click()
      await page.getByRole('menuitem', { name: 'Promote' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Promote' }).click()
      await expect(page.getByText('Could not promote debian-13')).toHaveCount(1)
      await expect(page.getByText(/name already exists/)).toBeVisible()
    })
  })
}

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403', '404'] })

  test('sees images, and is told why nothing may be done with them', async ({ page }) => {
    await page.goto('/projects/storefront/images/storefront-web/edit')
    await expect(page).toHaveURL('/projects/storefront/images/storefront-web')
    await page.getByRole('dialog', { name: 'Image details' }).getByRole('button', { name: 'Close' }).last().click()
    for (const [name, refused] of [
      ['storefront-web', ['Promote', 'Delete']],
      ['debian-13', ['Demote to this project', 'Delete']],
    ] as const) {
      await openRow(page, name)
      expect(await refusedEntries(page), name).toEqual(
        Object.fromEntries(refused.map((entry) => [entry, needsCollaborator])),
      )
      await page.keyboard.press('Escape')
    }
    await expectReason(page.getByRole('button', { name: 'Upload image' }), needsCollaborator)
    await page.goto('/projects/storefront/images/nothing-here')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
