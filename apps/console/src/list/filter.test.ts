import type { Column } from '@plenum/ui'
import { expect, test } from 'vitest'
import { filterRows, parseFilter, readTerm } from './filter.ts'

interface Disk {
  name: string
  state: string
  size: number
}

const disks: Disk[] = [
  { name: 'web-data', state: 'attached', size: 4 },
  { name: 'web-logs', state: 'detached', size: 8 },
  { name: 'attached-storage', state: 'faulted', size: 16 },
]

const columns: Column<Disk>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'state', header: 'State', value: ({ state }) => state },
  { id: 'size', header: 'Disk size', value: ({ size }) => size, text: ({ size }) => `${size} GiB` },
]

const names = (filter: string) => filterRows(disks, columns, filter).map(({ name }) => name)

test.each([
  ['', ['web-data', 'web-logs', 'attached-storage']],
  ['WEB', ['web-data', 'web-logs']],
  ['web logs', ['web-logs']],
  ['attached', ['web-data', 'attached-storage']],
  ['state:attached', ['web-data']],
  ['State:attached', ['web-data']],
  ['name:attached', ['attached-storage']],
  ['"8 gib"', ['web-logs']],
  ['"disk size":16', ['attached-storage']],
  ['web state:faulted', []],
])('%j leaves %j', (filter, expected) => {
  expect(names(filter)).toEqual(expected)
})

test('quotes keep words together, also when the last is not closed yet', () => {
  expect(parseFilter('a "b c" state:"d e" "f g')).toEqual(['a', '"b c"', 'state:"d e"', '"f g'])
})

test.each(['fd00::1', 'nothing:here', 'state:'])('%s is a word, as it names no column and value', (part) => {
  expect(readTerm(part, columns)).toEqual({ word: part })
})
