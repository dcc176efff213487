import type { Passwords } from '../rack.ts'

/** No hashing at all, so that a file of tests signs in at once. */
export const cheapPasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  verify: async (password, hash) => hash === `plain:${password}`,
}
