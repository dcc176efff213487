import type { Locator, Page } from '@playwright/test'
import { OwnFirewall } from './harness/own-firewall.ts'
import { openRow, rowOf } from './harness/own-storage.ts'
import { expect, OwnProject, signInQuickly, test } from './harness/test.ts'

test.use({ role: 'collaborator' })

const tab = (project: string) => `/projects/${project}/vpcs/default/firewall-rules`

async function ownFirewall(page: Page, url: string) {
  const project = await OwnProject.create(page.request, url)
  return { project, rules: new OwnFirewall(page.request, url, project.name), at: tab(project.name) }
}

const addForm = (page: Page) => page.getByRole('dialog', { name: 'Add firewall rule' })
const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit rule' })
const both = (page: Page) => page.getByRole('dialog', { name: 'Changed by somebody else' })
const changesIn = (box: Page | Locator) => box.getByRole('region', { name: 'What changes' })

/** A list closes when the form scrolls, which it does to bring the field into view. */
async function scrolledTo(field: Locator) {
  await field.scrollIntoViewIfNeeded()
  await field.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return field
}

async function choose(page: Page, box: Locator, label: string, option: string) {
  await (await scrolledTo(box.getByRole('button', { name: label }))).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function act(page: Page, row: string, entry: string) {
  await openRow(page, row)
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('a rule is added with targets, ports, protocols and hosts, and says what it changes', async ({ page, server }) => {
  const { project, rules, at } = await ownFirewall(page, server.url)
  await project.addStoppedInstance('web')
  await page.goto(at)
  await page.getByRole('link', { name: 'New rule' }).click()
  const form = addForm(page)
  await form.getByLabel('Name', { exact: true }).fill('allow-https')
  await form.getByRole('textbox', { name: 'Priority' }).fill('70000')
  await form.getByLabel('Description').click()
  await expect(form.getByRole('textbox', { name: 'Priority' })).toHaveValue('65535')
  await form.getByRole('textbox', { name: 'Priority' }).fill('50')

  await choose(page, form, 'Target type', 'Instance')
  const targets = form.getByRole('region', { name: 'Targets' })
  await (await scrolledTo(targets.getByRole('combobox', { name: 'Instance name' }))).fill('we')
  await page.getByRole('option', { name: 'web' }).click()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('table', { name: 'Targets' })).toContainText('web')

  const ports = form.getByRole('textbox', { name: 'Port filters' })
  await ports.fill('90-80')
  await ports.press('Enter')
  await expect(form.getByText('The end of a range must not be below its beginning')).toBeVisible()
  await ports.fill('443')
  await ports.press('Enter')
  await choose(page, form, 'Protocol filters', 'TCP')
  await form.getByRole('button', { name: 'Add protocol filter' }).click()
  await choose(page, form, 'Protocol filters', 'ICMP')
  await (await scrolledTo(form.getByRole('combobox', { name: 'ICMP type' }))).fill('3')
  await form.getByRole('combobox', { name: 'ICMP type' }).press('Escape')
  await form.getByLabel('ICMP code').fill('0–4')
  await form.getByLabel('ICMP code').press('Enter')
  await expect(form.getByRole('table', { name: 'Protocol filters' })).toContainText('3 - Destination Unreachable')

  await choose(page, form, 'Host type', 'IP subnet')
  await form.getByRole('textbox', { name: 'IP network' }).fill('192.0.2.0')
  await form.getByRole('button', { name: 'Add host filter' }).click()
  await expect(form.getByText('Must contain an IP address and a width')).toBeVisible()
  await form.getByRole('textbox', { name: 'IP network' }).fill('192.0.2.0/24')
  await form.getByRole('button', { name: 'Add host filter' }).click()
  await expect(changesIn(form)).toContainText('now allowed')
  await expect(changesIn(form)).toContainText('TCP 443 to web from 192.0.2.0/24')

  await form.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByText('Firewall rule allow-https created')).toBeVisible()
  await expect(page).toHaveURL(at)
  await expect(page.getByRole('row').nth(1)).toContainText('allow-https')
  expect(await rules.rule('allow-https')).toMatchObject({
    priority: 50,
    targets: [{ type: 'instance', value: 'web' }],
    filters: {
      hosts: [{ type: 'ip_net', value: '192.0.2.0/24' }],
      ports: ['443'],
      protocols: [{ type: 'tcp' }, { type: 'icmp', value: { icmp_type: 3, code: '0-4' } }],
    },
  })
})

