import { expect, test } from 'vitest'
import { clientAddress, isOverTls } from './client-address.ts'

test.each([
  ['198.51.100.7', null, '198.51.100.7'],
  ['::ffff:198.51.100.7', null, '198.51.100.7'],
  ['fe80::1%eth0', null, 'fe80::1'],
  ['127.0.0.1', null, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::1', '203.0.113.9, 2001:db8::1', '2001:db8::1'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9,', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
  [undefined, '203.0.113.9', undefined],
  ['', '203.0.113.9', undefined],
])('from %j, forwarded for %j, comes from %j', (peer, forwardedFor, expected) => {
  expect(clientAddress(peer, forwardedFor)).toBe(expected)
})

test.each([
  ['127.0.0.1', 'https', true],
  ['::ffff:127.0.0.1', 'HTTPS', true],
  ['::1', 'http, https', true],
  ['127.0.0.1', 'https, http', false],
  ['127.0.0.1', 'http', false],
  ['127.0.0.1', '', false],
  ['127.0.0.1', null, false],
  ['198.51.100.7', 'https', false],
  [undefined, 'https', false],
])('from %j, forwarded from %j, is over TLS: %j', (peer, forwardedProto, expected) => {
  expect(isOverTls(peer, forwardedProto)).toBe(expected)
})
