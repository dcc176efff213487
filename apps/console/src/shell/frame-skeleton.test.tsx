// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { FrameSkeleton } from './frame-skeleton.tsx'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Whether anything is drawn at an address. */
async function isDrawn(path: string): Promise<boolean> {
  const routeTree = createRootRoute({ component: FrameSkeleton, notFoundComponent: () => null })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  const { container } = await act(async () => render(<RouterProvider router={router} />))
  return container.childElementCount > 0
}

test.each(['/', '/projects', '/system/silos', '/logins', '/devices/a'])(
  '%s has the shape of the frame',
  async (path) => {
    expect(await isDrawn(path)).toBe(true)
  },
)

test.each(['/login', '/login/demo/local', '/login/demo/saml/corp', '/device/verify', '/device/success'])(
  '%s has not',
  async (path) => {
    expect(await isDrawn(path)).toBe(false)
  },
)
