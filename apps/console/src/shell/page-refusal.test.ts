import { SearchParamError } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { explain, isForbidden, PageRefusal } from './page-refusal.ts'

test.each([
  [400, 'Bad request'],
  [403, 'Forbidden'],
  [404, 'Page not found'],
  [405, 'Method not allowed'],
] as const)('a route that answers with %i shows “%s”', (status, title) => {
  expect(explain(new PageRefusal(status)).title).toBe(title)
})

test.each([
  [404, 'Page not found'],
  [403, 'Something went wrong'],
  [500, 'Something went wrong'],
  [0, 'Something went wrong'],
])('what the API answers with %i shows “%s”', (status, title) => {
  expect(explain(new ApiError('Any', status)).title).toBe(title)
})

test('an address whose query does not parse is a bad request', () => {
  expect(explain(new SearchParamError('Any')).title).toBe('Bad request')
})

test.each([new TypeError('a defect'), 'a text', undefined])(
  'anything else is something that went wrong: %s',
  (error) => {
    expect(explain(error).title).toBe('Something went wrong')
  },
)

test('what is forbidden is told apart', () => {
  expect(isForbidden(new ApiError('Any', 403))).toBe(true)
  expect(isForbidden(new PageRefusal(403))).toBe(true)
  expect(isForbidden(new ApiError('Any', 404))).toBe(false)
  expect(isForbidden(new Error('Any'))).toBe(false)
})
