import { expect, test } from 'vitest'
import { covers } from './names.ts'

const host = 'demo.sys.rack.example'

test.each([
  ['demo.sys.rack.example', true],
  ['DEMO.sys.Rack.example.', true],
  ['*.sys.rack.example', true],
  ['lab.sys.rack.example', false],
  ['*.rack.example', false],
  ['*.*.rack.example', false],
  ['d*.sys.rack.example', false],
  ['*', false],
  ['sys.rack.example', false],
  ['*.demo.sys.rack.example', false],
  ['', false],
])('the name %j covers the host: %j', (name, expected) => {
  expect(covers(name, host)).toBe(expected)
})
