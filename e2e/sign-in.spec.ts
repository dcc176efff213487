import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { issued } from '../apps/server/src/saml/testing/identity-provider.ts'
import { certificateBase64, keyDescriptor, metadataXml, redirectService, responseXml } from '@plenum/rack/testing/saml'
import { expect, expectNoAxeViolations, signInQuickly, test } from './harness/test.ts'
import type { PlenumServer } from './harness/server.ts'

test.describe('somebody at the wrong door', () => {
  test.use({ allowedConsoleErrors: ['/v1/login/'] })

  test('is told that there is no such silo', async ({ page }) => {
    await page.goto('/login/nowhere/local')
    await page.getByLabel('Username').fill('viewer')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('There is no silo nowhere. Check the address.')).toBeVisible()
  })
})

test.describe('two silos', () => {
  test.use({ allowedConsoleErrors: ['404'] })

  test('know nothing of each other', async ({ page }) => {
    await page.goto('/login/lab/local?redirect_uri=%2Fprojects')
    await expect(page.getByRole('heading', { name: 'Sign in to silo lab' })).toBeVisible()
    await page.getByLabel('Username').fill('researcher')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'telescope' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'storefront' })).toBeHidden()
    await page.goto('/projects/storefront/instances')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/access')
    await expect(page.getByRole('rowheader')).toHaveText(['admin', 'researcher', 'viewer'])
  })
})

test.describe('a session that ends in the middle of a form', () => {
  test.use({ role: 'admin', allowedConsoleErrors: ['401'] })

  test('brings back what was typed, but no secrets', async ({ page }) => {
    await page.goto('/settings/ssh-keys-new?filter=desk')
    const form = page.getByRole('dialog', { name: 'Create SSH key' })
    await form.getByLabel('Name').fill('desk')
    await form.getByLabel('Description').fill('Under the window')
    await page.context().clearCookies()
    await form
      .getByLabel('Public key')
      .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJPJHkifEtY3JC5sX4fEE3SM/1nNmVdFkRjrjVSDZJHv')
    await form.getByRole('button', { name: 'Create SSH key' }).click()
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/settings/ssh-keys-new?filter=desk')
    await expect(form.getByText('What you typed is back')).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue('desk')
    await expect(form.getByLabel('Description')).toHaveValue('Under the window')
    await form.getByRole('button', { name: 'Create SSH key' }).click()
    await expect(page.getByText('SSH key desk created')).toBeVisible()
    // What was sent is no draft any more.
    await page.goto('/settings/ssh-keys-new')
    await expect(form.getByLabel('Name')).toHaveValue('')
    await expect(form.getByText('unfinished draft')).toBeHidden()
  })

  test('gives nothing to somebody else who signs in there', async ({ page }) => {
    await page.goto('/projects-new')
    await page.getByRole('textbox', { name: 'Name' }).fill('secret-plan')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Create project' }).click()
    await page.getByLabel('Username').fill('collaborator')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/projects-new')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await expect(page.getByText('What you typed is back')).toBeHidden()
  })
})

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`

/** What an identity provider's page does: it posts its answer to the address that it was told when it was set up. */
function answerPage(acs: string, response: string, relayState: string): string {
  return `<title>Who are you?</title><form method="post" action="${acs}">${hidden('SAMLResponse', response)}${hidden('RelayState', relayState)}<button>I am Ada</button></form>`
}

/** An identity provider, which takes everybody for Ada. */
async function startProvider(acs: string): Promise<{ url: string; server: Server; certificate: string }> {
  const certificate = await certificateBase64(new Date())
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://idp.test')
    const xml = await issued(responseXml('main', new Date(), { groups: [['Red']] }), certificate)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(answerPage(acs, Buffer.from(xml).toString('base64'), searchParams.get('RelayState') ?? ''))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, server, certificate }
}

/** A silo whose people the provider knows. */
async function setUpSilo(post: (path: string, data: object) => Promise<void>, url: string, certificate: string) {
  await post('/v1/system/silos', {
    name: 'acme',
    description: '',
    discoverable: true,
    identity_mode: 'saml_jit',
    admin_group_name: 'Red',
    quotas: { cpus: 0, memory: 0, storage: 0 },
    tls_certificates: [],
    mapped_fleet_roles: {},
  })
  const xml = metadataXml({ keys: keyDescriptor(certificate), services: redirectService(`${url}/sso`) })
  await post('/v1/system/identity-providers/saml?silo=acme', {
    name: 'corp-directory',
    description: '',
    idp_entity_id: 'https://idp.test/',
    sp_client_id: 'client-of-main',
    acs_url: 'https://rack.test/login/acme/saml/main',
    slo_url: 'https://rack.test/logout',
    technical_contact_email: 'ada@rack.test',
    group_attribute_name: 'groups',
    idp_metadata_source: { type: 'base64_encoded_xml', data: Buffer.from(xml).toString('base64') },
  })
}

async function asOperator(request: APIRequestContext, server: PlenumServer) {
  await signInQuickly(request, server.url, 'operator')
  return async (path: string, data: object) => {
    const answer = await request.post(server.url + path, { data, headers: { origin: server.url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

test('somebody whom an identity provider knows is led there, and back to where they wanted to be', async ({
  page,
  server,
  playwright,
}) => {
  const provider = await startProvider(`${server.url}/login/acme/saml/corp-directory`)
  const request = await playwright.request.newContext()
  try {
    await setUpSilo(await asOperator(request, server), provider.url, provider.certificate)
    await page.goto('/login/acme/saml/corp-directory?redirect_uri=%2Faccess%3Ffilter%3Dred')
    await expect(page.getByRole('heading', { name: 'Sign in to silo acme' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Sign in with corp-directory' }).click()
    await page.getByRole('button', { name: 'I am Ada' }).click()
    await expect(page).toHaveURL('/access?filter=red')
    await expect(page.getByRole('rowheader', { name: 'Red' })).toBeVisible()
    await page.goto('/settings/profile')
    await expect(page.getByText('ada@idp.test', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /silo\.admin/ })).toContainText('Group Red')
  } finally {
    await request.dispose()
    provider.server.close()
  }
})
