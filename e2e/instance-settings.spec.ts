import { expectReason } from './harness/reason.ts'
import { OwnFleet } from './harness/own-fleet.ts'
import { expect, freshTest, OwnProject, test } from './harness/test.ts'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('changes the restart policy and nothing else', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('steady')
    const { ncpus, memory, boot_disk_id } = await project.view('steady')
    await page.goto(`/projects/${project.name}/instances/steady/settings`)
    await expectReason(page.getByRole('button', { name: 'Save' }), 'The policy is as it was')
    await page.getByRole('radio', { name: 'Never' }).press('Space')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Restart policy of steady updated')).toBeVisible()
    expect(await project.view('steady')).toMatchObject({ ncpus, memory, boot_disk_id, auto_restart_policy: 'never' })
    await expectReason(page.getByRole('button', { name: 'Save' }), 'The policy is as it was')
    await page.getByRole('radio', { name: 'Default' }).press('Space')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await project.view('steady'))['auto_restart_policy'] ?? null).toBeNull()
  })

  test('joins and leaves groups of both sorts', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const fleet = new OwnFleet(page.request, server.url, project.name)
    await project.addStoppedInstance('social')
    await page.goto(`/projects/${project.name}/instances/social/settings`)
    await expectReason(
      page.getByRole('button', { name: 'Add to group' }),
      'There are no affinity groups in this project',
    )
    const group = { description: '', policy: 'allow', failure_domain: 'sled' }
    await fleet.post('/v1/anti-affinity-groups', { name: 'apart', ...group })
    await fleet.post('/v1/affinity-groups', { name: 'close', ...group })
    await page.reload()
    const table = page.getByRole('table', { name: 'Affinity groups' })
    for (const name of ['apart', 'close']) {
      await page.getByRole('button', { name: 'Add to group' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add to affinity group' })
      await dialog.getByRole('combobox').click()
      await page.getByRole('option', { name }).click()
      await dialog.getByRole('button', { name: 'Add to group' }).click()
      await expect(table).toContainText(name)
    }
    await expectReason(page.getByRole('button', { name: 'Add to group' }), 'It is in every group that it can be in')
    await table.getByRole('row', { name: /close/ }).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Remove instance from group' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Instance social removed from close')).toBeVisible()
    expect(await fleet.items('/v1/instances/social/affinity-groups')).toEqual([])
  })

  test('deletes an instance, knowing what goes along', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('goes')
    await page.goto(`/projects/${project.name}/instances/goes/settings`)
    await page.getByRole('button', { name: 'Instance actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Its disks are detached and kept, and so are its floating IPs.')
    await expect(dialog).toContainText('its ephemeral IP goes back to its pool')
    await dialog.getByRole('button', { name: 'Delete instance' }).click()
    await expect(page).toHaveURL(`/projects/${project.name}/instances`)
    await expect(page.getByRole('heading', { name: 'No instances' })).toBeVisible()
  })
})

test.describe('of a failed instance', () => {
  freshTest.use({ role: 'collaborator' })

  freshTest('one sees why it is down and when it comes back', async ({ page }) => {
    await page.goto('/projects/storefront/instances/db-replica-b/settings')
    await page.getByRole('button', { name: /Auto-restart status: Restart in \d+m/ }).click()
    const panel = page.getByRole('dialog', { name: 'Auto-restart status' })
    await expect(panel).toContainText('once its cooldown is over')
    await expect(panel).toContainText('enabled')
    await page.keyboard.press('Escape')
    await expectReason(
      page.getByRole('button', { name: 'Add to group' }),
      'Only instances that are stopped can be added to an affinity group',
    )
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('sees on a phone which tab is open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/projects/storefront/instances/web-01/settings')
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('tab', { name: 'Storage' })).not.toBeInViewport({ ratio: 0.99 })
    await page.getByRole('tab', { name: 'Settings' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Storage' })).toBeInViewport({ ratio: 0.99 })
  })

  test('finds ready commands to connect', async ({ page }) => {
    await page.goto('/projects/storefront/instances/web-01/connect')
    await expect(page.getByRole('group', { name: 'SSH command' })).toHaveText(/^ssh debian@\d+\.\d+\.\d+\.\d+$/)
    await page.goto('/projects/storefront/instances/db-primary/connect')
    await expect(page.getByText('It has no external IP.')).toBeVisible()
    await page.getByRole('link', { name: 'Attach one' }).click()
    await expect(page).toHaveURL(/networking$/)
  })
})
