import { expect, test } from 'vitest'
import { requestHeaders } from './request-headers.ts'
import { connectTo } from './upstream.ts'

const upstream = connectTo({ origin: 'https://rack.example:8443' })
const withToken = connectTo({ origin: 'https://rack.example', token: 'ours' })

function sent(headers: Record<string, string>, to = upstream, url = 'http://127.0.0.1:4000/v1/me') {
  return requestHeaders(new Request(url, { headers }), to, '203.0.113.9')
}

test.each([
  ['http://127.0.0.1:4000', 'https://rack.example:8443'],
  ['https://127.0.0.1:4000', 'https://rack.example:8443'],
  ['https://idp.example', 'https://idp.example'],
  ['http://127.0.0.1:4001', 'http://127.0.0.1:4001'],
  ['null', 'null'],
])('an origin %s reaches the rack as %s', (origin, expected) => {
  expect(sent({ origin })['origin']).toBe(expected)
})

test('a referrer keeps its path, and says the host of the rack', () => {
  expect(sent({ referer: 'http://127.0.0.1:4000/projects/a?b=c' })['referer']).toBe(
    'https://rack.example:8443/projects/a?b=c',
  )
  expect(sent({ referer: 'https://other.example/x' })['referer']).toBe('https://other.example/x')
})

test('what is about the connection stays there, what is about the request goes on', () => {
  const headers = sent({
    connection: 'close, x-hop',
    'x-hop': '1',
    'keep-alive': 'timeout=5',
    te: 'trailers',
    upgrade: 'h2c',
    'proxy-authorization': 'Basic x',
    'transfer-encoding': 'chunked',
    expect: '100-continue',
    host: '127.0.0.1:4000',
    range: 'bytes=0-9',
    'if-none-match': '"a"',
    'accept-encoding': 'br',
    cookie: 'session=abc; other=1',
    'x-own': 'ü',
  })
  expect(headers).toEqual({
    range: 'bytes=0-9',
    'if-none-match': '"a"',
    'accept-encoding': 'br',
    cookie: 'session=abc; other=1',
    'x-own': 'ü',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': '127.0.0.1:4000',
    'x-forwarded-proto': 'http',
  })
})

test('where a request comes from is said by the gateway alone', () => {
  const said = { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-port': '1', 'x-real-ip': '10.0.0.1', forwarded: 'for=a' }
  expect(sent(said, upstream, 'https://console.example/v1/me')).toEqual({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'console.example',
    'x-forwarded-proto': 'https',
  })
})

test('a token speaks for those who bring none, and for nobody else', () => {
  const stranger = sent({ cookie: 'session=old' }, withToken)
  expect([stranger['authorization'], stranger['cookie']]).toEqual(['Bearer ours', undefined])
  const person = sent({ cookie: 'session=old', authorization: 'Bearer theirs' }, withToken)
  expect([person['authorization'], person['cookie']]).toEqual(['Bearer theirs', 'session=old'])
  expect(sent({})['authorization']).toBeUndefined()
})
