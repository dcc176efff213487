import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

// WCAG 2.2 AA, which contains the earlier versions and level A.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with a line for each element that breaks a rule, so that nobody has to read axe's JSON. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const complaints = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(complaints, `accessibility of ${page.url()}`).toEqual([])
}
