import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '@plenum/api/hex'

const SECRET_BYTES = 20

/** 160 random bits as 40 hex digits: nobody guesses one. */
export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}

/**
 * SHA-256, hex. All that is stored of a secret: it can be recognised by it, and not be read off it. Every request needs one,
 * and the platform's own goes through another thread, which takes ten times as long.
 */
export function digestOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)))
}
