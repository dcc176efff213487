import { NAME_MAX, whyNotName } from './text-rules.ts'
import { expect, test } from 'vitest'
import { generateName } from './generate-name.ts'

test('a generated name says what it was made of', () => {
  expect(generateName(['web', 'debian-13'], '1f4c9a')).toBe('web-debian-13-1f4c9a')
})

test('each one ends differently, in six hexadecimal digits', () => {
  const names = Array.from({ length: 50 }, () => generateName(['web', 'debian-13']))
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^web-debian-13-[0-9a-f]{6}$/)
})

test.each([
  ['both long', 'i'.repeat(NAME_MAX), 'm'.repeat(NAME_MAX)],
  ['the first long', 'i'.repeat(NAME_MAX), 'debian-13'],
  ['the second long', 'web', 'm'.repeat(NAME_MAX)],
  ['cut where a dash is', `${'i'.repeat(25)}----${'i'.repeat(30)}`, `${'m'.repeat(26)}-${'m'.repeat(30)}`],
])('it is a valid name: %s', (_, instance, image) => {
  const name = generateName([instance, image])
  expect(whyNotName(name)).toBeUndefined()
  expect(name.startsWith(instance.slice(0, 3))).toBe(true)
  expect(name).toContain(image.slice(0, 3))
})

test('one part alone may be longer', () => {
  expect(generateName(['d'.repeat(NAME_MAX)], '000000')).toHaveLength(NAME_MAX)
})
