import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

test.each(['/', '/projects', '/projects/a/instances?pageToken=x%2Fy', '/loginish'])('%s leads back', (path) => {
  expect(wayBack(path)).toBe(path)
})

test.each(['/login', '/login/demo/local?redirect_uri=/projects', '//evil.example', null])('%j does not', (path) => {
  expect(wayBack(path)).toBeUndefined()
})
