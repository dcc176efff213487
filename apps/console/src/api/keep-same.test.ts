import { expect, test } from 'vitest'
import { keepSame } from './keep-same.ts'

const row = (id: string, more: object = {}) => ({ id, timeCreated: new Date(1000), tags: ['a', 'b'], ...more })
const page = (...items: object[]) => ({ items, nextPage: null })

test('the same page again is the page that was there', () => {
  const old = page(row('1'), row('2'))
  expect(keepSame(old, page(row('1'), row('2')))).toBe(old)
})

test.each([
  ['a field is another', row('2', { state: 'stopped' }), row('2', { state: 'running' })],
  ['a time is another', row('2'), row('2', { timeCreated: new Date(2000) })],
  ['a field has gone', row('2', { state: undefined }), row('2')],
  ['a field has come', row('2'), row('2', { state: undefined })],
  ['an empty field has taken the place of another', row('2', { a: undefined }), row('2', { b: undefined })],
  ['a list within is shorter', row('2'), row('2', { tags: ['a'] })],
])('where %s, that row is new and its neighbour is not', (_, before, after) => {
  const old = page(row('1'), before)
  const next = page(row('1'), after)
  const kept = keepSame(old, next)
  expect(kept).not.toBe(old)
  expect(kept).toStrictEqual(next)
  expect(Object(kept).items[0]).toBe(old.items[0])
  expect(Object(kept).items[1]).not.toBe(before)
})

test('rows are known by their id when others come and go before them', () => {
  const old = page(row('1'), row('2'), row('3'))
  const kept = Object(keepSame(old, page(row('0'), row('3'), row('2'))))
  expect(kept.items.map(({ id }: { id: string }) => id)).toEqual(['0', '3', '2'])
  expect(kept.items[1]).toBe(old.items[2])
  expect(kept.items[2]).toBe(old.items[1])
})

test.each([
  [undefined, page()],
  [null, []],
  [[], {}],
  [new Date(1), 1],
  [new Map([[1, 2]]), new Map([[1, 2]])],
  ['a', 'b'],
])('%j and %j have nothing in common', (old, next) => {
  expect(keepSame(old, next)).toBe(next)
})
