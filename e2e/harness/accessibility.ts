import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

// WCAG 2.2 AA, which contains the earlier versions and level A.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Scope {
  /** A CSS selector; the whole page without it. */
  within?: string
  /** Where nothing but the colours has changed since the last look. */
  isColorOnly?: true
}

/**
 * Fails with a line for each element that breaks a rule, so that nobody has to read axe's JSON.
 */
export async function expectNoAxeViolations(page: Page, { within, isColorOnly }: Scope = {}): Promise<void> {
  // What has a transition keeps its colours of before until the next frame, however short that is.
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(() => settle(undefined)))),
  )
  // Without it, axe opens another page for each run, for the sake of frames of other origins. There are none.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  if (isColorOnly) builder.withRules('color-contrast')
  else builder.withTags(tags)
  if (within !== undefined) builder.include(within)
  const { violations } = await builder.analyze()
  const complaints = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(complaints, `accessibility of ${page.url()}`).toEqual([])
}
