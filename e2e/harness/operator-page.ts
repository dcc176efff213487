import type { BrowserContext } from '@playwright/test'
import { collectConsoleErrors } from './console-errors.ts'
import { signInQuickly } from './sign-in.ts'
import { expect, test } from './test.ts'

interface OperatorPage {
  context: BrowserContext
  errors: readonly string[]
}

/**
 * For tests that look at one page after the other and change nothing: those of a worker share an operator's tab. Each opens
 * its page by its address, and finds the size and the theme of whoever was before.
 */
export const operatorTest = test.extend<object, { operatorTab: OperatorPage }>({
  operatorTab: [
    async ({ browser, server }, provide, { project }) => {
      const { locale = '', timezoneId = '', contextOptions } = project.use
      const context = await browser.newContext({ ...contextOptions, locale, timezoneId, baseURL: server.url })
      await signInQuickly(context.request, server.url, 'operator')
      await context.newPage()
      // Of which silo somebody with a role on the fleet is, is found by asking one after the other.
      const errors = collectConsoleErrors(context, ['/v1/system/users/'])
      await provide({ context, errors })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ operatorTab }, provide) => provide(operatorTab.context),
  page: ({ context }, provide) => {
    const [page] = context.pages()
    if (!page) throw new Error('somebody has closed the tab')
    return provide(page)
  },
  noConsoleErrors: async ({ operatorTab: { errors } }, provide) => {
    const before = errors.length
    await provide()
    expect(errors.slice(before), 'what the browser complained about').toEqual([])
  },
})
