import type { Page } from '@playwright/test'
import { Operator } from './harness/own-silo.ts'
import { expect, test } from './harness/test.ts'

const rowActions = (page: Page, name: string) =>
  page.getByRole('row', { name }).getByRole('button', { name: 'Row actions' }).click()

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** A rack of so many sleds, each more loaded than the one before. */
async function withSleds(page: Page, count: number): Promise<void> {
  await page.route('**/v1/system/hardware/sleds?*', async (route) => {
    const response = await route.fetch()
    const { items } = await response.json()
    const sleds = Array.from({ length: count }, (_, index) => {
      const baseboard = { ...items[0].baseboard, serial: `SLD-${String(index + 1).padStart(4, '0')}` }
      return { ...items[index % items.length], id: idOf(index), baseboard }
    })
    await route.fulfill({ response, json: { items: sleds, next_page: null } })
  })
  await page.route('**/v1/system/hardware/sleds/*/instances?*', async (route) => {
    const index = Number(new URL(route.request().url()).pathname.split('/')[5]?.slice(-12))
    const instance = {
      id: idOf(1000 + index),
      time_created: new Date(0),
      time_modified: new Date(0),
      active_sled_id: idOf(index),
      name: 'web',
      silo_name: 'demo',
      project_name: 'storefront',
      state: 'running',
      ncpus: index * 4 + 1,
      memory: 2 ** 30,
    }
    await route.fulfill({ json: { items: [instance], next_page: null } })
  })
  await page.route('**/v1/system/hardware/sleds-uninitialized?*', (route) =>
    route.fulfill({ json: { items: [], next_page: null } }),
  )
}

