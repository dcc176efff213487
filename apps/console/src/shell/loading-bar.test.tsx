// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingBar } from './loading-bar.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }))
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Three pages, of which the second and third come when they are told to. */
async function open() {
  const slow = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const root = createRootRoute({
    component: () => (
      <>
        <LoadingBar />
        <Outlet />
      </>
    ),
  })
  const page = (path: string, loaded?: Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, loader: () => loaded, component: () => <p>{path}</p> })
  const routeTree = root.addChildren([page('/'), page('/slow', slow[0].promise), page('/slower', slow[1].promise)])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await act(async () => {
    render(<RouterProvider router={router} />)
    await vi.advanceTimersByTimeAsync(1000)
  })
  const go = (path: string) => act(async () => router.history.push(path))
  const arrive = (index: 0 | 1) => act(async () => slow[index].resolve())
  return { go, arrive }
}

const bar = () => document.querySelector('[data-phase]')
const phase = () => bar()?.getAttribute('data-phase')

test('the first page has no bar', async () => {
  await open()
  expect(bar()).toBeNull()
})

test('a navigation shows it after 20 ms, and takes it away when the page is there', async () => {
  const { go, arrive } = await open()
  await go('/slow')
  await pass(19)
  expect(bar()).toBeNull()
  await pass(1)
  expect(phase()).toBe('loading')
  await arrive(0)
  await pass(1)
  expect(phase()).toBe('done')
  const shown = bar()?.firstElementChild
  if (!shown) throw new Error('the bar is empty')
  fireEvent.animationEnd(shown)
  expect(bar()).toBeNull()
})

test('a quick navigation shows nothing at all', async () => {
  const { go, arrive } = await open()
  await arrive(0)
  await go('/slow')
  await pass(100)
  expect(bar()).toBeNull()
})

test('another navigation meanwhile begins anew', async () => {
  const { go } = await open()
  await go('/slow')
  await pass(50)
  const first = bar()?.firstElementChild
  await go('/slower')
  await pass(50)
  expect(phase()).toBe('loading')
  expect(bar()?.firstElementChild).not.toBe(first)
})
