import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { pollutingKeys, toJson, wildValues } from './wild.ts'

type Json = Record<string, unknown> | unknown[]

function isContainer(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}

/** The ways to everything in a value, the whole of it first. */
function waysIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (!isContainer(value)) return [way]
  return [way, ...Object.entries(value).flatMap(([key, child]) => waysIn(child, [...way, key]))]
}

/** Own properties only, also of names that mean something else. */
function withEntry(value: unknown, key: string, change: (child: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? change(item) : item))
  const entries = new Map(Object.entries(Object(value)))
  const child = change(entries.get(key))
  if (child === undefined) entries.delete(key)
  else entries.set(key, child)
  return Object.fromEntries(entries)
}

function changeAt(value: unknown, [key, ...rest]: readonly string[], change: (child: unknown) => unknown): unknown {
  return key === undefined ? change(value) : withEntry(value, key, (child) => changeAt(child, rest, change))
}

/** A value with one thing about it changed: another value, gone, or something more. */
export function spoilt(value: unknown, known: readonly string[]): Arbitrary<unknown> {
  const wild = wildValues(known)
  const way = fc.constantFrom(...waysIn(value))
  const extra = fc.constantFrom('extra', 'id', 'time_created', ...pollutingKeys)
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(way, wild).map(([at, other]) => changeAt(value, at, () => other)) },
    { weight: 1, arbitrary: way.map((at) => changeAt(value, at, () => undefined)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(way, extra, wild)
        .map(([at, key, other]) =>
          changeAt(value, at, (child) => (isContainer(child) ? withEntry(child, key, () => other) : [child, other])),
        ),
    },
  )
}

const DEEP = 100_000
const encoder = new TextEncoder()

/** Bodies that are no longer quite JSON, or more of it than anybody wants. */
export function spoiltText(text: string): Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const bytes = encoder.encode(text)
  const twice = text.replace(/^\{"([^"]+)":/, '{"$1":null,"$1":')
  return fc.oneof(
    fc.constantFrom('['.repeat(DEEP) + ']'.repeat(DEEP), '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)),
    fc.nat(text.length).map((end) => text.slice(0, end)),
    fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
      '',
      '\ufeff' + text,
      text + text,
      twice,
      'null',
      '0',
      '"text"',
      '{"__proto__":[]}',
      `[${'0,'.repeat(DEEP)}0]`,
      `{"name":"${'a'.repeat(1024 * 1024 - 11)}"}`,
      'x'.repeat(1024 * 1024 + 1),
      text.replaceAll('"', "'"),
      new Uint8Array([0xff, 0xfe, ...bytes]),
      new Uint8Array([...bytes, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
      new Uint8Array(1000),
    ),
    fc.tuple(fc.nat(bytes.length), fc.nat(255)).map(([at, byte]) => {
      const copy = bytes.slice()
      copy[at] = byte
      return copy
    }),
    fc.constant(toJson({ '': text })),
  )
}
