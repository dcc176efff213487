import { expectReason } from './harness/reason.ts'
import { Operator, ownName } from './harness/own-silo.ts'
import { openRow, rowOf } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'

const root = '/system/networking'

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['/v1/system/networking'] })

  test('announces networks, changes which, and speaks for another system', async ({ page }) => {
    const name = ownName('set')
    await page.goto(`${root}/bgp/announce-sets`)
    await page.getByRole('link', { name: 'New announce set' }).click()
    const form = page.getByRole('dialog', { name: 'Create announce set' })
    await form.getByLabel('Name').fill(name)
    const network = form.getByLabel('Network', { exact: false }).first()
    await network.fill('203.0.113.0/24')
    await form.getByRole('button', { name: 'Add network' }).click()
    await expect(form.getByText('No block of an address lot has this network')).toBeVisible()
    await network.fill('198.18.0.0/21')
    await network.press('Enter')
    await expect(form.getByRole('table', { name: 'Networks' })).toContainText(/198\.18\.0\.0\/21\s*public/)
    await form.getByRole('button', { name: 'Create announce set' }).click()
    await expect(page.getByText(`Announce set ${name} created`)).toBeVisible()
    await expect(rowOf(page, name)).toContainText('198.18.0.0/21')

    await page.getByRole('link', { name, exact: true }).click()
    const edit = page.getByRole('dialog', { name: 'Edit announce set' })
    await edit.getByLabel('Network', { exact: false }).first().fill('198.18.8.0/21')
    await edit.getByRole('button', { name: 'Add network' }).click()
    await edit.getByRole('button', { name: 'Remove network 198.18.0.0/21' }).click()
    await expect(edit.getByText('Announced from now on: 198.18.8.0/21')).toBeVisible()
    await expect(edit.getByText(/No longer announced.*198\.18\.0\.0\/21/)).toBeVisible()
    await edit.getByRole('button', { name: 'Update announce set' }).click()
    await expect(page.getByText(`Announce set ${name} updated`)).toBeVisible()
    await expect(rowOf(page, name)).toContainText('198.18.8.0/21')
    await expect(rowOf(page, name)).not.toContainText('198.18.0.0/21')

    await page
      .getByRole('tab', { name: 'Configurations' })
      .or(page.getByRole('link', { name: 'Configurations' }))
      .click()
    await page.getByRole('link', { name: 'New configuration' }).click()
    const config = page.getByRole('dialog', { name: 'Create BGP configuration' })
    await config.getByLabel('Name').fill(name)
    await config.getByRole('textbox', { name: 'ASN' }).fill('64500')
    await config.getByRole('combobox', { name: 'Announce set' }).fill(name)
    await page.getByRole('option', { name }).click()
    await config.getByRole('button', { name: 'Create BGP configuration' }).click()
    await expect(config.getByText(/more than one configuration per ASN/).first()).toBeVisible()
    await config.getByRole('textbox', { name: 'ASN' }).fill('64999')
    await config.getByRole('button', { name: 'Create BGP configuration' }).click()
    await expect(page.getByText(`BGP configuration ${name} created`)).toBeVisible()

    await page.goto(`${root}/bgp/announce-sets`)
    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete announce set' }).click()
    await expect(page.getByText(/announce set in use/i).first()).toBeVisible()
    await page.goto(`${root}/bgp/configs`)
    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete BGP configuration' }).click()
    await expect(page.getByText(`BGP configuration ${name} deleted`)).toBeVisible()
  })

  test('reads what peers say, are told and have told', async ({ page }) => {
    await page.goto(`${root}/bgp`)
    await expect(rowOf(page, '192.0.2.130')).toContainText('established')
    await expect(rowOf(page, '192.0.2.138')).toContainText('active')
    await page.goto(`${root}/bgp/routes`)
    await expect(page.getByRole('table', { name: 'Announced to peers' })).toContainText('198.18.0.0/20')
    await expect(page.getByRole('table', { name: 'Learned from peers' })).toContainText('198.51.100.0/24')
    await page.goto(`${root}/bgp/history`)
    await expect(page.getByRole('row').filter({ hasText: 'keep alive' }).first()).toBeVisible()
    await page.getByRole('textbox', { name: /Filter/ }).fill('kind:open')
    await expect(page.getByRole('row').filter({ hasText: 'keep alive' })).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'hold_time' }).first()).toBeVisible()
  })

  test('watches a peer, and no longer', async ({ page }) => {
    await page.goto(`${root}/bfd-new`)
    const form = page.getByRole('dialog', { name: 'Enable BFD session' })
    const submit = form.getByRole('button', { name: 'Enable BFD session' })
    await submit.click()
    await expect(form.getByText('Peer is required')).toBeVisible()
    await form.getByRole('textbox', { name: 'Peer' }).fill('192.0.2.134')
    await form.getByRole('radio', { name: 'switch1' }).check({ force: true })
    await form.getByRole('textbox', { name: 'Required interval' }).fill('50')
    await page.keyboard.press('Tab')
    await expect(form.getByText('after 0.15 s of silence')).toBeVisible()
    await submit.click()
    await expect(form.getByText('Already exists', { exact: true }).first()).toBeVisible()
    await form.getByRole('textbox', { name: 'Peer' }).fill('192.0.2.201')
    await submit.click()
    await expect(page.getByText('BFD session with 192.0.2.201 enabled')).toBeVisible()
    await expect(rowOf(page, '192.0.2.201')).toContainText('50 ms')
    await expect(rowOf(page, '192.0.2.201')).toContainText('up')
    await openRow(page, '192.0.2.201')
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Disable' }).click()
    await expect(page.getByText('BFD session with 192.0.2.201 disabled')).toBeVisible()
    await expect(rowOf(page, '192.0.2.201')).toHaveCount(0)
  })

  test('says who may reach the services, and cannot shut themselves out', async ({ page }) => {
    await page.goto(`${root}/services`)
    const sources = page.getByRole('form', { name: 'Allowed sources' })
    const save = sources.getByRole('button', { name: 'Save' })
    await sources.getByRole('radio', { name: /^Only these/ }).check({ force: true })
    await sources.getByLabel('Networks').fill('10.0.0.0/8\n0.0.0.0/8')
    await expect(sources.getByText('127.0.0.1 is shut out.')).toBeVisible()
    await save.click()
    await expect(sources.getByText(/0\.0\.0\.0\/8: is the unspecified address/).first()).toBeVisible()
    await expect(sources.getByText('Type restrict to confirm is required')).toBeVisible()
    await sources.getByLabel('Type restrict to confirm').fill('restrict')
    await sources.getByLabel('Networks').fill('10.0.0.0/8')
    await save.click()
    await expect(sources.getByText(/would prevent access from the current client/).first()).toBeVisible()
    await sources.getByLabel('Networks').fill('10.0.0.0/8\n127.0.0.0/8 ::1')
    await expect(sources.getByText('127.0.0.1 is let in.')).toBeVisible()
    await save.click()
    await expect(page.getByText('Sources updated')).toBeVisible()
    await page.reload()
    await expect(sources.getByLabel('Networks')).toHaveValue('10.0.0.0/8\n127.0.0.0/8\n::1/128')
    await sources.getByRole('radio', { name: /^Any source/ }).check({ force: true })
    await save.click()
    await expect(page.getByText('Sources updated').first()).toBeVisible()

    const icmp = page.getByRole('form', { name: 'Inbound ICMP' })
    await icmp.getByRole('checkbox').uncheck({ force: true })
    await icmp.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Inbound ICMP disabled')).toBeVisible()
    await page.reload()
    await expect(icmp.getByRole('checkbox')).not.toBeChecked()
  })

  test('who only looks sees all of it, and why nothing can be changed', async ({ page, server }) => {
    await new Operator(page.request, server.url).becomeFleetViewer()
    const reason = 'This takes the role admin on the fleet; yours is viewer'
    for (const [path, button] of [
      ['bgp/configs', 'New configuration'],
      ['bgp/announce-sets', 'New announce set'],
      ['bfd', 'New session'],
    ] as const) {
      await page.goto(`${root}/${path}`)
      await expectReason(page.getByRole('button', { name: button }), reason)
    }
    await page.goto(`${root}/services`)
    await expectReason(page.getByRole('button', { name: 'Save' }).first(), reason)
  })
})