test('what was typed and not added is not lost without a word, and a name is had once', async ({ page, server }) => {
  const { rules, at } = await ownFirewall(page, server.url)
  await page.goto(`${at}-new`)
  const form = addForm(page)
  await form.getByLabel('Name', { exact: true }).fill('allow-ssh')
  await form.getByRole('textbox', { name: 'Port filters' }).fill('80')
  await form.getByRole('button', { name: 'Add rule' }).click()
  await expect(form.getByText('Another rule of this VPC has this name: edit that one instead')).toBeVisible()
  await expect(form.getByText('Not added yet: add it, or clear it')).toBeVisible()
  await form.getByLabel('Name', { exact: true }).fill('allow-http')
  await form.getByRole('button', { name: 'Add rule' }).click()
  await expect(form.getByRole('textbox', { name: 'Port filters' })).toBeFocused()
  expect(await rules.names()).not.toContain('allow-http')
  await form.getByRole('textbox', { name: 'Port filters' }).press('Enter')
  await form.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByText('Firewall rule allow-http created')).toBeVisible()
  expect(await rules.rule('allow-http')).toMatchObject({ filters: { ports: ['80'] } })
})

test('a rule is changed, renamed, copied, switched off and deleted', async ({ page, server }) => {
  const { rules, at } = await ownFirewall(page, server.url)
  await page.goto(at)
  await page.getByRole('link', { name: 'allow-ssh' }).click()
  await editForm(page).getByLabel('Name', { exact: true }).fill('allow-shell')
  await editForm(page).getByRole('button', { name: 'Remove port 22' }).click()
  await editForm(page).getByRole('button', { name: 'Update rule' }).click()
  await expect(page.getByText('Firewall rule allow-shell updated')).toBeVisible()
  await expect(rowOf(page, 'allow-ssh')).toHaveCount(0)
  expect(await rules.rule('allow-shell')).toMatchObject({ filters: { ports: null, protocols: [{ type: 'tcp' }] } })

  await act(page, 'allow-shell', 'Clone')
  await expect(addForm(page).getByLabel('Name', { exact: true })).toHaveValue('allow-shell-copy')
  await addForm(page).getByRole('button', { name: 'Add rule' }).click()
  await expect(rowOf(page, 'allow-shell-copy')).toBeVisible()

  await act(page, 'allow-shell-copy', 'Disable')
  const review = page.getByRole('dialog', { name: 'Disable rule' })
  await expect(changesIn(review)).toContainText('No instance has an interface in this VPC')
  await review.getByRole('button', { name: 'Disable rule' }).click()
  await expect(page.getByText('Disabled firewall rule allow-shell-copy')).toBeVisible()
  await expect(rowOf(page, 'allow-shell-copy')).toContainText('Disabled')

  await act(page, 'allow-shell-copy', 'Delete')
  await page.getByRole('dialog', { name: 'Delete rule' }).getByRole('button', { name: 'Delete rule' }).click()
  await expect(rowOf(page, 'allow-shell-copy')).toHaveCount(0)
  expect(await rules.names()).toEqual(['allow-icmp', 'allow-internal-inbound', 'allow-shell'])
})

