import {
  allowInsecureRequests,
  deviceAuthorizationRequest,
  deviceCodeGrantRequest,
  None,
  processDeviceAuthorizationResponse,
  processDeviceCodeResponse,
} from 'oauth4webapi'
import { expect, signInQuickly, test } from './harness/test.ts'

/** A program that knows OAuth, and nothing of this server but its addresses. */
class Program {
  readonly #server
  readonly #client = { client_id: crypto.randomUUID() }

  constructor(issuer: string) {
    this.#server = {
      issuer,
      device_authorization_endpoint: `${issuer}/device/auth`,
      token_endpoint: `${issuer}/device/token`,
    }
  }

  async start(parameters: Record<string, string> = {}) {
    const options = { [allowInsecureRequests]: true }
    const answer = await deviceAuthorizationRequest(this.#server, this.#client, None(), parameters, options)
    return processDeviceAuthorizationResponse(this.#server, this.#client, answer)
  }

  async token(deviceCode: string): Promise<string> {
    const options = { [allowInsecureRequests]: true }
    const answer = await deviceCodeGrantRequest(this.#server, this.#client, None(), deviceCode, options)
    return (await processDeviceCodeResponse(this.#server, this.#client, answer)).access_token
  }
}

test.describe('a program', () => {
  test.use({ allowedConsoleErrors: ['401'] })

  test('is let in by somebody who signs in first, and shut out when its token is deleted', async ({ page, server }) => {
    const program = new Program(server.url)
    const { device_code, user_code, verification_uri } = await program.start({ ttl_seconds: '7200' })
    await page.goto(`${verification_uri}?user_code=${user_code}`)
    await page.getByLabel('Username').fill('collaborator')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`/device/verify?user_code=${user_code}`)
    await expect(page.getByText('Check that this is the code')).toBeVisible()
    await expect(page.getByText(/everything that you may, as collaborator of silo demo/)).toBeVisible()
    await page.getByRole('button', { name: 'Log in on device' }).click()
    await expect(page).toHaveURL('/device/success')
    await expect(page.getByRole('heading', { name: 'Device logged in' })).toBeFocused()

    const token = await program.token(device_code)
    const asProgram = () => fetch(`${server.url}/v1/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(await (await asProgram()).json()).toMatchObject({ display_name: 'collaborator' })

    await page.getByRole('link', { name: 'access tokens' }).click()
    await expect(page).toHaveURL('/settings/access-tokens')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(row).toContainText('in 1 hour')
    await row.getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm delete access token' })
    await expect(question).toContainText('cannot be undone')
    await question.getByRole('button', { name: 'Delete access token' }).click()
    await expect(page.getByText('No access tokens')).toBeVisible()
    expect((await asProgram()).status).toBe(401)
  })
})

test.describe('a code', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['/device/confirm'] })

  test('can be pasted in any form, is never sent by itself, and says what is wrong with it', async ({
    page,
    server,
  }) => {
    const { user_code } = await new Program(server.url).start()
    await page.goto('/device/verify')
    const submit = page.getByRole('button', { name: 'Log in on device' })
    await expect(page.getByLabel('Character 1', { exact: true })).toBeFocused()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.type('zzzzzzzz')
    await expect(page).toHaveURL('/device/verify')
    await submit.click()
    await expect(page.getByText('Code is invalid')).toBeVisible()

    const paste = async (text: string) => {
      await page.getByLabel('Character 1', { exact: true }).evaluate((box, pasted) => {
        const data = new DataTransfer()
        data.setData('text', pasted)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      }, text)
    }
    await paste(user_code.replace('-', '').toLowerCase())
    await expect(page.getByText('Code is invalid')).toBeHidden()
    await expect(page.getByLabel('Character 8')).toHaveValue(user_code.at(-1) ?? '')
    await paste(` ${user_code}\n`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Device logged in' })).toBeVisible()
  })
})

test.describe('a device that asks for too much', () => {
  test.use({ role: 'admin', allowedConsoleErrors: ['/device/confirm'] })

  test('is not let in, and it is said how much would be allowed', async ({ page, server }) => {
    const headers = { origin: server.url }
    const limit = (seconds: number | null) =>
      page.request.put('/v1/auth-settings', { headers, data: { device_token_max_ttl_seconds: seconds } })
    expect((await limit(3600)).status()).toBe(200)
    try {
      const { user_code } = await new Program(server.url).start({ ttl_seconds: '86400' })
      await page.goto(`/device/verify?user_code=${user_code}`)
      await page.getByRole('button', { name: 'Log in on device' }).click()
      await expect(page.getByText(/a token that lives 1 day, and the silo allows no more than 1 hour/)).toBeVisible()
    } finally {
      await limit(null)
    }
  })
})

test.describe('somebody who guesses', () => {
  test.use({ role: 'newcomer', allowedConsoleErrors: ['/device/confirm'] })

  test('is told how long to wait', async ({ page, server, playwright }) => {
    const request = await playwright.request.newContext()
    await signInQuickly(request, server.url, 'newcomer')
    for (let guesses = 0; guesses < 10; guesses++) {
      const answer = await request.post(`${server.url}/device/confirm`, {
        data: { user_code: 'ZZZZ-ZZZZ' },
        headers: { origin: server.url },
      })
      expect(answer.status()).toBe(404)
    }
    await request.dispose()
    await page.goto('/device/verify?user_code=ZZZZZZZZ')
    await page.getByRole('button', { name: 'Log in on device' }).click()
    await expect(page.getByText(/Too many codes were wrong\. Try again in \d+ seconds?\./)).toBeVisible()
  })
})
