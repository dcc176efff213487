import { expect, test } from 'vitest'
import { rackSearch } from './search.ts'

test('a rack and the table can be asked for', () => {
  expect(rackSearch({ rack: 'a', view: 'table' })).toEqual({ rack: 'a', view: 'table' })
})

test.each([[{}], [{ rack: '', view: 'picture' }], [{ rack: 7, view: true }]])(
  '%j asks for the picture of the first rack',
  (search) => {
    expect(rackSearch(search)).toEqual({ rack: undefined, view: undefined })
  },
)
