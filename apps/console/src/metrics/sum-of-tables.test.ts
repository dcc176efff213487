import { expect, test } from 'vitest'
import { asPercent, sumOfTables } from './sum-of-tables.ts'

const minute = (index: number) => `2026-03-01T12:0${index}:00Z`
const at = (index: number) => Date.parse(minute(index))

function answer(...all: [minutes: number[], values: (number | null)[]][]) {
  const timeseries = Object.fromEntries(
    all.map(([minutes, values], key) => [
      String(key),
      {
        fields: {},
        points: {
          timestamps: minutes.map(minute),
          values: [{ metricType: 'gauge' as const, values: { type: 'double' as const, values } }],
        },
      },
    ]),
  )
  return { tables: [{ name: 'a:b', timeseries }] }
}

test('timeseries are added up by time, and the first point is dropped', () => {
  expect(
    sumOfTables(
      answer(
        [
          [0, 1, 2],
          [9, 1, 2],
        ],
        [
          [0, 1, 2],
          [9, 10, 20],
        ],
      ),
    ),
  ).toEqual({
    times: [at(1), at(2)],
    values: [11, 22],
    count: 2,
  })
})

test('one that begins later is added where it belongs', () => {
  expect(
    sumOfTables(
      answer(
        [
          [0, 1, 2],
          [9, 1, 2],
        ],
        [[2], [20]],
      ),
    ).values,
  ).toEqual([1, 22])
})

test('what nothing is known of stays a gap', () => {
  expect(
    sumOfTables(
      answer(
        [
          [0, 1, 2],
          [9, null, 2],
        ],
        [
          [0, 1, 2],
          [9, null, null],
        ],
      ),
    ).values,
  ).toEqual([null, 2])
})

test('gauges keep their first point', () => {
  expect(
    sumOfTables(
      answer([
        [0, 1],
        [7, 8],
      ]),
      { dropsFirst: false },
    ).values,
  ).toEqual([7, 8])
})

test('no timeseries are no samples', () => {
  expect(sumOfTables({ tables: [{ name: 'a:b', timeseries: {} }] })).toEqual({ times: [], values: [], count: 0 })
})

test('two virtual CPUs, one of them busy all the time, are 50%', () => {
  const summed = sumOfTables(
    answer(
      [
        [0, 1],
        [0, 5e9],
      ],
      [
        [0, 1],
        [0, 0],
      ],
    ),
  )
  expect(asPercent(summed)).toEqual([50])
  expect(asPercent({ times: [0], values: [null], count: 2 })).toEqual([null])
})
