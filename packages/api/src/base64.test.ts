import { expect, test } from 'vitest'
import { decodedLength, fromBase64, toBase64 } from './base64.ts'
import { Base64 } from './scalars.ts'

test.each(['', 'AA==', 'AAA=', 'AAAA', 'Zm9v+/9='])('"%s" is base64', (text) => {
  expect(Base64.safeParse(text).success).toBe(true)
  expect(decodedLength(text)).toBe(atob(text).length)
})

test.each(['A', 'AA', 'AAA', 'A===', '====', 'AA=A', 'AAAA=', 'AA-_', 'AAAA\n', 'AAA ', 'AAAA\nAAA'])(
  '%j is not',
  (text) => {
    expect(Base64.safeParse(text).success).toBe(false)
  },
)

test('megabytes that are wrong only at their end are refused, not choked on', () => {
  const text = `${'A'.repeat(8 * 2 ** 20 - 1)}!`
  expect(Base64.safeParse(text).success).toBe(false)
})

test('it stands for bytes, all 256 of them', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(toBase64(bytes)).toBe(btoa(String.fromCharCode(...bytes)))
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  expect(fromBase64('')).toEqual(new Uint8Array())
})
