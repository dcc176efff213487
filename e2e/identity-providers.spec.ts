import { fromBase64 } from '../packages/api/src/base64.ts'
import {
  certificateBase64,
  keyDescriptor,
  metadataXml,
  privateKeyBase64,
  redirectService,
  SSO_URL,
} from '../packages/rack/src/testing/saml.ts'
import type { Locator } from '@playwright/test'
import { Operator, ownName } from './harness/own-silo.ts'
import { rowOf } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'
import { textFile } from './harness/text-file.ts'

async function metadata(): Promise<string> {
  const keys = keyDescriptor(await certificateBase64(new Date()))
  return metadataXml({ keys, services: redirectService(SSO_URL.replace('&', '&amp;')) })
}

async function fill(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Technical contact email').fill('ada@corp.test')
  await form.getByLabel('Service provider client ID').fill('rack')
  await form.getByLabel('Single Logout (SLO) URL').fill('https://idp.test/logout')
}

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['/v1/system/'] })

  test('adds a provider from a file of metadata, with signed requests, and reads what it is', async ({
    page,
    server,
  }) => {
    const silo = ownName('saml')
    await new Operator(page.request, server.url).silo(silo, { identity_mode: 'saml_jit' })
    await page.goto(`/system/silos/${silo}/idps`)
    await expect(page.getByText('No identity providers')).toBeVisible()
    await page.getByRole('link', { name: 'New provider' }).click()
    const form = page.getByRole('dialog', { name: 'Create identity provider' })
    const submit = form.getByRole('button', { name: 'Create provider' })
    await submit.click()
    for (const label of ['Name', 'Technical contact email', 'Entity ID', 'Metadata source URL'])
      await expect(form.getByText(`${label} is required`)).toBeVisible()
    await expect(form.getByText(`/login/${silo}/saml/idp-name`)).toBeVisible()
    await fill(form, 'corp')
    const standard = `https://${silo}.sys.placeholder/login/${silo}/saml/corp`
    await expect(form.getByLabel('ACS URL', { exact: true })).toHaveValue(standard)
    await expect(form.getByLabel('ACS URL', { exact: true })).toBeDisabled()
    await form.getByLabel('Use standard ACS URL').uncheck({ force: true })
    await expect(form.getByLabel('ACS URL', { exact: true })).toHaveValue(standard)
    await form.getByLabel('ACS URL', { exact: true }).fill('https://elsewhere.test/')
    await form.getByLabel('Use standard ACS URL').check({ force: true })
    await expect(form.getByLabel('ACS URL', { exact: true })).toHaveValue(standard)

    await form.getByText('XML file').click()
    await form.getByLabel('Metadata source XML').setInputFiles(textFile('m.xml', '<html/>'))
    await expect(form.getByText('not an EntityDescriptor')).toBeVisible()
    await form.getByLabel('Metadata source XML').setInputFiles(textFile('m.xml', await metadata()))
    await form.getByRole('button', { name: 'Use as entity ID' }).click()
    await expect(form.getByLabel('Entity ID')).toHaveValue('https://idp.test/')

    const cert = fromBase64(await certificateBase64(new Date()))
    await form.getByLabel('Public certificate').setInputFiles(textFile('c.der', cert))
    await submit.click()
    await expect(form.getByText('Private key is required')).toBeVisible()
    const other = fromBase64(await privateKeyBase64('somebody else'))
    await form.getByLabel('Private key').setInputFiles(textFile('k.der', other))
    await submit.click()
    await expect(form.getByText(/not verified with certificate/).first()).toBeVisible()
    await form.getByLabel('Private key').setInputFiles(textFile('k.der', fromBase64(await privateKeyBase64())))
    await submit.click()
    await expect(page.getByText('Identity provider corp created')).toBeVisible()
    await expect(page).toHaveURL(`/system/silos/${silo}/idps`)
    await rowOf(page, 'corp').getByRole('link').click()
    await expect(page).toHaveURL(`/system/silos/${silo}/idps/saml/corp`)
    const details = page.getByRole('dialog', { name: 'Identity provider' })
    await expect(details).toContainText(standard)
    await expect(details).toContainText(/Configured: CN=test, until/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/system/silos/${silo}/idps`)
  })

  test('is told what is wrong with metadata', async ({ page, server }) => {
    const silo = ownName('saml')
    await new Operator(page.request, server.url).silo(silo, { identity_mode: 'saml_jit' })
    await page.goto(`/system/silos/${silo}/idps-new`)
    const form = page.getByRole('dialog', { name: 'Create identity provider' })
    const submit = form.getByRole('button', { name: 'Create provider' })
    await fill(form, 'corp')
    await form.getByLabel('Entity ID').fill('https://idp.test/')
    await form.getByLabel('Metadata source URL').fill('http://127.0.0.1:9/metadata')
    await submit.click()
    await expect(form.getByLabel('Metadata source URL')).toHaveAttribute('aria-invalid', 'true')
    await form.getByText('XML file').click()
    const file = form.getByLabel('Metadata source XML')
    await file.setInputFiles(textFile('m.xml', metadataXml({ services: redirectService('https://idp.test/sso') })))
    await submit.click()
    await expect(form.getByText(/no signing key found/i).first()).toBeVisible()
    await file.setInputFiles(textFile('m.xml', await metadata()))
    await submit.click()
    await expect(page.getByText('Identity provider corp created')).toBeVisible()
  })

  test('is told that the name of a provider is taken', async ({ page, server }) => {
    const silo = ownName('saml')
    const operator = new Operator(page.request, server.url)
    await operator.silo(silo, { identity_mode: 'saml_jit' })
    await operator.post(`/v1/system/identity-providers/saml?silo=${silo}`, {
      name: 'corp',
      description: '',
      idp_metadata_source: { type: 'base64_encoded_xml', data: btoa(await metadata()) },
      idp_entity_id: 'https://idp.test/',
      sp_client_id: 'rack',
      acs_url: 'https://rack.test/acs',
      slo_url: 'https://rack.test/slo',
      technical_contact_email: 'ada@rack.test',
    })
    await page.goto(`/system/silos/${silo}/idps-new`)
    const form = page.getByRole('dialog', { name: 'Create identity provider' })
    await fill(form, 'corp')
    await form.getByLabel('Entity ID').fill('https://idp.test/')
    await form.getByText('XML file').click()
    await form.getByLabel('Metadata source XML').setInputFiles(textFile('m.xml', await metadata()))
    await form.getByRole('button', { name: 'Create provider' }).click()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
  })

  test('cannot add one to a silo with local users', async ({ page }) => {
    await page.goto('/system/silos/lab/idps')
    await page.getByRole('button', { name: 'New provider' }).focus()
    await expect(page.getByRole('tooltip')).toContainText('The users of this silo are local')
  })

  test('finds no provider that is not there', async ({ page }) => {
    await page.goto('/system/silos/demo/idps/saml/nothing')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('somebody who may only look at the fleet', () => {
  test.use({ role: 'operator' })

  test('may not add a provider', async ({ page, server }) => {
    const operator = new Operator(page.request, server.url)
    const silo = ownName('saml')
    await operator.silo(silo, { identity_mode: 'saml_jit' })
    await operator.becomeFleetViewer()
    await page.goto(`/system/silos/${silo}/idps`)
    await page.getByRole('button', { name: 'New provider' }).focus()
    await expect(page.getByRole('tooltip')).toContainText('This takes the role admin on the fleet; yours is viewer')
  })
})
