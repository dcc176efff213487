import type { Page } from '@playwright/test'
import { OwnPeople } from './harness/own-people.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expect, expectNoAxeViolations, OwnProject, test } from './harness/test.ts'

const unique = () => crypto.randomUUID().slice(-12)

async function choose(page: Page, role: string): Promise<void> {
  await page.getByRole('radio', { name: role }).check({ force: true })
}

test.describe('an admin', () => {
  test.use({ role: 'admin' })

  test('gives a role in the silo, changes it, takes it away', async ({ page, server }) => {
    const people = new OwnPeople(page.request, server.url)
    const name = `ada-${unique()}`
    const id = await people.add(name)
    await page.goto('/access')
    await expect(rowOf(page, 'engineering')).toBeVisible()
    await page.keyboard.press('n')
    await expect(page).toHaveURL('/access-new')
    const form = page.getByRole('dialog', { name: 'Add user or group' })
    await form.getByRole('button', { name: 'Assign role' }).click()
    await expect(form.getByText('User or group is required')).toBeVisible()
    await form.getByRole('combobox', { name: 'User or group' }).fill(name)
    await page.getByRole('option', { name }).click()
    await choose(page, 'collaborator')
    await form.getByRole('button', { name: 'Assign role' }).click()
    await expect(page.getByText(`Role assigned to ${name}`)).toBeVisible()
    await expect(rowOf(page, name)).toContainText('silo.collaborator')

    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    const change = page.getByRole('dialog', { name: 'Change role' })
    await expect(change).toContainText(name)
    await expect(page.getByRole('radio', { name: 'collaborator' })).toBeChecked()
    await choose(page, 'viewer')
    await change.getByRole('button', { name: 'Update role' }).click()
    await expect(page.getByText(`Role of ${name} updated`)).toBeVisible()
    expect(await people.roleOf('/v1/policy', id)).toBe('viewer')

    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm remove access' })
    await expect(question).toContainText(`Remove the viewer role of ${name}`)
    await question.getByRole('button', { name: 'Remove access' }).click()
    await expect(page.getByText(`Access of ${name} removed`)).toBeVisible()
    await expect(rowOf(page, name)).toBeHidden()
    // Whoever was there before still is.
    await expect(rowOf(page, 'engineering')).toBeVisible()
  })

  test('loses nothing that somebody else changed meanwhile', async ({ page, server }) => {
    const people = new OwnPeople(page.request, server.url)
    const project = await OwnProject.create(page.request, server.url)
    const policy = `/v1/projects/${project.name}/policy`
    const [first, second] = [`bob-${unique()}`, `cyd-${unique()}`]
    const [one, two] = [await people.add(first), await people.add(second)]
    await people.give(policy, one, 'viewer')
    await page.goto(`/projects/${project.name}/access/${one}/edit`)
    await choose(page, 'admin')
    await people.give(policy, two, 'collaborator')
    await page.getByRole('button', { name: 'Update role' }).click()
    await expect(page.getByText(`Role of ${first} updated`)).toBeVisible()
    await expect(rowOf(page, second)).toContainText('project.collaborator')
    expect([await people.roleOf(policy, one), await people.roleOf(policy, two)]).toEqual(['admin', 'collaborator'])

    await page.goto(`/projects/${project.name}/access/${one}/edit`)
    await choose(page, 'viewer')
    await people.put(policy, [])
    await page.getByRole('button', { name: 'Update role' }).click()
    await expect(page.getByText(/Somebody else changed this role meanwhile/)).toBeVisible()
    expect(await people.policy(policy)).toEqual({ role_assignments: [] })
  })

  test('sees what comes from the silo, and those whom nobody can name', async ({ page, server }) => {
    const people = new OwnPeople(page.request, server.url)
    const project = await OwnProject.create(page.request, server.url)
    const policy = `/v1/projects/${project.name}/policy`
    const name = `dan-${unique()}`
    await people.give(policy, await people.add(name), 'viewer')
    const stranger = crypto.randomUUID()
    await people.give(policy, stranger, 'collaborator')
    await page.goto(`/projects/${project.name}/access`)
    await expect(rowOf(page, 'engineering')).toContainText('silo.viewer')
    await expect(rowOf(page, 'collaborator')).toContainText(/silo\.collaborator.*admin/s)
    await openRow(page, 'collaborator')
    const reason = 'The role comes from the silo, and is changed there'
    expect(await refusedEntries(page)).toEqual({ 'Change role': reason, Remove: reason })
    await page.keyboard.press('Escape')

    const last = page.getByRole('row').last()
    await expect(last).toContainText(stranger.slice(0, 6))
    await last.getByRole('button', { name: 'Row actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'What they may do' })).toBeHidden()
    await page.keyboard.press('Escape')

    // Of several at once, each counts; the one from the silo is left out with its reason.
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('dialog')).toContainText(reason)
    await page.getByRole('button', { name: 'Remove 2 role holders' }).click()
    await expect.poll(() => people.policy(policy)).toEqual({ role_assignments: [] })
  })

  test('finds out what a person may do, and why', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await page.goto('/access')
    await page.getByRole('link', { name: 'collaborator' }).click()
    const panel = page.getByRole('dialog', { name: 'What a person may do' })
    await expect(panel.getByRole('heading', { name: 'collaborator may act as collaborator' })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: 'silo.viewer' })).toContainText('group engineering')
    await expect(panel.getByRole('listitem').filter({ hasText: 'silo.collaborator' })).toContainText('directly')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/access')

    await page.getByRole('link', { name: 'engineering' }).click()
    const group = page.getByRole('dialog', { name: 'Group' })
    await group.getByRole('table', { name: 'Members' }).getByRole('link', { name: 'collaborator' }).click()
    await expect(panel.getByRole('heading', { name: 'collaborator may act as collaborator' })).toBeVisible()

    await page.goto(`/projects/${project.name}/access`)
    await page.getByRole('link', { name: 'Check a person' }).click()
    await panel.getByRole('combobox', { name: 'Person' }).fill('collab')
    await page.getByRole('option', { name: 'collaborator' }).click()
    await expect(panel.getByRole('heading', { name: 'collaborator may act as admin' })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: 'silo.collaborator' })).toContainText(
      'directly, inherited from the silo, which makes them admin here',
    )
    await expectNoAxeViolations(page)
    await panel.getByRole('combobox', { name: 'Person' }).fill('newcomer')
    await page.getByRole('option', { name: 'newcomer' }).click()
    await expect(panel.getByText('newcomer has no role here')).toBeVisible()
  })
})

