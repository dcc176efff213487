import { expect, expectNoAxeViolations, signIn, test } from './harness/test.ts'

test.describe('without a session', () => {
  test('a wrong password is refused, and the right one signs in', async ({ page }) => {
    await page.goto('/login/demo/local')
    await page.getByLabel('Username').fill('viewer')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Could not sign in')).toBeVisible()
    await expect(page).toHaveURL(/\/login\/demo\/local/)

    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  })
  test.use({ allowedConsoleErrors: ['/v1/login/demo/local'] })

  test('who guesses on is told to wait', async ({ page, server }) => {
    const guess = () =>
      page.request.post(`${server.url}/v1/login/demo/local`, {
        data: { username: 'nobody-at-all', password: 'guess' },
        headers: { origin: server.url },
      })
    const answers: number[] = []
    for (let guesses = 0; guesses < 11; guesses++) answers.push((await guess()).status())
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    await page.goto('/login/demo/local')
    await page.getByLabel('Username').fill('nobody-at-all')
    await page.getByLabel('Password', { exact: true }).fill('guess')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(/Could not sign in\. Too many attempts, try again in \d+ s\./)).toBeVisible()
  })

  test('sign-in loads what it is named to need, and more once somebody types', async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
    })
    const answer = await page.goto('/login/demo/local', { waitUntil: 'networkidle' })
    const named = [...(answer?.headers()['link'] ?? '').matchAll(/<([^>]+\.js)>/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(2)
    expect(asked).toEqual(new Set(named))
    await page.getByLabel('Username').press('v')
    await expect.poll(() => asked.size).toBeGreaterThan(named.length)
  })

  test('both fields are required', async ({ page }) => {
    await page.goto('/login/demo/local')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page).toHaveURL(/\/login\/demo\/local/)
  })

  test('a deep link leads through sign-in to where it points', async ({ page }) => {
    await page.goto('/projects/build-farm/instances')
    await expect(page).toHaveURL(/\/login\/demo\/local\?redirect_uri=/)
    await page.getByLabel('Username').fill('viewer')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/projects/build-farm/instances')
    await expect(page.getByRole('link', { name: 'runner-01' })).toBeVisible()
  })

  for (const uri of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example']) {
    test(`sign-in does not lead to ${uri}`, async ({ page }) => {
      await page.goto(`/login/demo/local?redirect_uri=${encodeURIComponent(decodeURIComponent(uri))}`)
      await page.getByLabel('Username').fill('viewer')
      await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL('/projects')
    })
  }
})

test.describe('with a session', () => {
  test.use({ allowedConsoleErrors: ['401'] })

  test('signing out ends it', async ({ page }) => {
    await signIn(page, 'viewer')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login/demo/local')
    const answer = await page.request.get('/v1/me')
    expect(answer.status()).toBe(401)
  })

  test('when it ends under an open page, the way leads through sign-in and back', async ({ page }) => {
    await signIn(page, 'viewer')
    await page.getByRole('link', { name: 'build-farm' }).click()
    await expect(page.getByRole('link', { name: 'runner-01' })).toBeVisible()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to silo' })).toBeVisible()
    await page.getByLabel('Username').fill('viewer')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/projects\/build-farm\/instances\?pageToken=/)
    await expect(page.getByRole('link', { name: 'runner-64' })).toBeVisible()
  })
})

test('the hero is there where there is room for it', async ({ page }) => {
  await page.goto('/login/demo/local')
  const button = page.getByRole('button', { name: 'Sign in' })
  const wide = await button.boundingBox()
  expect(wide?.x).toBeGreaterThan(720)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await button.boundingBox()
  expect(narrow?.x).toBeLessThan(60)
  await expectNoAxeViolations(page)
})
