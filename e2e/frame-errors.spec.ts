import { expect, expectNoAxeViolations, previewTest, signInQuickly, startServer, test } from './harness/test.ts'

test.describe('somebody without any role', () => {
  test.use({ role: 'newcomer', allowedConsoleErrors: ['403'] })

  test('is told why nothing is allowed, and where to read on', async ({ page }) => {
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('Please try again. If the problem persists, contact your administrator.')).toBeVisible()
    await expect(
      page.getByText(
        'You are not in any groups and have no role on the silo. This usually means the identity provider is not set up correctly.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'How roles and groups work' }).click()
    await expect(page.getByRole('heading', { name: 'Roles and groups' })).toBeVisible()
    await expect(page).toHaveTitle('Roles and groups / Plenum')
  })
})

test.describe('a server that is gone', () => {
  test.use({ allowedConsoleErrors: ['ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', 'ERR_EMPTY_RESPONSE'] })

  test('shows a page that one can leave', async ({ page }) => {
    const server = await startServer()
    await signInQuickly(page.request, server.url, 'viewer')
    await page.goto(`${server.url}/projects`)
    await expect(page.getByRole('link', { name: 'storefront' })).toBeVisible()
    // So that the code of the page is there, and only its data is missing.
    await page.goto(`${server.url}/projects/storefront/disks`)
    await expect(page.getByRole('heading', { name: 'Disks' })).toBeVisible()
    await page.getByRole('link', { name: 'Projects' }).first().click()
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    await server.stop()
    await page.getByRole('link', { name: 'analytics' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page).toHaveTitle('Something went wrong / Plenum')
    await page.getByRole('link', { name: 'Back to console' }).click()
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    await expect(page).toHaveTitle('Projects / Plenum')
  })
})

test.describe('when the code of a page cannot be fetched', () => {
  test.use({ allowedConsoleErrors: ['/assets/', 'dynamically imported module'] })

  for (const path of ['/projects', '/login/demo/local'])
    test(`${path} says so`, async ({ page }) => {
      await page.route(/\/assets\/(?!index-|rolldown-).*\.js$/, (route) => route.abort())
      await page.goto(path)
      await expect(page.getByText('Part of this page could not be fetched. Reload it to try again.')).toBeVisible()
      await page.unrouteAll()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    })
})

previewTest.describe('the preview', () => {
  previewTest('tells what it is', async ({ page }) => {
    await page.goto('/?latency=0')
    await page.getByRole('button', { name: 'Learn more' }).click()
    const dialog = page.getByRole('dialog', { name: 'Technical preview' })
    await expect(dialog).toContainText('is gone when the page is loaded anew')
    await expectNoAxeViolations(page)
    const link = dialog.getByRole('link', { name: 'OpenAPI document' })
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    expect(await answer.json()).toHaveProperty('openapi')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
  })

  previewTest('lets one go and another one in without being loaded anew', async ({ page }) => {
    const signIn = async (who: string) => {
      await page.getByRole('button', { name: who, exact: true }).click()
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await page.goto('/?latency=0#/images')
    await signIn('admin')
    await expect(page.getByRole('heading', { name: 'Silo images' })).toBeVisible()
    await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true))
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to silo demo' })).toBeVisible()
    await expect(page).toHaveTitle('Plenum')
    await signIn('viewer')
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'User menu' })).toContainText('viewer')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true)
  })

  previewTest('fails as often as its address says, and goes on to', async ({ page }) => {
    const signIn = async () => {
      await page.getByRole('button', { name: 'operator', exact: true }).click()
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await page.goto('/?latency=0&chaos=1#/login/demo/local')
    await signIn()
    await expect(page.getByText('Could not sign in')).toBeVisible()
    await page.goto('/#/login/demo/local')
    await page.reload()
    await signIn()
    await expect(page.getByText('Could not sign in')).toBeVisible()
    await page.goto('/?chaos=0')
    await signIn()
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('menuitem', { name: 'System', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/#\/settings\/profile$/)
  })
})
