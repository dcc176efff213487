import { toHex } from '@plenum/api/hex'

const SECRET_BYTES = 20

/** 160 random bits as 40 hex digits: nobody guesses one. */
export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}

/** SHA-256, hex. All that is stored of a secret: it can be recognised by it, and not be read off it. */
export async function digestOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}
