import { expect, test } from 'vitest'
import { withoutPassword } from './database-url.ts'

test.each([
  ['postgres://me:secret@db:5432/plenum', 'postgres://me:•••@db:5432/plenum'],
  ['postgres://db/plenum', 'postgres://db/plenum'],
])('%s is shown as %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown)
})
