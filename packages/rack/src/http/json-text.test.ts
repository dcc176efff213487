import { toWire } from '@plenum/api'
import { expect, test, vi } from 'vitest'
import { jsonText, perDocument } from './json-text.ts'

const usual = (value: unknown) => JSON.stringify(toWire(value))
const document = { id: 'a', timeCreated: new Date(0), nested: { firstName: 'x', gone: undefined } }

test.each([
  ['an object', document],
  ['a page', { items: [document, { secondName: null }], nextPage: null }],
  ['a page that goes on', { items: [], nextPage: 'a"b' }],
  ['what looks like a page', { items: [document], nextPage: null, more: 1 }],
  ['items that are none', { items: 'text', nextPage: null }],
  ['text', 'text'],
  ['a list', [document]],
])('%s is written as it always is', (_, value) => {
  expect(jsonText(value)).toBe(usual(value))
  const view = perDocument(({ id, nested }: typeof document) => ({ id, nested, isKept: true }))
  const page = { items: [view(document), document, view(document)], nextPage: null }
  expect([jsonText(page), jsonText(page)]).toEqual([usual(page), usual(page)])
})

test('a document is looked at once, another of the same content again', () => {
  const make = vi.fn<(given: { id: string }) => { viewOf: string }>(({ id }) => ({ viewOf: id }))
  const view = perDocument(make)
  const one = { id: 'a' }
  expect([view(one), view(one), view({ id: 'b' })]).toEqual([{ viewOf: 'a' }, { viewOf: 'a' }, { viewOf: 'b' }])
  expect(make).toHaveBeenCalledTimes(2)
})
