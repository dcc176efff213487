import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { OwnNetwork } from './harness/own-network.ts'
import { OwnPeople } from './harness/own-people.ts'
import { expectReason, needsCollaborator } from './harness/reason.ts'
import { expect, OwnProject, signInQuickly, test } from './harness/test.ts'

test.use({ allowedConsoleErrors: ['403'] })

test('who has a role in a project alone sees its network and is told why it stays, until they may more', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(60_000)
  await signInQuickly(request, server.url, 'admin')
  const people = new OwnPeople(request, server.url)
  const { name: project } = await OwnProject.create(request, server.url)
  const network = new OwnNetwork(request, server.url, project)
  await network.addRouter('inner')
  await network.addRoute('inner', 'dropped', { type: 'drop' })
  await network.addGateway('outer')
  await network.addFloatingIp('front')
  const name = `looks-${crypto.randomUUID().slice(-12)}`
  const id = await people.add(name)
  const policy = `/v1/projects/${project}/policy`
  await people.give(policy, id, 'viewer')
  await people.signIn(page.request, name)

  const refusedIn = async (row: string, refused: readonly string[]) => {
    await openRow(page, row)
    expect(await refusedEntries(page)).toEqual(Object.fromEntries(refused.map((entry) => [entry, needsCollaborator])))
    await page.keyboard.press('Escape')
  }
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })

  await page.goto(`/projects/${project}/vpcs`)
  await expectReason(button('New VPC'), needsCollaborator)
  await refusedIn('default', ['Edit', 'Delete'])
  await page.getByRole('link', { name: 'default', exact: true }).click()

  // The tab of firewall rules comes first.
  await expectReason(button('New rule'), needsCollaborator)
  await refusedIn('allow-ssh', ['Edit', 'Clone', 'Disable', 'Move up', 'Move down', 'Delete'])
  await page
    .getByRole('row', { name: /allow-ssh/ })
    .getByRole('checkbox')
    .press('Space')
  await expectReason(
    page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }),
    needsCollaborator,
  )
  await page.getByRole('link', { name: 'allow-ssh', exact: true }).click()
  const form = page.getByRole('dialog')
  await expectReason(form.getByRole('button', { name: 'Update rule' }), needsCollaborator)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await button('VPC actions').click()
  expect(Object.keys(await refusedEntries(page))).toEqual(['Edit', 'Delete'])
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Subnets' }).click()
  await expectReason(button('New VPC subnet'), needsCollaborator)
  await refusedIn('default', ['Edit', 'Delete'])
  await rowOf(page, 'default').getByRole('link', { name: 'default', exact: true }).click()
  await expectReason(form.getByRole('button', { name: 'Edit' }), needsCollaborator)
  await form.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('tab', { name: 'Internet gateways' }).click()
  await expectReason(button('New internet gateway'), needsCollaborator)
  await refusedIn('outer', ['Attach IP pool', 'Attach IP address', 'Delete'])
  await page.getByRole('link', { name: 'outer', exact: true }).click()
  await expectReason(form.getByRole('button', { name: 'Attach IP pool' }), needsCollaborator)
  await form.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('tab', { name: 'Topology' }).click()
  await expect(page.getByText('outer').first()).toBeVisible()

  await page.getByRole('tab', { name: 'Routers' }).click()
  await expectReason(button('New router'), needsCollaborator)
  await refusedIn('inner', ['Edit', 'Delete'])
  await page.getByRole('link', { name: 'inner', exact: true }).click()
  await expectReason(button('New route'), needsCollaborator)
  await refusedIn('dropped', ['Edit', 'Delete'])
  await button('Router actions').click()
  expect(Object.keys(await refusedEntries(page))).toEqual(['Edit', 'Delete'])
  await page.keyboard.press('Escape')

  await page.goto(`/projects/${project}/floating-ips`)
  await expectReason(button('New floating IP'), needsCollaborator)
  await refusedIn('front', ['Edit', 'Attach', 'Delete'])
  await page.goto(`/projects/${project}/probes`)
  await expectReason(button('New probe').first(), needsCollaborator)

  await people.put(policy, [{ identity_id: id, identity_type: 'silo_user', role_name: 'collaborator' }])
  await page.goto(`/projects/${project}/floating-ips`)
  await page.getByRole('link', { name: 'New floating IP' }).click()
  await expect(form).toContainText('from the default pool of the silo')
  await form.getByLabel('Name', { exact: true }).fill('mine')
  await form.getByRole('button', { name: 'Create floating IP' }).click()
  await expect(page.getByText('Floating IP mine created')).toBeVisible()
  await page.goto(`/projects/${project}/vpcs/default/internet-gateways/outer/ip-pools-new`)
  await expect(form).toContainText('You may not see the IP pools of the silo')
})
