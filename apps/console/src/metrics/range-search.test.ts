import { expect, test } from 'vitest'
import { rangeSearch, readRange, writeRange, zoomInto, zoomOut } from './range-search.ts'

const now = new Date('2026-03-01T12:00:00Z')
const span = '2026-03-01T09:00:00.000Z/2026-03-01T10:00:00.000Z'

test.each(['last-day', 'last-30-days', span])('%s survives the URL', (range) => {
  expect(rangeSearch({ range })).toMatchObject({ range })
  expect(writeRange(readRange(range, now))).toBe(range)
})

test.each(['last-hour', 'custom', 'yesterday', '2026-03-01', `${span}/2026-03-02`, 'x/y', 5, null])(
  '%j is the last hour',
  (range) => {
    expect(rangeSearch({ range }).range).toBeUndefined()
    expect(readRange(undefined, now)).toEqual({
      preset: 'last-hour',
      start: new Date('2026-03-01T11:00:00Z'),
      end: now,
    })
  },
)

test('a range whose end is before its start is none', () => {
  expect(rangeSearch({ range: '2026-03-01T10:00:00Z/2026-03-01T09:00:00Z' }).range).toBeUndefined()
})

test('the interval is in the URL only when it is not the usual one', () => {
  expect(rangeSearch({ refresh: 'off' }).refresh).toBe('off')
  expect(rangeSearch({ refresh: '10s' }).refresh).toBeUndefined()
  expect(rangeSearch({ refresh: '3s' }).refresh).toBeUndefined()
})

test('after zooming twice, one step leads back to where one began', () => {
  const first = zoomInto({ range: 'last-day' }, { start: new Date('2026-03-01T09:00:00Z'), end: now })
  const second = zoomInto(first, { start: new Date('2026-03-01T10:00:00Z'), end: new Date('2026-03-01T11:00:00Z') })
  expect(second.range).toBe('2026-03-01T10:00:00.000Z/2026-03-01T11:00:00.000Z')
  expect(zoomOut(second)).toEqual({ range: 'last-day', zoomedFrom: undefined })
})

test('the way back to the last hour is there, too, and leaves the URL as it was', () => {
  const zoomed = zoomInto({}, { start: new Date('2026-03-01T11:10:00Z'), end: new Date('2026-03-01T11:20:00Z') })
  expect(zoomed.zoomedFrom).toBe('last-hour')
  expect(zoomOut(zoomed)).toEqual({ range: undefined, zoomedFrom: undefined })
})

test('a span is never shorter than a minute', () => {
  const start = new Date('2026-03-01T11:10:00Z')
  expect(zoomInto({}, { start, end: start }).range).toBe('2026-03-01T11:10:00.000Z/2026-03-01T11:11:00.000Z')
})
