import { describe, expect, test } from 'vitest'
import { Expression, hclBlock, hclString } from './hcl.ts'

test.each([
  ['plain', '"plain"'],
  ['say "hi"', String.raw`"say \"hi\""`],
  ['back\\slash', String.raw`"back\\slash"`],
  ['two\nlines\tand\rmore', String.raw`"two\nlines\tand\rmore"`],
  ['\u0007', String.raw`"\u0007"`],
  // oxlint-disable-next-line no-template-curly-in-string -- as somebody might have typed it
  ['${path.module}', '"$${path.module}"'],
  ['%{ if true }', '"%%{ if true }"'],
  ['costs $5, 10%', '"costs $5, 10%"'],
])('%j stands as %s', (text, expected) => {
  expect(hclString(text)).toBe(expected)
})

describe('a block', () => {
  test('aligns what is on one line, and leaves out what is not set', () => {
    const attributes = { id: 'x', description: '', ncpus: 2, start: true, policy: null, pool: undefined }
    expect(hclBlock('resource "a" "b"', attributes)).toBe(
      'resource "a" "b" {\n  id          = "x"\n  description = ""\n  ncpus       = 2\n  start       = true\n}\n',
    )
  })

  test('keeps references without quotes and lists of words on one line', () => {
    expect(hclBlock('x', { disks: [new Expression('oxide_disk.a.id'), 'id'], none: [] })).toBe(
      'x {\n  disks = [oxide_disk.a.id, "id"]\n  none  = []\n}\n',
    )
  })

  test('indents what is nested', () => {
    expect(hclBlock('x', { nics: [{ name: 'a', ip: '10.0.0.1' }], rules: { 'a b': { n: 1 } } })).toBe(
      'x {\n  nics = [\n    {\n      name = "a"\n      ip   = "10.0.0.1"\n    },\n  ]\n  rules = {\n    "a b" = {\n      n = 1\n    }\n  }\n}\n',
    )
  })

  test('with nothing in it stays on one line', () => {
    expect(hclBlock('x', {})).toBe('x {}\n')
  })
})
