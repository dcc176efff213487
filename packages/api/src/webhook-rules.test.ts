import { expect, test } from 'vitest'
import { whyNotWebhookEndpoint, whyNotWebhookSecret } from './webhook-rules.ts'

test.each([
  'https://hooks.example.com',
  'http://hooks.example.com/plenum?room=1#x',
  'HTTPS://Hooks.Example.com',
  'http://192.0.2.1:8080/',
  'http://[2001:db8::1]/',
])('%s takes deliveries', (text) => {
  expect(whyNotWebhookEndpoint(text)).toBeUndefined()
})

test.each([
  '',
  'hooks.example.com',
  '/plenum',
  'ftp://hooks.example.com',
  'mailto:ada@example.com',
  'http://',
  'http:',
])('%j takes none', (text) => {
  expect(whyNotWebhookEndpoint(text)).toBe('must be an absolute URL that begins with http:// or https://')
})

test.each([
  'https://ada@hooks.example.com',
  'https://ada:secret@hooks.example.com',
  'https://:secret@hooks.example.com',
])('%s is refused, for everybody can see it', (text) => {
  expect(whyNotWebhookEndpoint(text)).toBe('must not hold a user name or a password')
})

test('a secret has to have something in it', () => {
  expect(whyNotWebhookSecret('')).toBe('requires at least one character')
  expect(whyNotWebhookSecret(' ')).toBeUndefined()
})
