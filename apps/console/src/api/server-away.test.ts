import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isServerAway } from './server-away.ts'

test.each([
  [new ApiError('The server cannot be reached', 0), true],
  [new ApiError('Bad gateway', 502), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new ApiError('Internal Server Error', 500), false],
  [new TypeError('x is not a function'), false],
])('%s: the server is away, %s', (error, isAway) => {
  expect(isServerAway(error)).toBe(isAway)
})
