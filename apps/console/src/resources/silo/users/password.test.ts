import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkPassword, generatePassword, noPassword, passwordBody, passwordFields } from './password.ts'
import type { PasswordValues } from './password.ts'

const schema = z.object(passwordFields).superRefine(checkPassword)

function complaints(values: Partial<PasswordValues>) {
  const { error } = schema.safeParse({ ...noPassword, ...values })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each([
  [{}, ['password: required']],
  [{ password: 'secret' }, ['repeated: required']],
  [{ password: 'secret', repeated: 'secrte' }, ['repeated: the passwords differ']],
  [{ password: 'ü'.repeat(257), repeated: 'ü'.repeat(257) }, ['password: the password is too long']],
  [{ password: 'ü'.repeat(256), repeated: 'ü'.repeat(256) }, []],
  [{ mode: 'login_disallowed', password: 'a', repeated: 'b' }, []],
] satisfies [Partial<PasswordValues>, string[]][])('%#: %j', (values, expected) => {
  expect(complaints(values)).toEqual(expected)
})

test('who may not sign in is given no password', () => {
  expect(passwordBody({ mode: 'login_disallowed', password: 'typed before', repeated: '' })).toEqual({
    mode: 'login_disallowed',
  })
  expect(passwordBody({ mode: 'password', password: 'secret', repeated: 'secret' })).toEqual({
    mode: 'password',
    value: 'secret',
  })
})

test('generated passwords differ and can be typed', () => {
  const made = Array.from({ length: 20 }, generatePassword)
  expect(new Set(made).size).toBe(20)
  for (const password of made) expect(password).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{5}-){4}[a-km-zA-HJ-NP-Z2-9]{5}$/)
})