test.describe('an admin of the fleet', () => {
  test.use({ role: 'operator' })

  test('finds the sleds, and what runs on one of them', async ({ page }) => {
    await page.goto('/system/inventory')
    await expect(page).toHaveURL('/system/inventory/sleds')
    await expect(page).toHaveTitle('Sleds / Inventory / Plenum')
    await expect(page.getByRole('row', { name: 'SLD-0011' })).toContainText('Not provisionable')
    await expect(page.getByRole('row', { name: 'SLD-0012' })).toHaveCount(0)
    await expect(page.getByRole('progressbar', { name: 'Load of SLD-0001' })).toBeVisible()
    await page.getByRole('link', { name: 'SLD-0001' }).click()
    await expect(page.getByRole('heading', { name: 'SLD-0001' })).toBeFocused()
    await expect(page.getByText('128 usable')).toBeVisible()
    await page.getByRole('tablist', { name: 'Sled' }).getByRole('tab', { name: 'Disks' }).click()
    await expect(page.getByRole('row', { name: 'SLD-0001-U20' })).toContainText('U.2')
  })

  test('comes from a sled to an instance of the own silo', async ({ page }) => {
    const instance = page.getByRole('row').filter({ hasText: 'storefront' })
    const { items } = await (await page.request.get('/v1/system/hardware/sleds?limit=100')).json()
    for (const { id } of items) {
      const answer = await page.request.get(`/v1/system/hardware/sleds/${id}/instances?limit=100`)
      const found = (await answer.json()).items.find(
        (each: { project_name: string }) => each.project_name === 'storefront',
      )
      if (!found) continue
      await page.goto(`/system/inventory/sleds/${id}`)
      await expect(instance.first()).toBeVisible()
      await page.getByRole('link', { name: found.name, exact: true }).click()
      await expect(page).toHaveURL(`/projects/storefront/instances/${found.name}/storage`)
      return
    }
    throw new Error('no sled has an instance of storefront')
  })

  test('closes a sled to what is new, and opens it again', async ({ page }) => {
    await page.goto('/system/inventory/sleds')
    await rowActions(page, 'SLD-0002')
    await page.getByRole('menuitem', { name: 'Make not provisionable' }).click()
    const confirm = page.getByRole('dialog', { name: 'Make sled not provisionable' })
    await expect(confirm).toContainText('Instances and disks that are there stay')
    await confirm.getByRole('button', { name: 'Make not provisionable' }).click()
    await expect(page.getByText('SLD-0002 takes no new instances or disks')).toBeVisible()
    await expect(page.getByRole('row', { name: 'SLD-0002' })).toContainText('Not provisionable')
    await page.getByRole('link', { name: 'SLD-0002' }).click()
    await page.getByRole('button', { name: 'Make provisionable' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make provisionable' }).click()
    await expect(page.getByText('SLD-0002 takes new instances and disks')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make not provisionable' })).toBeVisible()
  })

  test.describe('who comes too late', () => {
    test.use({ allowedConsoleErrors: ['409'] })

    test('is told that the sled was taken out of service meanwhile', async ({ page }) => {
      await page.route('**/provision-policy', (route) =>
        route.fulfill({ status: 409, json: { request_id: 'r', error_code: 'Conflict', message: 'expunged' } }),
      )
      await page.goto('/system/inventory/sleds')
      await rowActions(page, 'SLD-0003')
      await page.getByRole('menuitem', { name: 'Make not provisionable' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Make not provisionable' }).click()
      await expect(page.getByText('Could not change SLD-0003')).toHaveCount(1)
      await expect(page.getByText(/It was taken out of service meanwhile/)).toBeVisible()
    })
  })

  test('sees the rack as a picture, whose parts lead on, and as a table', async ({ page }) => {
    await page.goto('/system/inventory/rack')
    const picture = page.getByRole('region', { name: 'Rack', exact: true })
    await expect(picture.getByRole('link', { name: /^SLD-0001/ })).toHaveAccessibleDescription(
      /^SLD-0001, provisionable, \d+ instances?, /,
    )
    await expect(picture.getByRole('link', { name: /^SLD-0011/ })).toHaveAccessibleDescription(
      /^SLD-0011, not provisionable/,
    )
    await expect(picture.getByRole('link', { name: /^SLD-0014/ })).toHaveAccessibleDescription('SLD-0014, new, slot 13')
    await picture.getByRole('link', { name: /^SLD-0001/ }).focus()
    await page.keyboard.press('Tab')
    await expect(picture.getByRole('link', { name: /^SLD-0002/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'SLD-0002' })).toBeFocused()
    await page.goBack()
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect(page).toHaveURL('/system/inventory/rack?view=table')
    const table = page.getByRole('table', { name: 'Parts of the rack' })
    await expect(table.getByRole('row', { name: 'SLD-0014' })).toContainText('Waiting to be added')
    await expect(table.getByRole('row', { name: 'SWT-0001' })).toContainText('Switch')
  })

  test('reads what a disk, a switch and the rack are, and comes back to the list', async ({ page }) => {
    await page.goto('/system/inventory/disks?filter=SLD-0003-U2')
    await page.getByRole('link', { name: 'SLD-0003-U20' }).click()
    const disk = page.getByRole('dialog', { name: 'Physical disk' })
    await expect(disk).toContainText(/Form factor\s*U\.2/)
    await expect(disk.getByRole('link', { name: 'SLD-0003', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/system/inventory/disks?filter=SLD-0003-U2')

    await page.goto('/system/inventory/rack')
    await page.getByRole('link', { name: 'SWT-0002' }).click()
    const panel = page.getByRole('dialog', { name: 'Switch' })
    await expect(panel).toContainText('switch-2')
    await expect(page.getByRole('tab', { name: 'Switches' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/system/inventory/switches')

    await page.getByRole('tab', { name: 'Racks' }).click()
    await page.getByRole('row').last().getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Details' }).click()
    const rack = page.getByRole('dialog', { name: 'Rack' })
    await expect(rack).toContainText(/Switches\s*2/)
    await rack.getByRole('link').click()
    await expect(page).toHaveURL(/\/system\/inventory\/rack\?rack=/)
  })

  test.describe('who asks for what is not there', () => {
    test.use({ allowedConsoleErrors: ['404'] })

    for (const kind of ['disks', 'switches', 'racks', 'sleds'])
      test(`finds no page among the ${kind}`, async ({ page }) => {
        await page.goto(`/system/inventory/${kind}/${idOf(404)}`)
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      })
  })

  for (const count of [1, 16, 32])
    test(`sees a rack of ${count} sleds`, async ({ page }) => {
      await withSleds(page, count)
      await page.goto('/system/inventory/rack')
      const picture = page.getByRole('region', { name: 'Rack', exact: true })
      await expect(picture.getByRole('link', { name: /^SLD-/ })).toHaveCount(count)
      await expect(picture.getByRole('listitem', { name: 'Empty slot' })).toHaveCount(32 - count)
      await expect(picture.getByRole('link', { name: /^SLD-0001/ })).toHaveAccessibleDescription(/ 1 of 128 threads/)
    })

  test('is told what is missing where instances would not fit', async ({ page }) => {
    await page.goto('/system/inventory/rack')
    const answer = page.getByRole('status', { name: 'Answer' })
    await expect(answer).toContainText('The instance would fit.')
    const count = page.getByRole('textbox', { name: 'Instances' })
    await count.fill('2000')
    await count.blur()
    await expect(answer).toContainText('would not fit')
    await expect(answer).toContainText(/The quotas of .* lack .* vCPUs/)
    await expect(answer).toContainText(/Only \d+ of 2000 find a sled with room/)
  })
})

test.describe('a new sled', () => {
  test.use({ role: 'operator' })

  test('is added, and followed until it is part of the rack', async ({ page }) => {
    // It is the only one there is, and other tests look at it: what the control plane would do is played to the page.
    let isThere = false
    await page.route('**/v1/system/hardware/sleds', (route) => route.fulfill({ status: 201, json: { id: idOf(14) } }))
    await page.route('**/v1/system/hardware/sleds?*', async (route) => {
      const response = await route.fetch()
      const { items } = await response.json()
      const added = { ...items[0], id: idOf(14), baseboard: { ...items[0].baseboard, serial: 'SLD-0014' } }
      await route.fulfill({ response, json: { items: isThere ? [...items, added] : items, next_page: null } })
    })
    await page.route('**/v1/system/hardware/sleds-uninitialized?*', (route) =>
      isThere ? route.fulfill({ json: { items: [], next_page: null } }) : route.continue(),
    )
    await page.goto('/system/inventory/new-sleds')
    await rowActions(page, 'SLD-0014')
    await page.getByRole('menuitem', { name: 'Add to rack' }).click()
    const confirm = page.getByRole('dialog', { name: 'Add sled to rack' })
    await expect(confirm).toContainText('SLD-0014 (compute-2, slot 13)')
    await confirm.getByRole('button', { name: 'Add to rack' }).click()
    await expect(page.getByText('Setting up SLD-0014')).toBeVisible()
    await expect(page.getByRole('row', { name: 'SLD-0014' })).toContainText('Being set up')
    isThere = true
    await expect(page.getByText('No new sleds')).toBeVisible()
    await expect(page.getByText('Setting up SLD-0014')).toBeHidden()
  })
})

test.describe('a viewer of the silo', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403', '404'] })

  for (const path of ['/system', '/system/issues', '/system/inventory/sleds', '/system/inventory/rack'])
    test(`finds no ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    })
})

test.describe('a viewer of the fleet', () => {
  test.use({ role: 'operator' })

  test('sees everything, and why nothing of it can be changed', async ({ page, server }) => {
    await new Operator(page.request, server.url).becomeFleetViewer()
    await page.goto('/system/inventory/sleds')
    await rowActions(page, 'SLD-0001')
    const item = page.getByRole('menuitem', { name: 'Make not provisionable' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toContainText('This takes the role admin on the fleet; yours is viewer')
    await page.goto('/system/inventory/new-sleds')
    await rowActions(page, 'SLD-0014')
    await expect(page.getByRole('menuitem', { name: 'Add to rack' })).toHaveAttribute('aria-disabled', 'true')
  })
})
