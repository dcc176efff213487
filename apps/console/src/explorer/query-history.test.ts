// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetQueries, keepQuery, ranQueries } from './query-history.ts'

beforeEach(() => localStorage.clear())

test('what ran last comes first, and once', () => {
  keepQuery('ann', 'fleet', 'get a:b')
  keepQuery('ann', 'fleet', 'get a:c')
  expect(keepQuery('ann', 'fleet', 'get a:b')).toEqual(['get a:b', 'get a:c'])
  expect(ranQueries('ann', 'fleet')).toEqual(['get a:b', 'get a:c'])
})

test('nobody sees what others ran, or what ran elsewhere', () => {
  keepQuery('ann', 'fleet', 'get a:b')
  expect(ranQueries('bob', 'fleet')).toEqual([])
  expect(ranQueries('ann', 'project web')).toEqual([])
})

test('no more than thirty are kept, and all can be forgotten', () => {
  for (let index = 0; index < 40; index++) keepQuery('ann', 'fleet', `get a:b | last ${index + 1}`)
  expect(ranQueries('ann', 'fleet')).toHaveLength(30)
  forgetQueries('ann', 'fleet')
  expect(ranQueries('ann', 'fleet')).toEqual([])
})

test('a storage that holds something else holds nothing', () => {
  localStorage.setItem('plenum.queries.ann fleet', '{"not": "a list"}')
  expect(ranQueries('ann', 'fleet')).toEqual([])
  localStorage.setItem('plenum.queries.ann fleet', 'not JSON')
  expect(ranQueries('ann', 'fleet')).toEqual([])
})
