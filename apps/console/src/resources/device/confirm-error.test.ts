import { expect, test } from 'vitest'
import { refused } from '../../api/api-error.ts'
import { confirmError } from './confirm-error.ts'

const refusal = (status: number, message: string, retryAfter?: number) =>
  confirmError(refused('deviceAuthConfirm', status, { message, requestId: '' }, retryAfter))

test('a code that nobody was given is invalid', () => {
  expect(refusal(404, 'not found: device-auth-request with id "BCDF-GHJK"')).toEqual({
    isAboutCode: true,
    text: 'Code is invalid',
  })
})

test.each([
  [429, 'too many attempts, try again in 90 s', 90, 'Too many codes were wrong. Try again in 90 seconds.'],
  [429, 'too many attempts', undefined, 'Too many codes were wrong. Try again later.'],
  [
    400,
    'device authorization request expired',
    undefined,
    'The code has expired. Start again on the device to get a new one.',
  ],
  [
    400,
    'Requested TTL 86400 seconds exceeds maximum allowed TTL for this silo of 3600 seconds',
    undefined,
    'The device asks for a token that lives 1 day, and the silo allows no more than 1 hour. Start again on the device and ask for less.',
  ],
  [500, 'Internal Server Error', undefined, 'Internal Server Error.'],
])('%i %s', (status, message, retryAfter, text) => {
  expect(refusal(status, message, retryAfter)).toEqual({ isAboutCode: false, text })
})

test('what is no answer speaks for itself', () => {
  expect(confirmError(new Error('The server cannot be reached')).text).toBe('The server cannot be reached.')
})
