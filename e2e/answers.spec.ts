import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'

interface PageFiles {
  pages: Record<string, { around: string[]; own: string[] }>
}

const { pages }: PageFiles = JSON.parse(
  readFileSync(new URL('../apps/console/dist/.page-files.json', import.meta.url), 'utf8'),
)
const names: Record<string, string> = { $project: 'storefront', $instance: 'web-01', $vpc: 'default' }
const fillIn = (text: string) => text.replace(/\$\w+/g, (name) => names[name] ?? name)

/** Of each kind of page that answers come with, all that answers of its own come with, and one without. */
const all = Object.entries(pages).filter(([, { own }]) => own.length > 0)
const withAnswers = [...all, ...Object.entries(pages).filter(([path]) => path === '/settings/profile')]

/** What a page asks of the API until it has come to rest. */
async function callsOf(page: Page, path: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: { url: () => string; method: () => string }) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/v1/') && request.method() === 'GET') calls.push(pathname + search)
  }
  page.on('request', note)
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return calls
}

/** As from a server that knows nothing of the page. */
function takeAnswersOut(): void {
  new MutationObserver(() => document.getElementById('answers')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  })
}

test.describe('answers that come with a page', () => {
  test.use({ role: 'operator' })

  for (const [path, { around, own }] of withAnswers)
    test(`of ${path} are all asked for, and not asked for again`, async ({ page, context }) => {
      const answers = [...around, ...own].map(fillIn)
      const calls = await callsOf(page, fillIn(path))
      // A busy server leaves some out.
      const came = Object.keys(JSON.parse((await page.locator('#answers').textContent()) ?? '{}'))
      expect(came.length).toBeGreaterThan(0)
      expect(answers).toEqual(expect.arrayContaining(came))
      expect(calls.filter((call) => came.includes(call))).toEqual([])

      const without = await context.newPage()
      await without.addInitScript(takeAnswersOut)
      const alone = await callsOf(without, fillIn(path))
      expect(answers.filter((answer) => !alone.includes(answer))).toEqual([])
    })
})

test.describe('somebody who may not see the fleet', () => {
  test.use({ role: 'viewer' })

  test('is refused in the page as the API refuses them', async ({ page }) => {
    const refused = await page.request.get('/v1/system/policy')
    await page.goto('/projects')
    const text = await page.locator('#answers').textContent()
    const answers: Record<string, [number, { error_code?: string }]> = JSON.parse(text ?? '{}')
    expect(answers['/v1/system/policy']?.[0]).toBe(403)
    expect(answers['/v1/system/policy']?.[1].error_code).toBe((await refused.json()).error_code)
    expect(answers['/v1/me']?.[0]).toBe(200)
  })
})

test('nothing comes with a page for whoever has not signed in', async ({ page }) => {
  await page.goto('/login/demo/local')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.locator('#answers')).toHaveCount(0)
})