test.describe('an admin who would lock themselves out', () => {
  test.use({ role: 'admin' })

  test('is asked twice, and can change their mind', async ({ page, server, browser }) => {
    const people = new OwnPeople(page.request, server.url)
    const name = `eve-${unique()}`
    const id = await people.add(name, 'admin')
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    try {
      await people.signIn(context.request, name)
      const own = await context.newPage()
      await own.goto(`/access/${id}/edit`)
      await choose(own, 'collaborator')
      await own.getByRole('button', { name: 'Update role' }).click()
      const question = own.getByRole('dialog', { name: 'Give up your own admin role' })
      await expect(question).toContainText('Afterwards you are collaborator in this silo')
      await expect(question).toContainText('Another admin would have to give the role back')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(own.getByRole('dialog', { name: 'Change role' })).toBeVisible()
      expect(await people.roleOf('/v1/policy', id)).toBe('admin')

      await own.goto('/access')
      await openRow(own, name)
      await own.getByRole('menuitem', { name: 'Remove' }).click()
      await own.getByRole('button', { name: 'Remove access' }).click()
      await expect(question).toContainText('without any role')
      expect(await people.roleOf('/v1/policy', id)).toBe('admin')
      await question.getByRole('button', { name: 'Give up admin role' }).click()
      await expect(own.getByText(`Access of ${name} removed`)).toBeVisible()
      await expect(own.getByRole('button', { name: 'Add user or group' })).toHaveAttribute('aria-disabled', 'true')
      expect(await people.roleOf('/v1/policy', id)).toBeUndefined()
    } finally {
      await context.close()
    }
  })
})

for (const role of ['viewer', 'collaborator'] as const) {
  test.describe(`one who is ${role}`, () => {
    test.use({ role })

    test('looks at who has access, and is told why they cannot change it', async ({ page }) => {
      await page.goto('/access')
      await expect(page.getByRole('button', { name: 'Add user or group' })).toHaveAttribute('aria-disabled', 'true')
      await openRow(page, 'engineering')
      const reason = 'Only an admin of the silo can change who has a role in it'
      expect(await refusedEntries(page)).toEqual({ 'Change role': reason, Remove: reason })
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'viewer', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'viewer may act as viewer' })).toBeVisible()
    })
  })
}

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['404'] })

  test('may not change a project either, and finds no page for who holds no role', async ({ page }) => {
    await page.goto('/projects/storefront/access')
    await expect(page.getByRole('button', { name: 'Add user or group' })).toHaveAttribute('aria-disabled', 'true')
    await page.goto(`/projects/storefront/access/${crypto.randomUUID()}/edit`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
