import { expect, test } from 'vitest'
import { samlLoginPath, standardAcsUrl } from './acs-url.ts'

test.each([
  ['demo.sys.rack.example', 'https://acme.sys.rack.example/login/acme/saml/corp'],
  ['demo.sys.sys.rack.example', 'https://acme.sys.sys.rack.example/login/acme/saml/corp'],
  ['localhost', 'https://acme.sys.placeholder/login/acme/saml/corp'],
])('answers come to the host of the silo in the zone of %s', (hostname, url) => {
  expect(standardAcsUrl('acme', 'corp', hostname)).toBe(url)
})

test('the login path of a provider that has no name yet has a word in its place', () => {
  expect(samlLoginPath('acme', 'corp')).toBe('/login/acme/saml/corp')
  expect(samlLoginPath('acme', '')).toBe('/login/acme/saml/idp-name')
})
