import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, galleryTest as test } from './harness/test.ts'

// All widgets at once are a lot for axe.
test.describe.configure({ timeout: 90_000 })

const fewestSections = 20

for (const theme of ['Dark', 'Light'] as const) {
  test.describe(`in ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/#/all')
      await page.getByRole('radio', { name: theme }).click()
    })

    test('every widget of the kit can be used by everyone', async ({ page }) => {
      await expect(page.getByRole('main').locator('> section')).toHaveCount((await sectionLinks(page)).length)
      await expectNoAxeViolations(page)
    })

    test('so can everything that opens, and it gives the focus back', async ({ page }) => {
      for (const link of await sectionLinks(page)) {
        await link.click()
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
          await link.innerText(),
        )
        for (const opener of await openers(page)) await checkOverlay(page, opener)
      }
    })
  })
}

test('no widget of the kit is wider than its page', async ({ page }) => {
  await page.goto('/#/all')
  const sections = page.getByRole('main').locator('> section')
  await expect(sections).toHaveCount((await sectionLinks(page)).length)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = await sections.evaluateAll((elements) =>
      elements
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => element.querySelector('h2')?.textContent),
    )
    expect(tooWide, `at ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('of five thousand rows only those in view are in the document, and the keyboard reaches them all', async ({
  page,
}) => {
  await page.goto('/#/table')
  await page.getByRole('button', { name: 'Show five thousand' }).click()
  const table = page.getByRole('table', { name: 'Instances' }).last()
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(100)
  await table.getByRole('row', { name: 'web-1 ', exact: false }).first().focus()
  await page.keyboard.press('End')
  await expect(table.getByRole('row', { name: 'web-5000' })).toBeFocused()
  await expect(table.getByRole('row', { name: 'web-5000' })).toBeInViewport()
  await expect(table.getByRole('row', { name: 'web-5000' })).toHaveAttribute('aria-rowindex', '5001')
  expect(await table.getByRole('rowheader').count()).toBeLessThan(100)
  await page.keyboard.press('Home')
  await expect(table.getByRole('row', { name: 'web-1 ' }).first()).toBeFocused()
  await expect(table.getByRole('row', { name: 'web-1 ' }).first()).toBeInViewport()
})

async function sectionLinks(page: Page): Promise<Locator[]> {
  const links = await page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem').getByRole('link').all()
  expect(links.length).toBeGreaterThan(fewestSections)
  return links
}

/** Every button that says that it opens something, and the first that has a menu or a calendar. */
async function openers(page: Page): Promise<Locator[]> {
  const main = page.getByRole('main')
  return [
    ...(await main.getByRole('button', { name: /^Open / }).all()),
    ...(await main.locator('button:is([aria-haspopup=true], [aria-haspopup=dialog]):enabled').all()).slice(0, 1),
  ]
}

// The popover of a menu is a dialog, too.
const overlay = ':is([role=dialog], [role=alertdialog])'

async function checkOverlay(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await expect(page.locator(overlay)).toBeVisible()
  await expectNoAxeViolations(page, { within: overlay })
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
}
