import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each(['/', '/projects', '/projects/a/instances?pageToken=x%2Fy', '/loginish'])('%s leads back', (path) => {
  expect(localPath(path)).toBe(path)
})

test.each([
  '',
  'projects',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/a\\b',
  '/\n/evil.example',
  'javascript:alert(1)',
  ' /projects',
  '/login',
  '/login/demo/local?redirect_uri=/projects',
  undefined,
  ['/projects'],
])('%j does not', (path) => {
  expect(localPath(path)).toBeUndefined()
})
