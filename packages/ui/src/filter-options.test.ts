import { expect, test } from 'vitest'
import { filterOptions } from './filter-options.ts'

const options = [
  { value: '1', label: 'Debian 13' },
  { value: '2', label: 'ubuntu-26-04', description: 'Long term support' },
  { value: '3', label: 'debian-12' },
]
const found = (query: string) => filterOptions(options, query).map(({ value }) => value)

test.each([
  ['', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
  ['DEBIAN', ['1', '3']],
  ['debian13', ['1']],
  ['d e b i a n 1 3', ['1']],
  ['termsupport', ['2']],
  ['fedora', []],
])('%j finds %j', (query, values) => {
  expect(found(query)).toEqual(values)
})
