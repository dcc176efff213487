import { expect, test } from 'vitest'
import { samlAddress } from './saml-address.ts'

test.each([
  [undefined, '/login/demo/saml/corp/redirect'],
  ['/projects', '/login/demo/saml/corp/redirect?redirect_uri=%2Fprojects'],
  ['/images?filter=a&sort=name', '/login/demo/saml/corp/redirect?redirect_uri=%2Fimages%3Ffilter%3Da%26sort%3Dname'],
])('the way back %s is in the address whole', (back, address) => {
  expect(samlAddress('demo', 'corp', back)).toBe(address)
})

test('names lead nowhere else', () => {
  expect(samlAddress('../evil', 'a/b?c', undefined)).toBe('/login/..%2Fevil/saml/a%2Fb%3Fc/redirect')
})
