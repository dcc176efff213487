import { expect, test } from 'vitest'
import { ApiError, refused } from '../api/api-error.ts'
import { signInHint } from './sign-in-hint.ts'

const body = (message: string) => ({ message, requestId: '' })

test.each([
  [401, 'credentials missing or invalid', 'Check the username and the password, and try again.'],
  [404, 'not found: silo with name "lab"', 'There is no silo lab. Check the address.'],
  [
    404,
    'not found: identity-provider with name "local"',
    'The silo lab takes no passwords: its identity provider signs people in.',
  ],
  [429, 'too many attempts, try again in 30 s', 'Too many attempts, try again in 30 s.'],
])('%i, %s: %s', (status, message, hint) => {
  expect(signInHint(refused('loginLocal', status, body(message)), 'lab')).toBe(hint)
})

test.each([
  [new ApiError('The server cannot be reached', 0), 'The server cannot be reached.'],
  [
    new TypeError('Failed to fetch dynamically imported module: /assets/call.js'),
    'The server cannot be reached. Reload this page to try again.',
  ],
])('nobody is there: %s', (error, hint) => {
  expect(signInHint(error, 'lab')).toBe(hint)
})

test('what is no answer speaks for itself', () => {
  expect(signInHint(new Error('The answer cannot be read'), 'lab')).toBe('The answer cannot be read.')
})
