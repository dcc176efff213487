import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** A button that cannot be pressed tells why to whoever points at it. */
export async function expectReason(button: Locator, reason: string): Promise<void> {
  // React Aria heeds a pointer once it has seen it move, and it sees nothing before the page is there.
  await button.waitFor()
  await button.page().mouse.move(5, 5)
  await button.hover()
  await expect(button).toHaveAccessibleDescription(reason)
  // The bubble is not to lie over what is pressed next.
  await button.page().mouse.move(5, 5)
}

/** What somebody is told who only looks at a project. */
export const needsCollaborator = 'This needs the role of a collaborator in the project; yours is viewer'
