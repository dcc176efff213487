import type { BrowserContext } from '@playwright/test'

export type ErrorPattern = string | RegExp

/** Asked for on every page; that it is forbidden is how the console learns that somebody is no operator. */
const expected: readonly ErrorPattern[] = [/403.*\/v1\/system\/policy/]

/** Collects what the pages of a context complain about; the result is read when the test ends. */
export function collectConsoleErrors(
  context: BrowserContext,
  allowed: readonly ErrorPattern[] = [],
): readonly string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    // The address matters for "Failed to load resource", whose text does not say which one.
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error()
    // What could not be fetched has no stack.
    add(`Uncaught ${stack === '' ? message : stack}`)
  })
  return errors

  function add(text: string): void {
    if (
      ![...expected, ...allowed].some((pattern) =>
        typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
      )
    ) {
      errors.push(text)
    }
  }
}
