import { expect, test } from 'vitest'
import { createSearch, prefilled } from './prefill.ts'
import type { CreateSearch } from './prefill.ts'
import { choices, GiB, golden, idOf, image } from './testing.ts'
import { initialValues } from './values.ts'
import type { InstanceValues } from './values.ts'

test.each<[string, Record<string, unknown>, CreateSearch]>([
  ['texts are taken', { name: 'web', image: 'debian-13', like: 'db' }, { name: 'web', image: 'debian-13', like: 'db' }],
  ['an empty text is none', { name: '', disk: '' }, {}],
  ['what is no text is none', { name: 7, image: null, snapshot: ['golden'], like: { a: 1 } }, {}],
  ['of copies only texts stay', { copies: ['one', 2, null, 'two'] }, { copies: ['one', 'two'] }],
  ['copies that are no list are none', { copies: 'one' }, {}],
  ['what a form does not know is dropped', { admin: 'yes' }, {}],
])('in an address %s', (_, search, expected) => {
  expect(createSearch(search)).toEqual(expected)
})

test.each<[string, CreateSearch, Partial<InstanceValues>]>([
  ['nothing', {}, {}],
  ['a name', { name: 'web-1' }, { name: 'web-1' }],
  ['a name that no instance could have', { name: 'Web 1' }, {}],
  ['an image of the silo by name', { image: 'ubuntu' }, { bootFrom: 'silo', siloImage: idOf(2), diskSizeGiB: 20 }],
  ['an image of the silo by id', { image: idOf(2) }, { bootFrom: 'silo', siloImage: idOf(2), diskSizeGiB: 20 }],
  ['an image of the project', { image: 'web' }, { bootFrom: 'project', projectImage: idOf(3), diskSizeGiB: 30 }],
  ['a snapshot', { snapshot: 'golden' }, { bootFrom: 'snapshot', snapshot: golden.id, diskSizeGiB: 20 }],
  ['a disk that is free', { disk: 'scratch' }, { bootFrom: 'disk', disk: 'scratch' }],
  ['a disk by id, which the form knows by name', { disk: idOf(9) }, { bootFrom: 'disk', disk: 'scratch' }],
  ['an image before a disk', { disk: 'scratch', image: 'web' }, { bootFrom: 'project' }],
  ['what is not there', { image: 'gone', disk: 'gone', snapshot: 'gone' }, {}],
])('an address with %s fills in no more than that', (_, search, expected) => {
  const values = prefilled(search, choices)
  expect(values).toMatchObject(expected)
  if (Object.keys(expected).length === 0) expect(values).toEqual({})
})

test("a project's own image goes before the silo's of the same name", () => {
  const both = { ...choices, projectImages: [image(4, 'ubuntu', 5)] }
  expect(prefilled({ image: 'ubuntu' }, both)).toMatchObject({ bootFrom: 'project', projectImage: idOf(4) })
})

test('an image is offered a disk of the size that choosing it would give', () => {
  const small = { ...choices, siloImages: [{ ...image(5, 'tiny', 1), size: GiB / 4 }], projectImages: [] }
  expect(prefilled({ image: 'tiny' }, small)).toMatchObject({ diskSizeGiB: initialValues(small).diskSizeGiB })
})
