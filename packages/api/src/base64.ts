import { z } from 'zod'

/** No group is repeated here: on megabytes that would exhaust the stack. */
const LETTERS = /^[A-Za-z0-9+/]*={0,2}$/

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && LETTERS.test(text)
}

/** With the standard alphabet, padded, on one line (RFC 4648, section 4). */
export const Base64 = z.string().refine(isBase64, 'expected a valid base64 string').meta({ format: 'byte' })

/** How many bytes a base64 text stands for. */
export function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  return (base64.length * 3) / 4 - padding
}
