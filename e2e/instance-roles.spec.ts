import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { OwnPeople } from './harness/own-people.ts'
import { openRow, OwnStorage, refusedEntries } from './harness/own-storage.ts'
import { expectReason, needsCollaborator } from './harness/reason.ts'
import { expect, OwnProject, signInQuickly, test } from './harness/test.ts'

test.use({ allowedConsoleErrors: ['403'] })

/** The buttons on the tabs of a stopped instance, but for those that are never to be had here. */
const buttons = {
  storage: ['Start', 'Attach existing disk', 'Create disk'],
  networking: ['Start', 'Add network interface', 'Attach ephemeral IP'],
} as const

async function goThroughTabs(page: Page, look: (button: Locator) => Promise<void>): Promise<void> {
  for (const [tab, names] of Object.entries(buttons)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`/${tab}$`))
    for (const name of names) await look(page.getByRole('button', { name, exact: true }))
  }
}

const isOffered = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true')

/** A project with a stopped instance, and somebody who has a role in that project alone. */
async function shareWith(role: 'collaborator' | 'viewer', request: APIRequestContext, url: string) {
  await signInQuickly(request, url, 'admin')
  const people = new OwnPeople(request, url)
  const project = await OwnProject.create(request, url)
  const policy = `/v1/projects/${project.name}/policy`
  const name = `${role}-${crypto.randomUUID().slice(-12)}`
  const id = await people.add(name)
  await people.give(policy, id, role)
  await project.addStoppedInstance('shared')
  return {
    project: project.name,
    instance: `/projects/${project.name}/instances/shared`,
    signIn: (page: Page) => people.signIn(page.request, name),
    change: (to: string) => people.put(policy, [{ identity_id: id, identity_type: 'silo_user', role_name: to }]),
  }
}

test('who only looks is told why an instance stays as it is', async ({ page, request, server }) => {
  const shared = await shareWith('viewer', request, server.url)
  await shared.signIn(page)
  await page.goto(`/projects/${shared.project}/instances`)
  await expectReason(page.getByRole('button', { name: 'New instance' }), needsCollaborator)
  await openRow(page, 'shared')
  const refused = ['Start', 'Stop', 'Reboot', 'Resize', 'Create similar', 'Delete']
  expect(await refusedEntries(page)).toEqual(Object.fromEntries(refused.map((entry) => [entry, needsCollaborator])))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'shared', exact: true }).click()
  await goThroughTabs(page, (button) => expectReason(button, needsCollaborator))
  await page.getByRole('tab', { name: 'Storage' }).click()
  await openRow(page, 'shared-boot')
  expect(Object.keys(await refusedEntries(page))).toEqual(['Snapshot', 'Unset as boot disk', 'Detach'])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expectReason(page.getByRole('button', { name: 'Add to group' }), needsCollaborator)
  await page.getByRole('radio', { name: 'Never' }).press('Space')
  await expectReason(page.getByRole('button', { name: 'Save' }), needsCollaborator)
})

test('who helps in a project alone changes and makes instances, until that ends', async ({ page, request, server }) => {
  const shared = await shareWith('collaborator', request, server.url)
  await new OwnStorage(request, server.url, shared.project).addDisk('root')
  await shared.signIn(page)
  await page.goto(`/projects/${shared.project}/instances-new?name=another&disk=root`)
  await page.getByRole('button', { name: 'Create instance' }).click()
  await expect(page.getByRole('heading', { name: 'another' })).toBeVisible()
  await page.goto(`${shared.instance}/storage`)
  await goThroughTabs(page, isOffered)
  await page.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  await expect(page.getByRole('dialog')).toContainText('from the default pool of the silo')
  await page.getByRole('dialog').getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(page.getByText(/^IP [\d.]+ attached$/)).toBeVisible()
  // While the page is open.
  await shared.change('viewer')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start instance' }).click()
  await expect(page.getByText('Could not start shared')).toHaveCount(1)
  await expect(page.getByText('Action not authorized')).toHaveCount(1)
  await expect(page.getByText('stopped', { exact: true })).toBeVisible()
})

test.describe('an admin of the silo', () => {
  test.use({ role: 'admin' })

  test('is offered everything, whoever made the project', async ({ page, request, server }) => {
    const { instance } = await shareWith('viewer', request, server.url)
    await page.goto(`${instance}/storage`)
    await goThroughTabs(page, isOffered)
  })
})
