import { toHex } from './hex.ts'
import { NAME_MAX } from './text-rules.ts'

const TAIL_BYTES = 3
/** A dash and two hexadecimal digits for each byte. */
const TAIL = 1 + 2 * TAIL_BYTES

function randomTail(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(TAIL_BYTES)))
}

/**
 * A valid name that is hardly taken, made of others: `web` and `debian-13` give `web-debian-13-1f4c9a`. The parts share
 * the room there is, so that a long one leaves something of the next.
 */
export function generateName(parts: readonly [string, ...string[]], tail: string = randomTail()): string {
  const room = Math.floor((NAME_MAX - TAIL - (parts.length - 1)) / parts.length)
  const shortened = parts.map((part) => part.slice(0, room).replace(/-+$/, ''))
  return [...shortened, tail].join('-')
}
