import { expect, test } from 'vitest'
import { moduleGraph } from './module-graph.ts'

const ui = '/repo/packages/ui/src/index.ts'
const numbers = '/repo/node_modules/@internationalized/number/dist'

type Modules = Record<string, { code: string; imports?: string[] }>

const modules: Modules = {
  '/repo/page.tsx': {
    code: 'import { Table, Badge as Mark } from "@plenum/ui";\nimport { x } from "./passing.ts";\nimport { react } from "react"',
    imports: [ui, '/repo/passing.ts', '/repo/react.js'],
  },
  [ui]: {
    code: 'export { Table } from "./table.tsx";\nexport { Badge } from "./badge.tsx";\nexport { Tree } from "./tree.tsx";',
    imports: ['/repo/packages/ui/src/table.tsx', '/repo/packages/ui/src/badge.tsx', '/repo/packages/ui/src/tree.tsx'],
  },
  '/repo/packages/ui/src/table.tsx': { code: 'table' },
  '/repo/packages/ui/src/badge.tsx': { code: 'badge' },
  '/repo/packages/ui/src/tree.tsx': { code: 'tree' },
  '/repo/passing.ts': { code: 'export { x } from "./x.ts"', imports: ['/repo/x.ts'] },
  '/repo/x.ts': { code: 'x' },
  '/repo/react.js': { code: 'react' },
  '/repo/meter.js': {
    code: 'import { NumberFormatter as $a } from "@internationalized/number";',
    imports: [`${numbers}/index.mjs`],
  },
  [`${numbers}/index.mjs`]: {
    code: 'import { A as $f } from "./format.mjs";\nimport { B as $p } from "./parse.mjs";\nexport { $f as NumberFormatter, $p as NumberParser };',
    imports: [`${numbers}/format.mjs`, `${numbers}/parse.mjs`],
  },
  [`${numbers}/format.mjs`]: { code: 'format' },
  [`${numbers}/parse.mjs`]: { code: 'parse' },
}
const later = new Set(['/repo/page.tsx', '/repo/packages/ui/src/table.tsx', '/repo/x.ts', '/repo/meter.js'])
const graph = moduleGraph(later, new Set(['/repo/react.js']), (id) => {
  const module = modules[id]
  return module ? { code: module.code, importedIds: module.imports ?? [] } : null
})
const importsOf = (id: string) => [...(graph.get(id)?.imports ?? [])]

test('a name from the kit needs the file that it is in, not the whole kit', () => {
  expect(importsOf('/repo/page.tsx')).toEqual([
    '/repo/packages/ui/src/table.tsx',
    '/repo/packages/ui/src/badge.tsx',
    '/repo/passing.ts',
  ])
  expect(graph.has('/repo/packages/ui/src/tree.tsx')).toBe(false)
})

test('nor does one from a file that exports in the end what it imports', () => {
  expect(importsOf('/repo/meter.js')).toEqual([`${numbers}/format.mjs`])
})

test('what is in the build as nothing leads on, and weighs nothing', () => {
  expect(importsOf('/repo/passing.ts')).toEqual(['/repo/x.ts'])
  expect(graph.get('/repo/passing.ts')?.size).toBe(0)
  expect(graph.get('/repo/x.ts')?.size).toBe(1)
})

test('what every page has already is no part of it', () => {
  expect(graph.has('/repo/react.js')).toBe(false)
})
