import { expect, test } from 'vitest'
import { bySoonestExpiry } from './order.ts'

const token = (id: string, created: number, expires?: number) => ({
  id,
  timeCreated: new Date(created),
  timeExpires: expires === undefined ? null : new Date(expires),
})

test('the soonest to expire comes first, and what never expires last, the newest of it first', () => {
  const tokens = [token('old', 1), token('late', 5, 900), token('new', 2), token('soon', 9, 100)]
  expect(tokens.toSorted(bySoonestExpiry).map(({ id }) => id)).toEqual(['soon', 'late', 'new', 'old'])
})
