import { toHex } from '@plenum/api/hex'

/** As many as the hash that deliveries are signed with has. */
const BYTES = 32

/** A secret that nobody can guess. */
export function generateSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(BYTES)))
}

/** Why a secret cannot be added to those of a form. */
export function whyNotAddSecret(secret: string, added: readonly string[]): string | undefined {
  if (secret === '') return 'Enter a secret, or have one generated'
  return added.includes(secret) ? 'Already added' : undefined
}
