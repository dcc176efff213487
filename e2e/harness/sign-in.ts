import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'

export type Role = 'operator' | 'admin' | 'collaborator' | 'viewer' | 'newcomer'

const silo = 'demo'
const demoPassword = 'plenum-demo'

/** The way a person signs in, by name and password. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto(`/login/${silo}/local`)
  await page.getByLabel('Username').fill(role)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login\//)
}

/**
 * For tests that are about something else. The session cookie goes to whatever shares the cookies of `request`: pass
 * `page.request` for the page's own context.
 */
export async function signInQuickly(
  request: APIRequestContext,
  serverUrl: string,
  username: string,
  password = demoPassword,
): Promise<void> {
  const response = await request.post(`${serverUrl}/v1/login/${silo}/local`, {
    data: { username, password },
    headers: { origin: serverUrl },
  })
  if (!response.ok()) throw new Error(`${username} could not sign in: ${response.status()} ${await response.text()}`)
}
