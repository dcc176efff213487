import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

interface Row {
  name: string
  size?: number
}

const rows: Row[] = [{ name: 'web-10', size: 2 }, { name: 'Web-2' }, { name: 'api', size: 10 }]
const columns = [
  { id: 'name', header: 'Name', cell: (row: Row) => row.name, value: (row: Row) => row.name },
  { id: 'size', header: 'Size', cell: (row: Row) => row.size, value: (row: Row) => row.size },
  { id: 'note', header: 'Note', cell: () => null },
]
const names = (columnId: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { columnId, direction }).map((row) => row.name)

test('names sort by their numbers, whatever their case', () => {
  expect(names('name', 'ascending')).toEqual(['api', 'Web-2', 'web-10'])
  expect(names('name', 'descending')).toEqual(['web-10', 'Web-2', 'api'])
})

test('a row without a value comes last either way', () => {
  expect(names('size', 'ascending')).toEqual(['web-10', 'api', 'Web-2'])
  expect(names('size', 'descending')).toEqual(['api', 'web-10', 'Web-2'])
})

test('a column that cannot be sorted leaves the order as it is', () => {
  expect(names('note', 'descending')).toEqual(rows.map((row) => row.name))
})

test('pressing a header goes round: up, down, off', () => {
  const up = nextSort(undefined, 'name')
  const down = nextSort(up, 'name')
  expect([up?.direction, down?.direction, nextSort(down, 'name')]).toEqual(['ascending', 'descending', undefined])
  expect(nextSort(down, 'size')).toEqual({ columnId: 'size', direction: 'ascending' })
})
