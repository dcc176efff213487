import { expect, test } from 'vitest'
import { chartCsv } from './chart-csv.ts'
import { fileName } from './save-file.ts'

const times = [Date.parse('2026-10-24T08:00:00Z'), Date.parse('2026-10-24T08:00:05.250Z')]

test('numbers are exact, times are ISO 8601, gaps are empty', () => {
  const series = [
    { id: 'read', label: 'Read', values: [1_610_612_736.125, null] },
    { id: 'written', label: 'Written', values: [Number.NaN, 0.1] },
  ]
  expect(chartCsv({ times, series }, 'bytes')).toBe(
    'time,Read (bytes),Written (bytes)\r\n' +
      '2026-10-24T08:00:00.000Z,1610612736.125,\r\n' +
      '2026-10-24T08:00:05.250Z,,0.1\r\n',
  )
})

test('a name can neither break a line nor be run by a spreadsheet; a negative number stays a number', () => {
  const series = [{ id: 'a', label: '=HYPERLINK("x"),\n', values: [-1.5, 1e-7] }]
  expect(chartCsv({ times, series }, 'none')).toBe(
    'time,"\'=HYPERLINK(""x""),\n"\r\n2026-10-24T08:00:00.000Z,-1.5\r\n2026-10-24T08:00:05.250Z,1e-7\r\n',
  )
})

test.each([
  ['CPU utilization: running', 'cpu-utilization-running.csv'],
  ['Größe', 'größe.csv'],
  ['%', 'chart.csv'],
])('a chart called %s is saved as %s', (title, name) => {
  expect(fileName(title, 'csv')).toBe(name)
})
