import { expect, test } from 'vitest'
import { generateSecret, whyNotAddSecret } from './secret.ts'

test('a generated secret is 32 bytes in hex, another each time', () => {
  const secret = generateSecret()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(generateSecret()).not.toBe(secret)
})

test.each([
  ['', 'Enter a secret, or have one generated'],
  ['a', 'Already added'],
  ['b', undefined],
])('%j can be added beside a: %s', (secret, reason) => {
  expect(whyNotAddSecret(secret, ['a'])).toBe(reason)
})
