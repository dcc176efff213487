import { OwnFleet } from './harness/own-fleet.ts'
import { OwnStorage, withStorageLeft } from './harness/own-storage.ts'
import { expectReason } from './harness/reason.ts'
import { expect, OwnProject, test } from './harness/test.ts'

const GiB = 2 ** 30
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl me'

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('says all there is to say about an instance', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const fleet = new OwnFleet(page.request, server.url, project.name)
    await fleet.post('/v1/anti-affinity-groups', {
      name: 'apart',
      description: '',
      policy: 'allow',
      failure_domain: 'sled',
    })
    await page.goto(`/projects/${project.name}/instances-new?name=full&image=alpine-3-24`)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('full')
    await expect(page.getByRole('radio', { name: 'alpine-3-24' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Start instance' }).press('Space')

    await page.getByRole('button', { name: 'Create new disk' }).click()
    const disk = page.getByRole('dialog', { name: 'Create disk' })
    await disk.getByLabel('Name', { exact: true }).fill('full-data')
    await disk.getByRole('button', { name: 'Add disk' }).click()
    await expect(page.getByRole('table', { name: 'Disks' })).toContainText('full-data')

    const keyName = `key-${project.name}`
    await page.getByRole('button', { name: 'Add SSH key' }).click()
    const added = page.getByRole('dialog', { name: 'Create SSH key' })
    await added.getByLabel('Name', { exact: true }).fill(keyName)
    await added.getByLabel('Public key').fill(key)
    await added.getByRole('button', { name: 'Create SSH key' }).click()
    await expect(page.getByRole('checkbox', { name: keyName })).toBeChecked()

    await page.getByRole('radio', { name: 'Custom' }).press('Space')
    await page.getByRole('button', { name: 'Add network interface' }).click()
    const nic = page.getByRole('dialog', { name: 'Add network interface' })
    await nic.getByLabel('Name', { exact: true }).fill('eth0')
    await nic.getByRole('button', { name: /Subnet/ }).click()
    await page.getByRole('option', { name: 'default' }).click()
    await nic.getByRole('button', { name: 'Add network interface' }).click()
    await expect(page.getByRole('table', { name: 'Network interfaces' })).toContainText('eth0')

    await page.getByRole('textbox', { name: 'User data' }).fill('#cloud-config')
    await expect(page.getByText('13 B of 32 KiB')).toBeVisible()
    await page.getByRole('combobox', { name: 'Anti-affinity groups' }).click()
    await page.getByRole('option', { name: 'apart' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Never' }).press('Space')

    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByRole('heading', { name: 'full' })).toBeVisible()
    expect(await project.view('full')).toMatchObject({ auto_restart_policy: 'never', ncpus: 2 })
    expect((await fleet.items('/v1/instances/full/disks')).map(({ name }) => name)).toContain('full-data')
    expect(await fleet.items('/v1/network-interfaces?instance=full')).toMatchObject([{ name: 'eth0', primary: true }])
    expect((await fleet.items('/v1/instances/full/external-ips')).map(({ kind }) => kind)).toEqual(['ephemeral'])
    expect((await fleet.items('/v1/instances/full/ssh-public-keys')).map(({ name }) => name)).toContain(keyName)
    expect(await fleet.items('/v1/instances/full/anti-affinity-groups')).toMatchObject([{ name: 'apart' }])
    await expect.poll(() => project.stateOf('full')).toBe('stopped')
  })

  test('is told what the silo would use, and only kept from what would be refused', async ({ page }) => {
    await page.goto('/projects/analytics/instances-new?name=huge&image=debian-13')
    const quota = page.getByRole('region', { name: 'Quota' })
    await expect(quota).toContainText(/vCPUs\s*\d+ of \d+/)
    await page.getByRole('tab', { name: 'Custom' }).click()
    await page.getByRole('textbox', { name: 'Memory' }).fill('1536')
    await page.getByRole('textbox', { name: 'Memory' }).blur()
    await expect(quota).toContainText('it stays stopped')
    await expect(page.getByRole('button', { name: 'Create instance' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('leaves, comes back, and finds the draft without what may be secret', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project.name}/instances-new`)
    await page.getByLabel('Name', { exact: true }).fill('half-done')
    await page.getByRole('textbox', { name: 'User data' }).fill('password: hunter2')
    await page.reload()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('half-done')
    await expect(page.getByRole('textbox', { name: 'User data' })).toHaveValue('')
  })

  test('takes another as the model', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await project.addStoppedInstance('model')
    await page.goto(`/projects/${project.name}/instances`)
    await page.getByRole('row', { name: /model/ }).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Create similar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create similar instance' })
    await dialog.getByRole('radio', { name: 'Copies' }).press('Space')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Like model.')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/^model-[0-9a-f]{6}$/)
    await expect(page.getByRole('tab', { name: 'Custom' })).toHaveAttribute('aria-selected', 'false')
    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByRole('heading', { name: /^model-/ })).toBeVisible()
  })
})

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['507'] })

  test('is told of a quota before and after it is asked for too much, and loses nothing', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await withStorageLeft(page.request, server.url, 20 * GiB, async () => {
      await page.goto(`/projects/${project.name}/instances-new?name=big&image=alpine-3-24`)
      const create = page.getByRole('button', { name: 'Create instance' })
      const quota = page.getByRole('region', { name: 'Quota' })
      const size = page.getByRole('textbox', { name: 'Disk size' })
      await page.getByLabel('Description').fill('Keeps everything')
      await size.fill('25')
      await size.blur()
      await expect(quota).toContainText('5 GiB over')
      await expect(quota).toContainText('Make them smaller')
      await expectReason(create, 'The disks take more storage than the silo has left')
      await size.fill('15')
      await size.blur()
      await expect(quota).not.toContainText('over')
      const { name: other } = await OwnProject.create(page.request, server.url)
      // Somebody else was quicker.
      await new OwnStorage(page.request, server.url, other).addDisk('quicker', { size: 12 * GiB })
      await create.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Not enough storage to complete request' })).toHaveCount(1)
      await expect(quota).toContainText('7 GiB over')
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('big')
      await expect(page.getByLabel('Description')).toHaveValue('Keeps everything')
      await expect(page.getByRole('radio', { name: 'alpine-3-24' })).toBeChecked()
      await size.fill('8')
      await size.blur()
      await create.click()
      await expect(page.getByRole('heading', { name: 'big' })).toBeVisible()
      expect(await project.view('big')).toMatchObject({ description: 'Keeps everything' })
    })
  })
})

test.describe('with the network cut', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/v1/instances'] })

  test('nothing is lost', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await page.goto(`/projects/${project.name}/instances-new?name=cut-off&image=alpine-3-24`)
    await page.route('**/v1/instances?**', (route) => route.abort())
    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
    await page.unroute('**/v1/instances?**')
    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByRole('heading', { name: 'cut-off' })).toBeVisible()
  })
})

test.describe('when the rules of the form cannot be fetched', () => {
  test.use({ role: 'collaborator', allowedConsoleErrors: ['/assets/late-', '400'] })

  test('it is the API that checks it', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    await page.route('**/assets/late-*', (route) => route.abort())
    await page.goto(`/projects/${project.name}/instances-new?image=alpine-3-24`)
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Upper')
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Create instance' }).click()
    expect((await refused).status()).toBe(400)
    await expect(name).toHaveAccessibleDescription(/must begin with an ASCII lowercase character/)
    await name.fill('lower')
    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByRole('heading', { name: 'lower' })).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('is refused once, and keeps what was typed', async ({ page }) => {
    await page.goto('/projects/storefront/instances-new?name=not-mine&image=alpine-3-24')
    await page.getByRole('button', { name: 'Create instance' }).click()
    await expect(page.getByText('Action not authorized')).toHaveCount(1)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('not-mine')
  })
})
