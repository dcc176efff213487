import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInPageAt } from './page-at.ts'

beforeEach(() => vi.stubGlobal('__PREVIEW__', false))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/login/demo/local', { silo: 'demo', back: undefined }],
  ['/login/demo/local/', { silo: 'demo', back: undefined }],
  ['/login/a%2Fb/local?redirect_uri=%2Fimages%3Ffilter%3Da', { silo: 'a/b', back: '/images?filter=a' }],
  ['/login/demo/local?redirect_uri=https://evil.example/', { silo: 'demo', back: undefined }],
  ['/login/demo/saml/corp?redirect_uri=/projects', { silo: 'demo', provider: 'corp', back: '/projects' }],
])('%s is sign-in', (address, page) => {
  expect(signInPageAt(address)).toEqual(page)
})

test.each([
  '/',
  '/projects',
  '/login',
  '/login/demo',
  '/login/demo/saml',
  '/login//local',
  '/login/demo/local/more',
  '/login/demo/saml/corp/redirect',
  '/login/%zz/local',
  '/logins/demo/local',
])('%s is not', (address) => {
  expect(signInPageAt(address)).toBeUndefined()
})

test('the preview has a silo of its own', () => {
  vi.stubGlobal('__PREVIEW__', true)
  expect(signInPageAt('/login?redirect_uri=%2Fimages')).toEqual({ silo: 'demo', back: '/images' })
})
