import { expect, test } from 'vitest'
import { gatewayGreeting } from './gateway-greeting.ts'

const url = 'http://127.0.0.1:4000'
const plain = { origin: 'https://rack.example', ca: undefined, token: undefined }

test('it says where it is, and what it is in front of', () => {
  const text = gatewayGreeting(url, plain)
  expect(/^\s*Plenum is ready at (http:\/\/\S+)/m.exec(text)?.[1]).toBe(url)
  expect(text).toContain('In front of https://rack.example')
  expect(text).not.toMatch(/token|encrypted/)
})

test('a token that everybody acts with is spoken of, and not shown', () => {
  const text = gatewayGreeting(url, { ...plain, token: 'secret' })
  expect(text).toContain('Whoever opens it acts with the access token')
  expect(text).not.toContain('secret')
})

test.each([
  ['http://rack.example', true],
  ['http://127.0.0.1:4100', false],
  ['http://[::1]:4100', false],
])('a way to %s that anybody can listen to is warned of: %s', (origin, isWarned) => {
  expect(gatewayGreeting(url, { ...plain, origin }).includes('not encrypted')).toBe(isWarned)
})
