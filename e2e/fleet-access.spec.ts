import type { Page } from '@playwright/test'
import { OwnPeople } from './harness/own-people.ts'
import { Operator, ownName } from './harness/own-silo.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expect, expectNoAxeViolations, test } from './harness/test.ts'

const FLEET = '/v1/system/policy'

async function choose(page: Page, role: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check({ force: true })
}

test.describe('an admin of the fleet', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['404', '403'] })

  test('gives a role, changes it, takes it away, and loses nobody else’s', async ({ page, server }) => {
    const people = new OwnPeople(page.request, server.url)
    const name = ownName('ada')
    const id = await people.add(name)
    await page.goto('/system/access')
    await expect(rowOf(page, 'operator')).toContainText('fleet.admin')
    await page.getByRole('link', { name: 'Add user or group' }).click()
    const form = page.getByRole('dialog', { name: 'Add user or group' })
    await form.getByRole('combobox', { name: 'User or group' }).fill(name)
    await page.getByRole('option', { name }).click()
    await form.getByRole('button', { name: 'Assign role' }).click()
    await expect(page.getByText(`Role assigned to ${name}`)).toBeVisible()
    await expect(rowOf(page, name)).toContainText(/fleet\.viewer.*demo/s)

    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    await choose(page, 'collaborator')
    // Somebody else gives a role meanwhile.
    const other = await people.add(ownName('bob'))
    await people.give(FLEET, other, 'viewer')
    await page.getByRole('button', { name: 'Update role' }).click()
    await expect(page.getByText(`Role of ${name} updated`)).toBeVisible()
    expect([await people.roleOf(FLEET, id), await people.roleOf(FLEET, other)]).toEqual(['collaborator', 'viewer'])

    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm remove access' })
    await expect(question).toContainText(`Remove the collaborator role of ${name} on the fleet?`)
    await question.getByRole('button', { name: 'Remove access' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
    expect(await people.roleOf(FLEET, other)).toBe('viewer')
  })

  test('finds out of which silo somebody is, whom nobody can name, and what silos confer', async ({ page, server }) => {
    const operator = new Operator(page.request, server.url)
    const people = new OwnPeople(page.request, server.url)
    const silo = ownName('ops')
    await operator.silo(silo, { mapped_fleet_roles: { admin: ['collaborator'] } })
    const foreign = ownName('eve')
    await people.give(FLEET, await operator.user(silo, foreign), 'viewer')
    const stranger = crypto.randomUUID()
    await people.give(FLEET, stranger, 'viewer')
    await page.goto('/system/access')
    await expect(rowOf(page, foreign)).toContainText(silo)
    const last = page.getByRole('table', { name: 'Fleet access' }).getByRole('row').last()
    await expect(last).toContainText(stranger.slice(0, 6))
    await last.getByText(stranger.slice(0, 6)).first().hover()
    await expect(page.getByRole('tooltip').filter({ hasText: 'No silo has a user with this ID' })).toBeVisible()
    const mapped = page.getByRole('table', { name: 'Roles through silos' }).getByRole('row').filter({ hasText: silo })
    await expect(mapped).toContainText(/silo\.admin.*fleet\.collaborator/s)
    await mapped.getByRole('link', { name: silo }).click()
    await expect(page).toHaveURL(`/system/silos/${silo}/fleet-roles`)
  })

  test('who would lock themselves out is asked twice, and does not stay on a page that is not theirs', async ({
    page,
    server,
    browser,
  }) => {
    const people = new OwnPeople(page.request, server.url)
    const name = ownName('cyd')
    await people.give(FLEET, await people.add(name, 'viewer'), 'admin')
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    try {
      await people.signIn(context.request, name)
      const own = await context.newPage()
      await own.goto('/system/access')
      await openRow(own, name)
      await own.getByRole('menuitem', { name: 'Remove' }).click()
      await own.getByRole('button', { name: 'Remove access' }).click()
      const question = own.getByRole('dialog', { name: 'Give up your own admin role' })
      await expect(question).toContainText('without any role on the fleet')
      await expect(question).toContainText('Another admin would have to give the role back')
      await question.getByRole('button', { name: 'Give up admin role' }).click()
      await expect(own.getByText(`Access of ${name} removed`)).toBeVisible()
      await expect(own).toHaveURL('/projects')
      await expect(own.getByRole('heading', { name: 'Projects' })).toBeVisible()
    } finally {
      await context.close()
    }
  })

  test('gives roles in another silo to its users', async ({ page, server }) => {
    const operator = new Operator(page.request, server.url)
    const silo = ownName('other')
    const policy = `/v1/system/silos/${silo}/policy`
    await operator.silo(silo)
    const id = await operator.user(silo, 'dan')
    await page.goto(`/system/silos/${silo}/users`)
    await page.getByRole('tab', { name: 'Access' }).click()
    await expect(page.getByText('No role holders')).toBeVisible()
    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Add user or group' })
    await form.getByRole('combobox', { name: 'User or group' }).fill('dan')
    await page.getByRole('option', { name: 'dan' }).click()
    await form.getByRole('button', { name: 'Assign role' }).click()
    await expect(page).toHaveURL(`/system/silos/${silo}/access`)
    await expect(rowOf(page, 'dan')).toContainText('silo.viewer')
    await openRow(page, 'dan')
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    await expect(page).toHaveTitle(/^Change role \/ Access \//)
    await choose(page, 'admin')
    await page.getByRole('button', { name: 'Update role' }).click()
    await expect(rowOf(page, 'dan')).toContainText('silo.admin')
    expect(await new OwnPeople(page.request, server.url).roleOf(policy, id)).toBe('admin')
    await openRow(page, 'dan')
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(page.getByRole('dialog')).toContainText(`Remove the admin role of dan in silo ${silo}?`)
    await page.getByRole('button', { name: 'Remove access' }).click()
    await expect(page.getByText('No role holders')).toBeVisible()
  })

  test('reads what the built-in users are', async ({ page }) => {
    await page.goto('/system/users-builtin')
    await page.getByRole('link', { name: 'service-balancer' }).click()
    const panel = page.getByRole('dialog', { name: 'Built-in user' })
    await expect(panel).toContainText('Moves services between sleds')
    await panel.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/system/users-builtin')
    await page.goto('/system/users-builtin/nobody-like-it')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('a collaborator of the fleet', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['404'] })

  test('gives roles in silos, but not where these confer more than they have', async ({ page, server, browser }) => {
    const operator = new Operator(page.request, server.url)
    const people = new OwnPeople(page.request, server.url)
    const [plain, mighty] = [ownName('plain'), ownName('mighty')]
    await operator.silo(plain)
    await operator.silo(mighty, { mapped_fleet_roles: { admin: ['admin'] } })
    const name = ownName('fay')
    await people.give(FLEET, await people.add(name), 'collaborator')
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    try {
      await people.signIn(context.request, name)
      const own = await context.newPage()
      await own.goto(`/system/silos/${plain}/access`)
      await expect(own.getByRole('link', { name: 'Add user or group' }).first()).toBeVisible()
      await own.goto(`/system/silos/${mighty}/access`)
      await own.getByRole('button', { name: 'Add user or group' }).first().focus()
      await expect(own.getByRole('tooltip')).toContainText('Roles here bring the role admin on the fleet with them')
      await own.goto('/system/access')
      await openRow(own, 'operator')
      const reason = 'This takes the role admin on the fleet; yours is collaborator'
      expect(await refusedEntries(own)).toEqual({ 'Change role': reason, Remove: reason })
    } finally {
      await context.close()
    }
  })
})

test.describe('somebody who may only look at the fleet', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['404'] })

  test('sees who has a role, and why they cannot change it', async ({ page, server }) => {
    await new Operator(page.request, server.url).becomeFleetViewer()
    await page.goto('/system/access')
    const reason = 'This takes the role admin on the fleet; yours is viewer'
    await page.getByRole('button', { name: 'Add user or group' }).focus()
    await expect(page.getByRole('tooltip')).toContainText(reason)
    await openRow(page, 'operator')
    expect(await refusedEntries(page)).toEqual({ 'Change role': reason, Remove: reason })
    await page.keyboard.press('Escape')
    await page.mouse.move(5, 5)
    await expectNoAxeViolations(page)
    await page.goto('/system/silos/lab/access')
    await openRow(page, 'researcher')
    const weaker = 'This takes the role collaborator on the fleet; yours is viewer'
    expect(await refusedEntries(page)).toEqual({ 'Change role': weaker, Remove: weaker })
  })
})

test.describe('somebody without a role on the fleet', () => {
  test.use({ role: 'admin', allowedConsoleErrors: [/403.*\/v1\/system\/policy/] })

  test('finds no page of the system, and nothing of it is asked for', async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/v1/system/')) asked.add(pathname)
    })
    for (const path of [
      '/system',
      '/system/utilization',
      '/system/quotas',
      '/system/access-new',
      '/system/users-builtin',
      '/system/silos/demo/access',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await expect(
        page.getByRole('navigation', { name: 'Breadcrumbs' }).or(page.getByRole('banner')).first(),
      ).toBeVisible()
    }
    // Whether one may see the fleet at all comes with the page, mostly.
    expect([...asked].filter((path) => path !== '/v1/system/policy')).toEqual([])
  })
})
