const QUOTE = 0x22
const COLON = 0x3a
const PADDING = 0x3d
const SPACES = [0x20, 0x09, 0x0a, 0x0d]

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const NONE = 255
/** By character code, the six bits that it stands for. */
const sixBits = new Uint8Array(256).fill(NONE)
for (const [bits, character] of Array.from(ALPHABET).entries()) sixBits[character.charCodeAt(0)] = bits

/** What base64 stands for (RFC 4648, section 4); undefined when it is none. */
function decode(text: Uint8Array): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined
  let { length } = text
  while (text.length - length < 2 && text[length - 1] === PADDING) length -= 1
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let wrong = 0
  for (let from = 0, to = 0; from < length; from += 4, to += 3) {
    const a = sixBits[text[from] ?? 0] ?? NONE
    const b = sixBits[text[from + 1] ?? 0] ?? NONE
    const c = from + 2 < length ? (sixBits[text[from + 2] ?? 0] ?? NONE) : 0
    const d = from + 3 < length ? (sixBits[text[from + 3] ?? 0] ?? NONE) : 0
    wrong |= (a | b | c | d) & 0xc0
    // Beyond its end an array keeps nothing.
    bytes[to] = (a << 2) | (b >> 4)
    bytes[to + 1] = (b << 4) | (c >> 2)
    bytes[to + 2] = (c << 6) | d
  }
  return wrong === 0 ? bytes : undefined
}

/** Where a quoted key ends, at or behind `from`; -1 when there is none. Within JSON texts quotes are escaped. */
function endOfKey(json: Uint8Array, key: Uint8Array, from: number): number {
  for (let at = json.indexOf(QUOTE, from); at >= 0; at = json.indexOf(QUOTE, at + 1))
    if (key.every((byte, index) => json[at + index] === byte)) return at + key.length
  return -1
}

function skip(json: Uint8Array, skipped: readonly number[], from: number): number {
  let at = from
  while (skipped.includes(json[at] ?? 0)) at += 1
  return at
}

/**
 * Takes the base64 text of a field out of a JSON body, and what it stands for. No string is made of it: half a megabyte
 * each, many times a second, they fill the heap faster than it is emptied. Undefined when there is no such text, or more
 * than one; whoever asks reads the whole then, and learns what is wrong with it.
 */
export function cutBytes(json: Uint8Array, name: string): { rest: Uint8Array; bytes: Uint8Array } | undefined {
  const key = new TextEncoder().encode(`"${name}"`)
  const afterKey = endOfKey(json, key, 0)
  if (afterKey < 0) return undefined
  const quote = skip(json, [...SPACES, COLON], afterKey)
  const end = json.indexOf(QUOTE, quote + 1)
  if (json[quote] !== QUOTE || end < 0 || endOfKey(json, key, end + 1) >= 0) return undefined
  const bytes = decode(json.subarray(quote + 1, end))
  if (!bytes) return undefined
  const rest = new Uint8Array(quote + 1 + json.length - end)
  rest.set(json.subarray(0, quote + 1))
  rest.set(json.subarray(end), quote + 1)
  return { rest, bytes }
}
