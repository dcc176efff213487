import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

const plain = { url: 'http://127.0.0.1:4000', data: './data', hasDemoFleet: false, isExposed: false }

test('the address stands on a line of its own, where scripts look for it', () => {
  expect(/^\s*Plenum is ready at (http:\/\/\S+)/m.exec(greeting(plain))?.[1]).toBe('http://127.0.0.1:4000')
})

test('the demo accounts are shown only when there are any', () => {
  expect(greeting(plain)).not.toContain('plenum-demo')
  const text = greeting({ ...plain, hasDemoFleet: true })
  for (const word of ['plenum-demo', 'operator', 'admin', 'collaborator', 'viewer', 'newcomer'])
    expect(text).toContain(word)
})

test('a demo that others can reach comes with a warning', () => {
  expect(greeting({ ...plain, hasDemoFleet: true, isExposed: true })).toContain('--no-demo')
  expect(greeting({ ...plain, hasDemoFleet: true })).not.toContain('--no-demo')
  expect(greeting({ ...plain, isExposed: true })).not.toContain('--no-demo')
})

test('what is kept nowhere is said to be', () => {
  expect(greeting({ ...plain, data: ':memory:' })).toContain('Nothing is kept')
})
