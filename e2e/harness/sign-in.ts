import { expect } from '@playwright/test'
import type { APIRequestContext, BrowserContext, Cookie, Page } from '@playwright/test'

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

/** Cookies, by server and role. */
export type Sessions = Map<string, Cookie[]>

/**
 * The same for the tests of a worker, who share a session as long as it lasts: checking a password is slow on purpose, and
 * was a large part of most tests.
 */
export async function signInOnce(context: BrowserContext, serverUrl: string, role: Role, sessions: Sessions) {
  const key = `${role} at ${serverUrl}`
  const known = sessions.get(key)
  if (known) {
    await context.addCookies(known)
    if ((await context.request.get(`${serverUrl}/v1/me`)).ok()) return
  }
  await signInQuickly(context.request, serverUrl, role)
  sessions.set(key, await context.cookies())
}
