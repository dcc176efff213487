import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

// WCAG 2.2 AA, which contains the earlier versions and level A.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** What the builder itself would bring is twice as long. */
const axe = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')

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
  await page.evaluate(untilStill)
  await bringAxe(page)
  // Without it, axe opens another page for each run, for the sake of frames of other origins. There are none.
  const builder = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode()
  // Of what is right, and of what axe cannot tell, nobody needs to know every element.
  builder.options({ resultTypes: ['violations'] })
  if (isColorOnly) builder.withRules('color-contrast')
  else builder.withTags(tags)
  if (within !== undefined) builder.include(within)
  const { violations } = await builder.analyze()
  const complaints = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(complaints, `accessibility of ${page.url()}`).toEqual([])
}

/** The builder would bring it twice for every look. Between two looks at the same document it stays. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
}

/**
 * Resolves once two frames in a row had nothing in transition: what has one keeps its colours of before until the next
 * frame, however short that is, and what is inside it may begin its own only then.
 */
function untilStill(): Promise<void> {
  return new Promise((settle) => {
    let still = 0
    const look = () => {
      still = document.getAnimations().some((animation) => animation instanceof CSSTransition) ? 0 : still + 1
      if (still === 2) settle()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
