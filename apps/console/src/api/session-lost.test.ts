// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('__PREVIEW__', false)

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
})

/** As freshly loaded, at an address, with what the browser is told to go to. */
async function at(address: string) {
  history.replaceState({}, '', address)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  assign.mockClear()
  return { ...(await import('./session-lost.ts')), assign }
}

test.each([
  ['/projects', '/login?redirect_uri=%2Fprojects'],
  ['/projects/a/disks?filter=x&sort=-name', '/login?redirect_uri=%2Fprojects%2Fa%2Fdisks%3Ffilter%3Dx%26sort%3D-name'],
  ['/images?filter=a\\b', '/login?redirect_uri=%2Fimages%3Ffilter%3Da%255Cb'],
])('from %s the way leads through sign-in and back', async (address, expected) => {
  const { assign, leaveForSignIn } = await at(address)
  leaveForSignIn()
  expect(assign.mock.calls).toEqual([[expected]])
})

test('however many calls find out, the person is taken there once', async () => {
  const { assign, leaveForSignIn } = await at('/projects')
  leaveForSignIn()
  leaveForSignIn()
  expect(assign).toHaveBeenCalledOnce()
})

test('the page on which the session ended knows of it until it is told to forget, and no other does', async () => {
  const { leaveForSignIn, wasInterrupted, forgetInterruption } = await at('/projects-new?filter=a')
  expect(wasInterrupted('/projects-new')).toBe(false)
  leaveForSignIn()
  expect([wasInterrupted('/projects-new'), wasInterrupted('/projects')]).toEqual([true, false])
  forgetInterruption()
  expect(wasInterrupted('/projects-new')).toBe(false)
})
