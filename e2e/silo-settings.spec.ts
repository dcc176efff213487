import { certificatePem, usablePair } from '../packages/rack/src/testing/certificates.ts'
import type { Page } from '@playwright/test'
import { expectReason } from './harness/reason.ts'
import { Operator, ownName } from './harness/own-silo.ts'
import { openRow, rowOf } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'
import { textFile } from './harness/text-file.ts'

/** Somebody with a role of their own silo, who is nothing else. */
async function memberOf(page: Page, url: string, role: 'admin' | 'viewer'): Promise<string> {
  const operator = new Operator(page.request, url)
  const silo = ownName('house')
  await operator.silo(silo)
  const id = await operator.user(silo, 'ada')
  await operator.put(`/v1/system/silos/${silo}/policy`, {
    role_assignments: [{ identity_id: id, identity_type: 'silo_user', role_name: role }],
  })
  await operator.signIn(silo, 'ada')
  return silo
}

test.use({ role: 'operator', allowedConsoleErrors: ['/v1/certificates', '403'] })

test('an admin of a silo adds a certificate once it is good, reads it and deletes it', async ({ page, server }) => {
  const silo = await memberOf(page, server.url, 'admin')
  const now = new Date()
  const host = `${silo}.sys.rack.example`
  const { key } = await usablePair(now, host)
  await page.goto('/certificates')
  await expect(page.getByText('No certificates')).toBeVisible()
  await page.getByRole('link', { name: 'Add certificate' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add certificate' })
  const submit = form.getByRole('button', { name: 'Add certificate' })
  await submit.click()
  for (const field of ['Name', 'Cert', 'Key']) await expect(form.getByText(`${field} is required`)).toBeVisible()
  await form.getByLabel('Name').fill('main')
  await form.getByLabel('Cert').setInputFiles(textFile('c.pem', await certificatePem(now, { names: ['x.test'] })))
  await form.getByLabel('Key').setInputFiles(textFile('k.pem', key))
  await expect(form.getByText('Certificate is for other names')).toBeVisible()
  await submit.click()
  await expect(form.getByText(new RegExp(`not for ${host}`)).first()).toBeVisible()
  const soon = new Date(now.getTime() + 10 * 86_400_000)
  const names = [host, 'y.test']
  await form.getByLabel('Cert').setInputFiles(textFile('c.pem', await certificatePem(now, { names, notAfter: soon })))
  await expect(form.getByText('Certificate expires soon')).toBeVisible()
  await submit.click()
  await expect(page.getByText('Certificate main added')).toBeVisible()
  await expect(rowOf(page, 'main')).toContainText(host)
  await expect(rowOf(page, 'main')).toContainText('expires soon')
  await page.getByRole('link', { name: 'main', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Certificate details' })
  await expect(details).toContainText(/BEGIN CERTIFICATE/)
  await expect(details).not.toContainText(/PRIVATE KEY/)
  const download = page.waitForEvent('download')
  await details.getByRole('button', { name: 'Download PEM' }).click()
  expect((await download).suggestedFilename()).toBe('main.pem')
  await details.getByRole('button', { name: 'Close' }).last().click()
  await openRow(page, 'main')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('no longer trust the address')
  await page.getByRole('button', { name: 'Delete certificate' }).click()
  await expect(page.getByText('No certificates')).toBeVisible()
})

test('an admin of a silo limits how long tokens live, and gets one of that life', async ({ page, server }) => {
  await memberOf(page, server.url, 'admin')
  await page.goto('/auth-settings')
  const form = page.getByRole('form', { name: 'Lifetime of access tokens' })
  const save = form.getByRole('button', { name: 'Save' })
  await expectReason(save, 'Nothing has been changed')
  await form.getByRole('radio', { name: /^Limited/ }).check({ force: true })
  await form.getByRole('textbox', { name: 'Amount' }).fill('50000')
  await save.click()
  await expect(form.getByText('At most 49,710 days').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Amount' }).fill('2')
  await save.click()
  await expect(page.getByText('Lifetime of access tokens updated')).toBeVisible()
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('2')

  await page.goto('/settings/access-tokens')
  await page.getByRole('link', { name: 'New access token' }).first().click()
  const asking = page.getByRole('dialog', { name: 'Create access token' })
  await expect(asking.getByText('As long as the silo allows: 2 days')).toBeVisible()
  await asking.getByRole('radio', { name: /^Limited/ }).check({ force: true })
  await asking.getByRole('button', { name: 'Create access token' }).click()
  await expect(asking.getByText('At most 2 days').first()).toBeVisible()
  await asking.getByRole('textbox', { name: 'Amount' }).fill('1')
  await asking.getByRole('button', { name: 'Create access token' }).click()
  const made = page.getByRole('dialog', { name: 'Access token created' })
  const token = await made.getByRole('group', { name: 'Access token' }).innerText()
  const answer = await page.request.fetch(`${server.url}/v1/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(Object(await answer.json()).display_name).toBe('ada')
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'in 23 hours' })).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
})

test('a viewer of a silo reads how long tokens live, and is kept from certificates', async ({ page, server }) => {
  await memberOf(page, server.url, 'viewer')
  await page.goto('/auth-settings')
  await expectReason(
    page.getByRole('button', { name: 'Save' }),
    'Only an admin of the silo can change how long tokens may live',
  )
  await page.goto('/certificates')
  await expect(page.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
