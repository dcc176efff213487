import { describe, expect, test } from 'vitest'
import type { Expression, TableOperation } from './ast.ts'
import { parseOxql } from './parser.ts'

function operationsOf(text: string): TableOperation[] {
  return parseOxql(`get a:b | ${text}`).operations
}

function expressionOf(text: string): Expression {
  const [operation] = operationsOf(`filter ${text}`)
  if (operation?.kind !== 'filter') throw new Error('no filter')
  return operation.expression
}

function literalOf(text: string): object {
  const expression = expressionOf(`x == ${text}`)
  if (expression.kind !== 'comparison') throw new Error('no comparison')
  const { kind, value } = expression.literal
  return { kind, value }
}

/** With all parentheses that precedence puts there. */
function shown(expression: Expression): string {
  if (expression.kind === 'comparison') return expression.field.name
  if (expression.kind === 'not') return `!${shown(expression.term)}`
  return `(${expression.terms.map(shown).join(` ${expression.kind} `)})`
}

describe('a value is read', () => {
  test.each([
    ['true', 'boolean', true],
    ['false', 'boolean', false],
    ['0', 'integer', 0n],
    ['-7', 'integer', -7n],
    ['0xfF', 'integer', 255n],
    ['-0x10', 'integer', -16n],
    ['18446744073709551615', 'integer', 2n ** 64n - 1n],
    ['-9223372036854775808', 'integer', -(2n ** 63n)],
    ['1.5', 'double', 1.5],
    ['-2.', 'double', -2],
    ['1e3', 'double', 1000],
    ['2.5E-1', 'double', 0.25],
    ['"text"', 'string', 'text'],
    [`'it is "so"'`, 'string', 'it is "so"'],
    [String.raw`"\n\r\t\\\0\u{1f600}"`, 'string', '\n\r\t\\\0\u{1f600}'],
    ['"two\nlines"', 'string', 'two\nlines'],
    ['"A1B2C3D4-0000-4000-8000-00000000000f"', 'uuid', 'a1b2c3d4-0000-4000-8000-00000000000f'],
    ['"a1b2c3d4-0000-4000-8000-00000000000"', 'string', 'a1b2c3d4-0000-4000-8000-00000000000'],
    ['"10.0.0.1"', 'ip', '10.0.0.1'],
    ['"10.0.0.256"', 'string', '10.0.0.256'],
    ['"10.0.0.01"', 'string', '10.0.0.01'],
    ["'fd00::1'", 'ip', 'fd00::1'],
    ['"::ffff:10.0.0.1"', 'ip', '::ffff:10.0.0.1'],
    ['"1::2::3"', 'string', '1::2::3'],
    ['2Y', 'duration', 730 * 86_400_000],
    ['2M', 'duration', 60 * 86_400_000],
    ['1w', 'duration', 7 * 86_400_000],
    ['1d', 'duration', 86_400_000],
    ['3h', 'duration', 10_800_000],
    ['5m', 'duration', 300_000],
    ['5s', 'duration', 5000],
    ['5ms', 'duration', 5],
    ['5us', 'duration', 0.005],
    ['500ns', 'duration', 0.0005],
    ['@2025-02-28', 'timestamp', { from: 'epoch', milliseconds: Date.UTC(2025, 1, 28) }],
    ['@2024-02-29T23:59:59', 'timestamp', { from: 'epoch', milliseconds: Date.UTC(2024, 1, 29, 23, 59, 59) }],
    ['@2025-01-01T00:00:00.057', 'timestamp', { from: 'epoch', milliseconds: Date.UTC(2025, 0, 1) + 57 }],
    ['@01:02:03.5', 'timestamp', { from: 'midnight', milliseconds: 3_723_500 }],
    ['@now()', 'timestamp', { from: 'now', milliseconds: 0 }],
    ['@now() - 5m', 'timestamp', { from: 'now', milliseconds: -300_000 }],
    ['@now()+1h', 'timestamp', { from: 'now', milliseconds: 3_600_000 }],
  ])('%s', (text, kind, value) => {
    expect(literalOf(text)).toEqual({ kind, value })
  })
})

describe('operators bind', () => {
  test.each([
    ['a==1 && b==1 || c==1 && d==1', '((a and b) or (c and d))'],
    ['a==1 || b==1 && c==1', '(a or (b and c))'],
    ['a==1 && b==1 ^ c==1', '(a and (b xor c))'],
    ['!a==1 ^ b==1', '(!a xor b)'],
    ['!(a==1 || b==1) && c==1', '(!(a or b) and c)'],
    ['!!a==1', '!!a'],
    ['a==1&&b==1&&c==1', '(a and b and c)'],
    ['((a==1))', 'a'],
  ])('%s as %s', (text, expected) => {
    expect(shown(expressionOf(text))).toBe(expected)
  })
})

describe('an operation is read', () => {
  test.each([
    ['align mean_within(1m)', { kind: 'align', method: 'mean_within', period: 60_000 }],
    ['align\tinterpolate ( 5s )', { kind: 'align', method: 'interpolate', period: 5000 }],
    ['group_by [a, b_c]', { kind: 'group_by', reducer: 'mean', fields: [{ name: 'a' }, { name: 'b_c' }] }],
    ['group_by\n[a,] , sum', { kind: 'group_by', reducer: 'sum', fields: [{ name: 'a' }] }],
    ['group_by [],mean', { kind: 'group_by', reducer: 'mean', fields: [] }],
    ['join', { kind: 'join' }],
    ['first 1', { kind: 'first', count: 1 }],
    ['last 007', { kind: 'last', count: 7 }],
    ['filter first == 1', { kind: 'filter', expression: { field: { name: 'first' } } }],
  ])('%s', (text, expected) => {
    expect(operationsOf(text)).toMatchObject([expected])
  })

  test('in the order in which they stand', () => {
    expect(operationsOf('first 3|last 2 | join').map(({ kind }) => kind)).toEqual(['first', 'last', 'join'])
  })
})

test('groups of subqueries stand in each other', () => {
  const { source, operations } = parseOxql('{ { get a:b | first 1 ; get c:d } | join; get e:f }|join')
  expect(operations).toMatchObject([{ kind: 'join' }])
  expect(source).toMatchObject({
    kind: 'group',
    queries: [
      { source: { kind: 'group', queries: [{ operations: [{ kind: 'first' }] }, {}] }, operations: [{ kind: 'join' }] },
      { source: { kind: 'get', series: { name: 'e:f' } } },
    ],
  })
})
