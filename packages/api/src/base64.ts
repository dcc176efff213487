/** No group is repeated here: on megabytes that would exhaust the stack. */
const LETTERS = /^[A-Za-z0-9+/]*={0,2}$/

/** With the standard alphabet, padded, on one line (RFC 4648, section 4). */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && LETTERS.test(text)
}

/** How many bytes a base64 text stands for. */
export function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  return (base64.length * 3) / 4 - padding
}

/** The bytes that a base64 text stands for. Throws when it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  // Half a megabyte at a time comes through here: `Uint8Array.from` takes a hundred times as long.
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

/** For what is small: some ten thousand bytes. */
export function toBase64(bytes: ArrayLike<number>): string {
  // Spread, they would be taken out one by one.
  return btoa(Reflect.apply(String.fromCharCode, undefined, bytes))
}
