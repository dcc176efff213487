import { expect, test } from 'vitest'
import { languageOf, readable, textOf } from './text.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file that is there as a whole is shown as it is', () => {
  expect(textOf(bytes('a\nb'), 3)).toBe('a\nb')
})

test('of a longer one no line is shown in part', () => {
  expect(textOf(bytes('first\nsec'), 100)).toBe('first\n')
  expect(textOf(bytes('one line'), 100)).toBe('one line')
})

test('what has a zero byte in it is no text', () => {
  expect(textOf(new Uint8Array([80, 75, 0, 3]), 4)).toBeUndefined()
})

test('JSON is indented, and what is not is left alone', () => {
  expect(readable('a.json', '{"b":1}')).toBe('{\n  "b": 1\n}')
  expect(readable('a.json', '{"b":')).toBe('{"b":')
  expect(readable('a.jsonl', '{"b":1}')).toBe('{"b":1}')
})

test.each([
  ['network/a.jsonl', 'JSON lines'],
  ['README.md', 'Markdown'],
  ['log', 'Text'],
])('%s is %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})
