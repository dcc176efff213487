import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'
import type { Encoding } from './encoding.ts'

const cases: [string | null, Encoding[], Encoding | undefined][] = [
  ['gzip, deflate, br, zstd', ['br', 'gzip'], 'br'],
  ['gzip, deflate', ['br', 'gzip'], 'gzip'],
  ['gzip, deflate, br', ['gzip'], 'gzip'],
  ['gzip, br', [], undefined],
  [null, ['br', 'gzip'], undefined],
  ['', ['br', 'gzip'], undefined],
  ['identity', ['br', 'gzip'], undefined],
  ['*', ['br', 'gzip'], 'br'],
  ['br;q=0, *', ['br', 'gzip'], 'gzip'],
  ['br;q=0, gzip;q=0', ['br', 'gzip'], undefined],
  ['br; q=0.5 , gzip;q=1', ['br', 'gzip'], 'br'],
  ['BR', ['br', 'gzip'], 'br'],
  ['br;q=nonsense', ['br', 'gzip'], undefined],
  ['brotli, xgzip', ['br', 'gzip'], undefined],
]

test.each(cases)('%j of %j: %s', (header, available, expected) => {
  expect(chooseEncoding(header, available)).toBe(expected)
})
