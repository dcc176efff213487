import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'

export type Role = 'operator' | 'admin' | 'collaborator' | 'viewer' | 'newcomer'

const silo = 'demo'
const password = 'plenum-demo'

/** The way a person signs in, by name and password. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto(`/login/${silo}/local`)
  await page.getByLabel('Username').fill(role)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login\//)
}

/**
 * For tests that are about something else. The session cookie goes to whatever shares the cookies of `request`: pass
 * `page.request` for the page's own context.
 */
export async function signInQuickly(request: APIRequestContext, serverUrl: string, role: Role): Promise<void> {
  const response = await request.post(`${serverUrl}/v1/login/${silo}/local`, {
    data: { username: role, password },
    headers: { origin: serverUrl },
  })
  if (!response.ok()) throw new Error(`${role} could not sign in: ${response.status()} ${await response.text()}`)
}
