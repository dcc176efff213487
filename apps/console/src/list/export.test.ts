import { expect, test } from 'vitest'
import { toCsv, toJson } from './export.ts'

interface Row {
  name: string
  size: number
  timeCreated: Date
  note?: string
}

const columns = [
  { id: 'name', header: 'Name', value: (row: Row) => row.name },
  { id: 'size', header: 'Size', value: (row: Row) => row.size },
  { id: 'created', header: 'Created', value: (row: Row) => row.timeCreated },
  { id: 'note', header: 'Note', value: (row: Row) => row.note },
]

const row: Row = { name: 'web', size: 1024, timeCreated: new Date('2026-01-02T03:04:05Z') }

test('CSV has the headers, then a line for each row', () => {
  expect(toCsv([row], columns)).toBe('Name,Size,Created,Note\r\nweb,1024,2026-01-02T03:04:05.000Z,\r\n')
})

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@cmd', "'@cmd"],
  ['-5', '-5'],
])('%j becomes %j', (note, field) => {
  expect(toCsv([{ ...row, note }], columns.slice(3))).toBe(`Note\r\n${field}\r\n`)
})

test('JSON has the names of the API', () => {
  expect(JSON.parse(toJson([row]))).toEqual([{ name: 'web', size: 1024, time_created: '2026-01-02T03:04:05.000Z' }])
})
