import { Operator, ownName } from './harness/own-silo.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'

const networking = '/system/networking'
const RACK = '001de000-1334-4000-8000-00000000ac4b'

/** Settings of one link, with an address and a route. */
async function addUplink(operator: Operator, name: string, address: string): Promise<void> {
  await operator.post('/v1/system/networking/switch-port-settings', {
    name,
    description: '',
    port_config: { geometry: 'qsfp28x1' },
    links: [{ link_name: 'phy0', mtu: 1500, speed: 'speed100_g', autoneg: false, lldp: { enabled: true } }],
    addresses: [{ link_name: 'phy0', addresses: [{ address_lot: 'infrastructure', address: `${address}/30` }] }],
    routes: [{ link_name: 'phy0', routes: [{ dst: '10.0.0.0/8', gw: '192.0.2.190' }] }],
  })
}

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['/v1/system/'] })

  test('makes port settings, is told of what can hardly be meant, and sees the request without its key', async ({
    page,
  }) => {
    const name = ownName('uplink')
    await page.goto(`${networking}/switch-port-settings-new`)
    await page.getByLabel('Name').fill('uplink-0')
    await page.getByRole('button', { name: 'Create port settings' }).click()
    await expect(page.getByText('Settings of this name are there; edit those instead')).toBeVisible()
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Edit link phy0' }).click()
    const link = page.getByRole('dialog', { name: 'Edit link' })
    await link.getByRole('textbox', { name: 'MTU' }).fill('9000')
    await link.getByRole('button', { name: 'Change link' }).click()
    await expect(page.getByRole('table', { name: 'Links' })).toContainText('9000')
    await page.getByRole('button', { name: 'Add address' }).click()
    const address = page.getByRole('dialog', { name: 'Add address' })
    await address.getByLabel('Address', { exact: true }).fill('192.0.2.160/30')
    await address.getByRole('button', { name: 'Add address' }).click()
    await expect(address.getByText('switch0 has it already')).toBeVisible()
    await address.getByLabel('Address', { exact: true }).fill('192.0.2.181/30')
    await address.getByRole('button', { name: 'Add address' }).click()
    await page.getByRole('button', { name: 'Add BGP peer' }).click()
    const peer = page.getByRole('dialog', { name: 'Add BGP peer' })
    await peer.getByLabel('Address', { exact: true }).fill('192.0.2.186')
    await peer.getByLabel('MD5 key').fill('hunter2')
    await peer.getByRole('button', { name: 'Add BGP peer' }).click()
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary).toContainText('BGP peer 192.0.2.186 is in no network of an address of phy0')
    await page.getByRole('button', { name: 'Edit BGP peer 192.0.2.186' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit BGP peer' })
    await expect(edited.getByLabel('MD5 key')).toHaveValue('hunter2')
    await edited.getByLabel('Address', { exact: true }).fill('192.0.2.182')
    await edited.getByRole('button', { name: 'Change BGP peer' }).click()
    await expect(summary).not.toContainText('in no network')
    await page.getByRole('button', { name: 'Show request' }).click()
    const request = page.getByRole('dialog', { name: 'Request' })
    await expect(request).toContainText('192.0.2.182')
    await expect(request).not.toContainText('hunter2')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create port settings' }).click()
    await expect(page.getByText(`Port settings ${name} created`)).toBeVisible()
    await expect(page).toHaveURL(`${networking}/switch-port-settings/${name}`)
    await expect(page.getByRole('table', { name: 'BGP peers' })).toContainText('edge, AS 64500')
    await expect(page.getByRole('table', { name: 'BGP peers' })).not.toContainText('hunter2')
  })

  test('applies settings to a port and changes what it announces', async ({ page, server }) => {
    const name = ownName('uplink')
    await addUplink(new Operator(page.request, server.url), name, '192.0.2.177')
    await page.goto(`${networking}/switch-ports`)
    await page
      .getByRole('list', { name: 'Ports of switch1' })
      .getByRole('link', { name: 'qsfp2, not configured' })
      .click()
    await expect(page.getByRole('heading', { name: 'qsfp2 of switch1' })).toBeVisible()
    await expect(page.getByText('Nothing is announced')).toBeVisible()
    await page.getByRole('link', { name: 'Apply settings' }).click()
    const apply = page.getByRole('dialog', { name: 'Apply settings' })
    await apply.getByRole('combobox', { name: 'Port settings' }).fill(name)
    await page.getByRole('option', { name }).click()
    await apply.getByRole('button', { name: 'Apply settings' }).click()
    await expect(page.getByText(`${name} applied to qsfp2 of switch1`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Link', exact: true })).toContainText('100 Gbit/s')
    await expect(page.getByRole('table', { name: 'Neighbours' })).toContainText('edge-2.example.net')
    await page.getByRole('link', { name: 'Edit LLDP' }).click()
    const lldp = page.getByRole('dialog', { name: 'Edit LLDP' })
    await lldp.getByLabel('System name').fill('the-rack')
    await lldp.getByLabel('Management IP').fill('nowhere')
    await lldp.getByRole('button', { name: 'Update LLDP' }).click()
    await expect(lldp.getByText('Not a valid IP address')).toBeVisible()
    await lldp.getByLabel('Management IP').fill('192.0.2.181')
    await lldp.getByRole('button', { name: 'Update LLDP' }).click()
    await expect(page.getByRole('region', { name: 'Announced over LLDP' })).toContainText('the-rack')
  })

  test('edits settings that a port has, unless others did meanwhile, clears and deletes them', async ({
    page,
    server,
  }) => {
    const name = ownName('uplink')
    const operator = new Operator(page.request, server.url)
    await addUplink(operator, name, '192.0.2.173')
    const port = `/v1/system/hardware/switch-port/qsfp3`
    const at = `?rack_id=${RACK}&switch_location=switch1`
    await operator.post(`${port}/settings${at}`, { port_settings: name })
    await page.goto(`${networking}/switch-port-settings/${name}`)
    await page.getByRole('button', { name: 'Port settings actions' }).click()
    expect(await refusedEntries(page)).toEqual({ Delete: 'Clear them from qsfp3 of switch1 first' })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByText('qsfp3 of switch1 has these settings')).toBeVisible()
    const announced = `${port}/lldp/config${at}`
    await operator.post(announced, await operator.get(announced))
    await page.getByRole('button', { name: 'Update port settings' }).click()
    await expect(page.getByText('Somebody has changed these settings meanwhile').first()).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Remove route to 10.0.0.0/8 by 192.0.2.190' }).click()
    await page.getByRole('button', { name: 'Update port settings' }).click()
    await expect(page.getByText(`Port settings ${name} updated`)).toBeVisible()
    await expect(page.getByText('No routes but those that BGP peers tell.')).toBeVisible()
    await page.getByRole('link', { name: 'qsfp3 of switch1' }).click()
    await page.getByRole('button', { name: 'Switch port actions' }).click()
    await page.getByRole('menuitem', { name: 'Clear settings' }).click()
    const clear = page.getByRole('dialog', { name: 'Clear settings of qsfp3 of switch1' })
    await expect(clear).toContainText('It loses 192.0.2.173/30.')
    await expect(clear.getByRole('button', { name: 'Clear settings' })).toHaveAttribute('aria-disabled', 'true')
    await clear.getByLabel('Type qsfp3 to confirm').fill('qsfp3')
    await clear.getByRole('button', { name: 'Clear settings' }).click()
    await expect(page.getByText('Settings taken off qsfp3 of switch1')).toBeVisible()
    await expect(page.getByText('not configured')).toBeVisible()
    await page.goto(`${networking}/switch-port-settings`)
    await openRow(page, name)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete port settings' }).click()
    await expect(page.getByText(`Port settings ${name} deleted`)).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
  })

  test('is told what goes with the last port that has settings', async ({ page }) => {
    await page.route('**/v1/system/hardware/switch-port?*', async (route) => {
      const response = await route.fetch()
      const { items, next_page } = Object(await response.json())
      const others = items.filter((port: { switch_location: string }) => port.switch_location === 'switch0')
      await route.fulfill({ response, json: { items: others, next_page } })
    })
    await page.goto(`${networking}/switch-ports`)
    await page.getByRole('link', { name: /^qsfp0, uplink-0, link up/ }).click()
    await page.getByRole('button', { name: 'Switch port actions' }).click()
    await page.getByRole('menuitem', { name: 'Clear settings' }).click()
    const clear = page.getByRole('dialog', { name: 'Clear settings of qsfp0 of switch0' })
    await expect(clear).toContainText('The BGP session with 192.0.2.130 ends.')
    await expect(clear).toContainText('This is the last port with settings')
    await clear.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Switch port actions' })).toBeFocused()
  })

  test('is told of a port that is not there', async ({ page }) => {
    await page.goto(`${networking}/switch-ports/00000000-0000-4000-8000-000000000000`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('somebody who may only look at the fleet', () => {
  test.use({ role: 'operator' })

  test('sees all of the rack’s network, and why changing it is not theirs', async ({ page, server }) => {
    await new Operator(page.request, server.url).becomeFleetViewer()
    const reason = 'This takes the role admin on the fleet; yours is viewer'
    for (const [list, button, row] of [
      ['address-lots', 'New address lot', 'public'],
      ['loopbacks', 'New loopback address', '192.0.2.161/32'],
      ['switch-port-settings', 'New port settings', 'uplink-1'],
    ] as const) {
      await page.goto(`${networking}/${list}`)
      await page.getByRole('button', { name: button }).focus()
      await expect(page.getByRole('tooltip')).toContainText(reason)
      await openRow(page, row)
      expect(await refusedEntries(page)).toMatchObject({ Delete: reason })
    }
    await page.goto(`${networking}/switch-ports`)
    await page.getByRole('link', { name: /^qsfp0, uplink-1/ }).click()
    await page.getByRole('button', { name: 'Apply settings' }).focus()
    await expect(page.getByRole('tooltip')).toContainText(reason)
    await page.getByRole('button', { name: 'Edit LLDP' }).focus()
    await expect(page.getByRole('tooltip')).toContainText(reason)
    await page.getByRole('button', { name: 'Switch port actions' }).click()
    expect(await refusedEntries(page)).toEqual({ 'Clear settings': reason })
  })
})

test.describe('somebody without a role on the fleet', () => {
  test.use({ role: 'admin' })

  test('finds none of it', async ({ page }) => {
    await page.goto(`${networking}/switch-ports`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
