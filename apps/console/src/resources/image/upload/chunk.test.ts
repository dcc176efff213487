import { fromBase64 } from '@plenum/api/base64'
import { expect, test } from 'vitest'
import { CHUNK, chunkCount, chunkToBase64, isZero } from './chunk.ts'

test.each([
  [0, 0],
  [1, 1],
  [CHUNK, 1],
  [CHUNK + 1, 2],
  [1023 * 2 ** 30, 2_095_104],
])('%d bytes are %d chunks', (bytes, count) => {
  expect(chunkCount(bytes)).toBe(count)
})

test.each([0, 1, 7, 8, 9, 4096, 4099])(
  '%d zeros are nothing but zeros, and one other byte is seen anywhere',
  (length) => {
    expect(isZero(new Uint8Array(length))).toBe(true)
    for (let index = 0; index < length; index += Math.max(1, Math.floor(length / 9))) {
      const bytes = new Uint8Array(length)
      bytes[index] = 1
      expect(isZero(bytes), `at ${index}`).toBe(false)
    }
  },
)

test('the last byte counts, too', () => {
  const bytes = new Uint8Array(CHUNK)
  bytes[CHUNK - 1] = 128
  expect(isZero(bytes)).toBe(false)
})

test('a view into something larger is judged by itself', () => {
  const whole = new Uint8Array(64).fill(1)
  whole.fill(0, 3, 40)
  expect(isZero(whole.subarray(3, 40))).toBe(true)
  expect(isZero(whole.subarray(3, 41))).toBe(false)
})

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, CHUNK])('%d bytes come back from base64 as they were', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256)
  expect(fromBase64(chunkToBase64(bytes))).toEqual(bytes)
})
