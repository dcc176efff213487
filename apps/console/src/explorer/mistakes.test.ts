import { expect, test } from 'vitest'
import { mistakeIn, refusedAt } from './mistakes.ts'

test('a query and an empty text have no mistake', () => {
  expect(mistakeIn('get a:b | filter x == 5')).toBeUndefined()
  expect(mistakeIn('  \n')).toBeUndefined()
})

test('a mistake is where it stands, with what could stand there', () => {
  const text = 'get a:b | filter x = 5'
  const mistake = mistakeIn(text)
  expect(text.slice(mistake?.from, mistake?.to)).toBe('=')
  expect(mistake?.message).toContain('`==`')
})

test('a refusal of the control plane points to a word', () => {
  const text = 'get a:b\n  | filter disk == 5'
  const message = 'The filter expression is not valid\nAt 2:12: .. disk == 5 ..\n         ^'
  const mistake = refusedAt(text, message)
  expect(text.slice(mistake?.from, mistake?.to)).toBe('disk')
  expect(mistake?.message).toBe('The filter expression is not valid')
})

test('a refusal without a place, or with one that is not there, marks nothing', () => {
  expect(refusedAt('get a:b', 'Timeseries not found for: a:b')).toBeUndefined()
  expect(refusedAt('get a:b', 'No\nAt 9:200: .. x ..')).toBeUndefined()
})
