import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

// WCAG 2.2 AA, which contains the earlier versions and level A.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with a line for each element that breaks a rule, so that nobody has to read axe's JSON. `within` is a CSS selector;
 * the whole page without it.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  // Without it, axe opens another page for each run, for the sake of frames of other origins. There are none.
  const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode()
  if (within !== undefined) builder.include(within)
  const { violations } = await builder.analyze()
  const complaints = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(complaints, `accessibility of ${page.url()}`).toEqual([])
}