test('rules are put in another order, by menu and by key, and several are changed at once', async ({
  page,
  server,
}) => {
  const { rules, at } = await ownFirewall(page, server.url)
  await rules.add('first', { priority: 100 })
  await rules.add('second', { priority: 200 })
  await page.goto(at)
  const order = () => page.getByRole('rowheader').allTextContents()
  await openRow(page, 'first')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await act(page, 'second', 'Move up')
  await expect(page.getByRole('table', { name: 'Priorities' })).toContainText('second20090')
  await page.getByRole('button', { name: 'Move rule' }).click()
  await expect.poll(order).toEqual(['second', 'first', 'allow-icmp', 'allow-internal-inbound', 'allow-ssh'])

  await page.getByRole('link', { name: 'New rule' }).focus()
  await rowOf(page, 'second').press('Alt+ArrowDown')
  await page.getByRole('dialog', { name: 'Move second down' }).getByRole('button', { name: 'Move rule' }).click()
  await expect.poll(order).toEqual(['first', 'second', 'allow-icmp', 'allow-internal-inbound', 'allow-ssh'])

  await act(page, 'allow-ssh', 'Move up')
  const move = page.getByRole('dialog', { name: 'Move allow-ssh up' })
  await expect(move).toContainText('No number is free')
  await move.getByRole('button', { name: 'Move rule' }).click()
  await expect.poll(order).toEqual(['first', 'second', 'allow-icmp', 'allow-ssh', 'allow-internal-inbound'])

  await page.getByRole('checkbox', { name: 'Select first' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Select second' }).click({ force: true })
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('button', { name: 'Disable 2 rules' }).click()
  await expect(rowOf(page, 'first')).toContainText('Disabled')
  await page.getByRole('checkbox', { name: 'Select first' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Select second' }).click({ force: true })
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete 2 rules' }).click()
  await expect.poll(() => rules.names()).toEqual(['allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
})

test('two browsers that add rules at once lose neither, nor what a third changed', async ({
  page,
  server,
  browser,
}) => {
  const { rules, at } = await ownFirewall(page, server.url)
  const other = await browser.newContext({ baseURL: server.url })
  await signInQuickly(other.request, server.url, 'collaborator')
  const second = await other.newPage()
  await Promise.all([page.goto(`${at}-new`), second.goto(`${at}-new`)])
  await addForm(page).getByLabel('Name', { exact: true }).fill('from-one')
  await addForm(second).getByLabel('Name', { exact: true }).fill('from-two')
  await rules.change('allow-ssh', { status: 'disabled' })
  await addForm(page).getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByText('Firewall rule from-one created')).toBeVisible()
  await addForm(second).getByRole('button', { name: 'Add rule' }).click()
  await expect(second.getByText('Firewall rule from-two created')).toBeVisible()
  await expect(rowOf(second, 'from-one')).toBeVisible()
  expect(await rules.names()).toEqual(['allow-icmp', 'allow-internal-inbound', 'allow-ssh', 'from-one', 'from-two'])
  expect(await rules.rule('allow-ssh')).toMatchObject({ status: 'disabled' })
  await other.close()
})

test.describe('where somebody else changed the same rule', () => {
  for (const [choice, priority, description] of [
    ['Mine', 65_534, 'From here'],
    ['Theirs', 7, 'Theirs'],
  ] as const)
    test(`both versions are shown, and ${choice.toLowerCase()} is kept when it is chosen`, async ({ page, server }) => {
      const { rules, at } = await ownFirewall(page, server.url)
      await page.goto(`${at}/allow-ssh/edit`)
      await editForm(page).getByLabel('Description').fill('From here')
      await rules.change('allow-ssh', { priority: 7, description: 'Theirs' })
      await editForm(page).getByRole('button', { name: 'Update rule' }).click()
      await expect(both(page)).toContainText('Somebody else has changed this rule meanwhile')
      await expect(both(page).getByRole('row', { name: 'Priority' })).toContainText('65534655347')
      expect(await rules.rule('allow-ssh')).toMatchObject({ priority: 7, description: 'Theirs' })
      await both(page).getByRole('radio', { name: choice }).check({ force: true })
      await both(page).getByRole('button', { name: 'Save choice' }).click()
      await expect(page).toHaveURL(at)
      await expect.poll(() => rules.rule('allow-ssh')).toMatchObject({ priority, description })
    })

  test('the list asks, too, and a rule that is gone can be made again', async ({ page, server }) => {
    const { rules, at } = await ownFirewall(page, server.url)
    await page.goto(at)
    await expect(rowOf(page, 'allow-icmp')).toBeVisible()
    await rules.remove('allow-icmp')
    await act(page, 'allow-icmp', 'Disable')
    await page.getByRole('button', { name: 'Disable rule' }).click()
    await expect(both(page)).toContainText('Somebody else has deleted this rule meanwhile')
    await both(page).getByRole('radio', { name: 'Mine' }).check({ force: true })
    await both(page).getByRole('button', { name: 'Save choice' }).click()
    await expect.poll(() => rules.rule('allow-icmp')).toMatchObject({ status: 'disabled' })
  })

  test('a name that was given away meanwhile is said in its field', async ({ page, server }) => {
    const { rules, at } = await ownFirewall(page, server.url)
    await page.goto(`${at}-new`)
    await addForm(page).getByLabel('Name', { exact: true }).fill('web')
    await rules.add('web')
    await addForm(page).getByRole('button', { name: 'Add rule' }).click()
    await expect(addForm(page).getByText('has been given this name meanwhile').first()).toBeVisible()
    await expect(addForm(page).getByLabel('Name', { exact: true })).toBeFocused()
  })
})

test.describe('when it cannot be saved', () => {
  test.use({ allowedConsoleErrors: ['403', 'ERR_FAILED', '404'] })

  test('the form says so and keeps what was typed', async ({ page, server }) => {
    const { rules, at } = await ownFirewall(page, server.url)
    await page.goto(`${at}-new`)
    await addForm(page).getByLabel('Name', { exact: true }).fill('web')
    await page.route('**/v1/vpc-firewall-rules*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await addForm(page).getByRole('button', { name: 'Add rule' }).click()
    await expect(addForm(page).getByText('The server cannot be reached').first()).toBeVisible()
    await expect(addForm(page).getByLabel('Name', { exact: true })).toHaveValue('web')
    expect(await rules.names()).not.toContain('web')
  })

  test('a rule that is not there has no form', async ({ page }) => {
    await page.goto('/projects/storefront/vpcs/search/firewall-rules/nothing/edit')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('by somebody who has become a viewer meanwhile, it is told once, in form and list', async ({ page, server }) => {
    await page.goto('/projects/storefront/vpcs/search/firewall-rules')
    await act(page, 'allow-ssh', 'Disable')
    await signInQuickly(page.request, server.url, 'viewer')
    await page.getByRole('button', { name: 'Disable rule' }).click()
    await expect(page.getByText('Could not change the firewall rules')).toHaveCount(1)
    await signInQuickly(page.request, server.url, 'collaborator')
    await page.goto('/projects/storefront/vpcs/search/firewall-rules/allow-ssh/edit')
    await editForm(page).getByLabel('Description').fill('No')
    await signInQuickly(page.request, server.url, 'viewer')
    await editForm(page).getByRole('button', { name: 'Update rule' }).click()
    await expect(editForm(page).getByText('Action not authorized').first()).toBeVisible()
  })
})

test.describe('the rule tester', () => {
  test('answers in a sentence, with the rules that were asked', async ({ page, server }) => {
    const { project, rules, at } = await ownFirewall(page, server.url)
    await Promise.all(['web', 'db'].map((name) => project.addStoppedInstance(name)))
    await rules.add('no-mail', { direction: 'outbound', action: 'deny', filters: { ports: ['25'] } })
    await page.goto(at)
    await page.getByRole('tab', { name: 'Rule tester' }).click()
    const tester = page.getByRole('region', { name: 'Rule tester' })
    await expect(tester).toContainText('No packet is sent')
    const pick = async (label: string, option: string) => {
      await tester.getByRole('combobox', { name: label }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await pick('From', 'web')
    await pick('To', 'db')
    await tester.getByRole('textbox', { name: 'Port' }).fill('5432')
    await tester.getByRole('textbox', { name: 'Port' }).press('Enter')
    await expect(tester).toContainText('web reaches db on TCP 5432: allowed by allow-internal-inbound')
    const leaving = tester.getByRole('region', { name: 'Leaving web (outbound)' })
    await expect(leaving).toContainText('5432 is none of its ports: 25')
    await expect(leaving).toContainText('No outbound rule matches, so it is allowed')
    await expect(tester.getByRole('region', { name: 'Reaching db (inbound)' })).toContainText('Matches, and allows it')

    await tester.getByRole('textbox', { name: 'Port' }).fill('25')
    await tester.getByRole('textbox', { name: 'Port' }).press('Enter')
    await expect(tester).toContainText('web does not reach db on TCP 25: denied by no-mail on the way out')
    await expect(tester.getByRole('region', { name: 'Reaching db (inbound)' })).toHaveCount(0)
    await page.reload()
    await expect(tester).toContainText('web does not reach db on TCP 25: denied by no-mail on the way out')

    await tester.getByRole('combobox', { name: 'From' }).fill('203.0.113.9')
    await expect(tester).toContainText('203.0.113.9 does not reach db on TCP 25: denied, as no inbound rule matches')
    await page.keyboard.press('Escape')
    await choose(page, tester, 'Protocol', 'ICMP')
    await expect(tester).toContainText('203.0.113.9 reaches db on ICMP type 8 code 0: allowed by allow-icmp')
    await tester.getByRole('button', { name: 'Exchange both sides' }).click()
    await expect(tester).toContainText('db reaches 203.0.113.9 on ICMP type 8 code 0: allowed, as no outbound rule')
  })
})
