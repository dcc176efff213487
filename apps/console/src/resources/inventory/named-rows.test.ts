import { expect, test } from 'vitest'
import { namedRows } from './named-rows.ts'

const page = {
  queryKey: ['sledList', {}],
  queryFn: async () => ({ items: [{ serial: 'S-10' }, { serial: 'S-2' }], nextPage: 'more' }),
}

test('rows are named, and in the order of their names as people count', async () => {
  const { queryFn } = namedRows(page, ({ serial }) => serial)
  const { items, nextPage } = await queryFn({ signal: new AbortController().signal })
  expect(items).toEqual([
    { serial: 'S-2', name: 'S-2' },
    { serial: 'S-10', name: 'S-10' },
  ])
  expect(nextPage).toBe('more')
})

test('are refreshed with what they are made of, and kept apart from it', () => {
  const { queryKey } = namedRows(page, ({ serial }) => serial)
  expect(queryKey.slice(0, 2)).toEqual(page.queryKey)
  expect(queryKey).not.toEqual(page.queryKey)
})
