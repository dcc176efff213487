import { expect, test } from 'vitest'
import { readModule } from './module.ts'

function read(source: string) {
  return readModule('page.tsx', source)
}

test.each([
  [`const a = query('diskList', {})`, ['diskList']],
  [`const a = call(isStopped ? 'instanceStart' : 'instanceStop', {})`, ['instanceStart', 'instanceStop']],
  [`const a = { operation: 'diskCreate' }`, ['diskCreate']],
  [`const a = describeCall(routes.instanceSerialConsoleStream, {})`, ['instanceSerialConsoleStream']],
  [`const looks = [{ find: () => call('bgpStatus', {}) }]`, ['bgpStatus']],
])('an operation that %s names is mentioned', (source, mentions) => {
  const [reach] = read(source).declarations.values()
  expect([...(reach?.mentions ?? [])]).toEqual(mentions)
})

test.each([
  [`const a = { refreshes: ['diskList'] }`],
  [`const a = refresh('diskList')`],
  [`const a = id === 'loginLocal'`],
  [`const a: Operation<'diskList'> = b`],
  [`const a = { diskList: 1 }`],
])('one that is only spoken of in %s is not', (source) => {
  const [reach] = read(source).declarations.values()
  expect([...(reach?.mentions ?? [])]).toEqual([])
})

test('imports of values are followed, and those of types are none', () => {
  const { imports } = read(`
    import { a, type B } from './x.ts'
    import type { C } from './y.ts'
    import * as z from './z.ts'
    import d from './d.ts'`)
  expect(Object.fromEntries(imports)).toEqual({
    a: { from: './x.ts', name: 'a' },
    z: { from: './z.ts', name: '*' },
    d: { from: './d.ts', name: 'default' },
  })
})

test('what is exported under another name, or from elsewhere, is found', () => {
  const { exports, imports } = read(`const a = 1; export { a as b }; export { c as d } from './x.ts'`)
  expect(Object.fromEntries(exports)).toEqual({ b: 'a', d: 'c' })
  expect(imports.get('c')).toEqual({ from: './x.ts', name: 'c' })
})

test('what a declaration loads when it is needed belongs to it', () => {
  const { declarations } = read(`const Dialog = lazy(() => import('./dialog.tsx'))`)
  expect([...(declarations.get('Dialog')?.loads ?? [])]).toEqual(['./dialog.tsx'])
})

test('what cannot be read is an error, not nothing', () => {
  expect(() => read('const = 1')).toThrow('page.tsx cannot be read')
})
