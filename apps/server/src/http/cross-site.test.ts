import { describe, expect, test } from 'vitest'
import { isForged, isFromElsewhere } from './cross-site.ts'

const cookie = 'session=0123456789abcdef0123456789abcdef01234567'
const own = 'http://127.0.0.1:4000'

describe('writes', () => {
  const cases: [string, Record<string, string>, boolean][] = [
    ['the console itself', { cookie, 'sec-fetch-site': 'same-origin', origin: own }, false],
    ['the address bar', { cookie, 'sec-fetch-site': 'none' }, false],
    ['another site', { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
    ['a sibling subdomain', { cookie, 'sec-fetch-site': 'same-site', origin: 'https://a.example' }, true],
    ['another site that claims our origin', { cookie, 'sec-fetch-site': 'cross-site', origin: own }, true],
    ['another site without a cookie, as a forced sign-in would be', { 'sec-fetch-site': 'cross-site' }, true],
    ['a word no browser sends', { cookie, 'sec-fetch-site': 'sideways' }, true],
    ['an older browser, own origin', { cookie, origin: own }, false],
    ['own origin behind a proxy that ends TLS', { cookie, origin: 'https://127.0.0.1:4000' }, false],
    ['an older browser, other origin', { cookie, origin: 'https://evil.example' }, true],
    ['other origin without a cookie', { origin: 'https://evil.example' }, true],
    ['another port of this host', { cookie, origin: 'http://127.0.0.1:4001' }, true],
    ['an origin that only begins like ours', { cookie, origin: 'http://127.0.0.1:4000.evil.example' }, true],
    ['an opaque origin', { cookie, origin: 'null' }, true],
    ['an empty origin', { cookie, origin: '' }, true],
    ['a script with nothing', {}, false],
    ['a script with a token', { authorization: 'Bearer x' }, false],
    ['a script with a cookie, which does not say where it comes from', { cookie }, true],
    ['a session among other cookies', { cookie: `a=b; ${cookie}` }, true],
    ['other cookies only', { cookie: 'a=b; mysession=c' }, false],
  ]
  test.each(cases)('%s', (_name, headers, expected) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(isForged(new Request(`${own}/v1/projects`, { method, headers }))).toBe(expected)
  })
})

describe('what an identity provider has a browser post', () => {
  const headers = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://idp.example' }

  test('may come from its page', () => {
    expect(isForged(new Request(`${own}/login/demo/saml/idp?a=b`, { method: 'POST', headers }))).toBe(false)
  })

  test.each(['PUT', 'PATCH', 'DELETE'])('may not be sent with %s', (method) => {
    expect(isForged(new Request(`${own}/login/demo/saml/idp`, { method, headers }))).toBe(true)
  })
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and is let through', (method) => {
  const headers = { cookie, 'sec-fetch-site': 'cross-site' }
  const request = new Request(`${own}/v1/projects`, { method, headers })
  expect([isForged(request), isFromElsewhere(request)]).toEqual([false, true])
})
