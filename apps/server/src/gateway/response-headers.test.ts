import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { responseHeaders } from './response-headers.ts'
import { connectTo } from './upstream.ts'

const upstream = connectTo({ origin: 'https://rack.example' })

function given(headers: [string, string][], asked = 'http://127.0.0.1:4000/v1/me'): Headers {
  const answer = new IncomingMessage(new Socket())
  answer.rawHeaders = headers.flat()
  answer.headers = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
  return responseHeaders(answer, upstream, new URL(asked))
}

describe('cookies', () => {
  const cookies: [given: string, http: string, https: string][] = [
    [
      'session=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400',
      'session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400',
      'session=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400',
    ],
    ['a=b; Domain=.rack.example; Path=/x', 'a=b; Path=/x', 'a=b; Path=/x'],
    ['a=b;domain=rack.example;SECURE', 'a=b', 'a=b;SECURE'],
    ['a=b; Domain', 'a=b', 'a=b'],
    ['a=Domain=x; Expires=Thu, 01 Jan 2026 00:00:00 GMT', 'a=Domain=x; Expires=Thu, 01 Jan 2026 00:00:00 GMT', ''],
    ['secure=domain', 'secure=domain', ''],
    ['a="q; Secured=1"', 'a="q; Secured=1"', ''],
    ['', '', ''],
  ]
  test.each(cookies)('%j', (cookie, http, https) => {
    expect(given([['Set-Cookie', cookie]]).getSetCookie()).toEqual([http])
    const own = 'https://console.example/v1/me'
    expect(given([['Set-Cookie', cookie]], own).getSetCookie()).toEqual([https || http])
  })

  test('several stay several', () => {
    const all: [string, string][] = [
      ['Set-Cookie', 'a=1; Domain=x'],
      ['set-cookie', 'b=2'],
    ]
    expect(given(all).getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})

test.each([
  ['https://rack.example/login/acme/local?redirect_uri=%2F#x', '/login/acme/local?redirect_uri=%2F#x'],
  ['https://rack.example', '/'],
  ['https://RACK.example:443/a', '/a'],
  ['//rack.example/a', '/a'],
  ['/a?b', '/a?b'],
  ['a/b', 'a/b'],
  ['?a', '?a'],
  ['https://idp.example/sso?SAMLRequest=x', 'https://idp.example/sso?SAMLRequest=x'],
  ['http://rack.example/a', 'http://rack.example/a'],
  ['https://rack.example.evil.example/', 'https://rack.example.evil.example/'],
  ['https://rack.example@evil.example/', 'https://rack.example@evil.example/'],
  ['https://rack.example//evil.example/', '/.//evil.example/'],
  ['https://rack.example:8443/', 'https://rack.example:8443/'],
  ['//evil.example/', '//evil.example/'],
])('a redirect to %s leads to %s', (location, expected) => {
  expect(given([['Location', location]]).get('location')).toBe(expected)
})

test('what is about the connection stays there, all else is as the rack has it', () => {
  const headers = given([
    ['Connection', 'keep-alive, X-Hop'],
    ['X-Hop', '1'],
    ['Keep-Alive', 'timeout=65'],
    ['Transfer-Encoding', 'chunked'],
    ['Trailer', 'x'],
    ['Content-Encoding', 'br'],
    ['Content-Range', 'bytes 0-9/100'],
    ['ETag', 'W/"a"'],
    ['X-Request-Id', 'rack-1'],
    ['Vary', 'a'],
    ['Vary', 'b'],
    ['X-Odd', '\u00e4\u00ff'],
  ])
  expect(Object.fromEntries(headers)).toEqual({
    'content-encoding': 'br',
    'content-range': 'bytes 0-9/100',
    etag: 'W/"a"',
    'x-request-id': 'rack-1',
    vary: 'a, b',
    'x-odd': '\u00e4\u00ff',
  })
})
