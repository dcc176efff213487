import { operations } from '@plenum/api'
import { expect, test } from 'vitest'
import { operationOf } from './operation-of.ts'

test('every operation is found by what is asked, whatever its parameters are', () => {
  for (const { id, method, path } of Object.values(operations)) {
    const asked = path.replace(/\{\w+\}/g, 'x%2F1')
    expect(operationOf(method, asked), asked).toBe(id)
  }
})

test('what is asked for without its body counts as the same', () => {
  expect(operationOf('HEAD', '/v1/projects')).toBe('projectList')
})

test.each([
  ['GET', '/'],
  ['GET', '/v1'],
  ['GET', '/v1/projects/'],
  ['GET', '/v1/projects/a/b'],
  ['PATCH', '/v1/projects'],
  ['GET', `/v1/${'a/'.repeat(10_000)}`],
  ['GET', '/assets/index-abc.js'],
  ['GET', '//v1/projects'],
  ['GET', '/v1/__proto__'],
])('%s %s is none', (method, path) => {
  expect(operationOf(method, path)).toBe('other')
})
