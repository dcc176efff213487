import { expect, test } from 'vitest'
import { columnChanges, shownColumns } from './shown-columns.ts'

const columns = [
  { id: 'name', header: 'Name', isPrimary: true },
  { id: 'state', header: 'State' },
  { id: 'id', header: 'ID', isOptional: true },
]

test.each([
  [undefined, ['name', 'state']],
  ['+id', ['name', 'state', 'id']],
  ['-state,+id', ['name', 'id']],
  ['-name', ['name', 'state']],
  ['+unknown,nonsense,', ['name', 'state']],
])('%s shows %j', (changes, shown) => {
  expect([...shownColumns(columns, changes)].toSorted()).toEqual(shown.toSorted())
})

test.each([undefined, '+id', '-state', '-state,+id'])('%s is written as it was read', (changes) => {
  expect(columnChanges(columns, shownColumns(columns, changes))).toBe(changes)
})
