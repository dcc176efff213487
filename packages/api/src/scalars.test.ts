import { describe, expect, test } from 'vitest'
import { ByteCount, Description, Id, Name, NameOrId } from './scalars.ts'
import { parseUuid, whyNotHostname, whyNotName } from './text-rules.ts'

const id = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab'
const simple = id.replaceAll('-', '')

const invalid = (char: string) =>
  `name contains invalid character: "${char}" (allowed characters are lowercase ASCII, digits, and "-")`

describe('names', () => {
  test.each(['a', 'web-01', 'a-b--c', 'x9', 'a'.repeat(63), `a-${id}`])('%s is a name', (name) => {
    expect(whyNotName(name)).toBeUndefined()
    expect(Name.safeParse(name).success).toBe(true)
  })

  const first = 'name must begin with an ASCII lowercase character'
  const uuid = 'name cannot be a UUID to avoid ambiguity with IDs'
  const refused: readonly [name: string, why: string][] = [
    ['', 'name requires at least one character'],
    ['a'.repeat(64), 'name may contain at most 63 characters'],
    ['1a', first],
    ['-a', first],
    ['A', first],
    ['é', first],
    ['aB', invalid('B')],
    ['a_b', invalid('_')],
    ['a b', invalid(' ')],
    ['a.b', invalid('.')],
    ['aé', invalid('é')],
    ['a🦊', invalid('🦊')],
    ['a\n', invalid('\n')],
    ['a-', 'name cannot end with "-"'],
    [`a${id.slice(1)}`, uuid],
    [`a${simple.slice(1)}`, uuid],
  ]

  test.each(refused)('%j is refused: %s', (name, why) => {
    expect(whyNotName(name)).toBe(why)
    const parsed = Name.safeParse(name)
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([why])
  })
})

describe('UUIDs', () => {
  test.each([id, id.toUpperCase(), simple, simple.toUpperCase(), `{${id}}`, `urn:uuid:${id}`])(
    '%s is understood, and made canonical',
    (text) => {
      expect(parseUuid(text)).toBe(id)
    },
  )

  test.each(['', 'web-01', id.slice(1), `${id}0`, simple.slice(1), id.replace('6', 'g'), `{${id}`, `${id}}`, ` ${id}`])(
    '%j is no UUID',
    (text) => {
      expect(parseUuid(text)).toBeUndefined()
    },
  )

  test('an id in any of the forms is read as the canonical one', () => {
    expect(Id.parse(simple.toUpperCase())).toBe(id)
    expect(Id.safeParse('web-01').success).toBe(false)
  })
})

describe('name or id', () => {
  test.each(['web-01', id, simple, `{${id}}`, `urn:uuid:${id}`])('%s is one', (text) => {
    expect(NameOrId.safeParse(text).success).toBe(true)
  })

  test.each(['', 'Web', '01', `${id}-`, 'a/b'])('%j is neither', (text) => {
    expect(NameOrId.safeParse(text).error?.issues[0]?.message).toBe(
      'data did not match any variant of untagged enum NameOrId',
    )
  })
})

describe('hostnames', () => {
  const longest = `${'a'.repeat(126)}.${'b'.repeat(126)}`

  test.each(['a', 'A', '0', 'web-01', 'Web.Example', 'a.b.c', 'x--y', longest])('%s is one', (text) => {
    expect(whyNotHostname(text)).toBeUndefined()
  })

  test.each(['', '.', 'a.', '.a', 'a..b', '-a', 'a-', 'a.-b', 'a-.b', 'a_b', 'a b', 'é', 'a\n'])(
    '%j does not comply with RFC 1035',
    (text) => {
      expect(whyNotHostname(text)).toBe('Hostnames must comply with RFC 1035')
    },
  )

  test('254 characters are too many', () => {
    expect(longest).toHaveLength(253)
    expect(whyNotHostname(`${longest}b`)).toBe('Max hostname length is 253')
  })
})

describe('descriptions', () => {
  test.each(['', 'x'.repeat(512), '🦊'.repeat(512), 'Any text:\n"é"'])('may be %j', (text) => {
    expect(Description.safeParse(text).success).toBe(true)
  })

  test.each(['x'.repeat(513), '🦊'.repeat(513)])('may not be longer than 512 characters', (text) => {
    const message = 'description may contain at most 512 characters'
    expect(Description.safeParse(text).error?.issues).toMatchObject([{ message }])
  })
})

describe('byte counts', () => {
  test.each([0, 1, 2 ** 40, Number.MAX_SAFE_INTEGER])('%d bytes can be said', (bytes) => {
    expect(ByteCount.safeParse(bytes).success).toBe(true)
  })

  test.each([-1, 0.5, 2 ** 63, '1', null])('%j is no number of bytes', (bytes) => {
    expect(ByteCount.safeParse(bytes).success).toBe(false)
  })
})
