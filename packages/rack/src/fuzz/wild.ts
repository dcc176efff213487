import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** Numbers as JSON has them and no value of ours does; strings that stand for them until they are written down. */
const rawNumbers = ['1e999', '-1e999', '-0', '9007199254740993', '1e-400', '184467440737095516150', '0.1e1', '1E400']
const RAW = 'raw number: '

/** JSON of a value, with the raw numbers in it. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return text.replace(new RegExp(`"${RAW}([^"]*)"`, 'g'), '$1')
}

/** Texts that have been too much for somebody. */
export const wildTexts: readonly string[] = [
  '',
  ' ',
  'a'.repeat(64),
  'a'.repeat(513),
  'long '.repeat(20_000),
  '\ud800',
  'a\udfffb',
  '\u0000',
  'a\u0000b',
  '\u202egnp.exe',
  'e\u0301'.repeat(300),
  '\u200b\ufeff\u2028\u2029',
  '😀'.repeat(257),
  'İıſK',
  'line\r\nset-cookie: session=00',
  '\u001b[2J\u001b]52;c;aGk=\u0007',
  '{"level":50,"msg":"forged"}\n{"level":60}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example","x")',
  "'; drop table documents; --",
  "' or '1'='1",
  '%_\\%',
  '../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  'http://[::1]:1/',
  'javascript:alert(1)',
  'http://user:password@host.example/#x',
  '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '0x10',
  '1e3',
  '00000000-0000-0000-0000-000000000000',
  'urn:uuid:{00000000000000000000000000000000}',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T25:61:61Z',
  '0000-00-00T00:00:00Z',
  '2026-03-01T00:00:00.000000000000001Z',
  '0.0.0.0/0',
  '255.255.255.255/33',
  '::/0',
  '::ffff:10.0.0.1/96',
  'fe80::1%eth0',
  '999.1.1.1',
  '1-65536',
  '65535-1',
  '(a+)+$',
  '*'.repeat(200),
  'a.**.'.repeat(100),
]

/** Keys by which objects that are written to carelessly change all others. */
export const pollutions: readonly unknown[] = [
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"prototype":{"polluted":true},"__proto__":null,"to_string":"x","has_own_property":1}'),
]

export const pollutingKeys = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'to_json', 'then'] as const

const numbers = [0, 1, -1, 1.5, 255, 256, 65_535, 65_536, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e308, -1e308]

/** Values of every kind, none of which is what a field asks for but by chance; `known` are ids and names that exist. */
export function wildValues(known: readonly string[]): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...wildTexts) },
    { weight: 2, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, ...rawNumbers.map((text) => RAW + text)) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], ...pollutions) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x', known[0], null).map((item) => Array.from({ length: 2000 }, () => item)),
    },
  )
}
