import { whyNotPassword } from '@plenum/api/text-rules'
import type { UserPassword } from '@plenum/api'
import { z } from 'zod'

/** How a local user may sign in, as forms have it. */
export interface PasswordValues {
  mode: 'password' | 'login_disallowed'
  password: string
  repeated: string
}

export const noPassword: PasswordValues = { mode: 'password', password: '', repeated: '' }

export const passwordFields = {
  mode: z.enum(['password', 'login_disallowed']),
  password: z.string(),
  repeated: z.string(),
}

/** Complains about passwords in the fields that they were typed into. */
export function checkPassword({ mode, password, repeated }: PasswordValues, ctx: z.RefinementCtx): void {
  if (mode === 'login_disallowed') return
  const complain = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (password === '') complain('password', 'required')
  else if (whyNotPassword(password)) complain('password', 'the password is too long')
  else if (repeated !== password) complain('repeated', repeated === '' ? 'required' : 'the passwords differ')
}

export function passwordBody({ mode, password }: PasswordValues): UserPassword {
  return mode === 'password' ? { mode, value: password } : { mode }
}

/** Letters and digits that are not taken for each other. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 5
const GROUP = 5

/** A password that nobody can guess: some 145 bits, in groups that can be read out. */
export function generatePassword(): string {
  const letters: string[] = []
  while (letters.length < GROUPS * GROUP) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // Passing over the rest keeps every letter equally likely.
    if (byte < Math.floor(256 / LETTERS.length) * LETTERS.length) letters.push(LETTERS.charAt(byte % LETTERS.length))
  }
  return Array.from({ length: GROUPS }, (_, index) => letters.slice(index * GROUP, (index + 1) * GROUP).join('')).join(
    '-',
  )
}
