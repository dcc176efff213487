import { describe, expect, test } from 'vitest'
import { mergeParts } from './merge-parts.ts'
import type { Graph, Module } from './module-graph.ts'
import type { Page } from './pages.ts'

type Spec = Record<string, { size?: number; imports?: string[] }>

const SMALL = 1000
const LARGE = 1_000_000

const graphOf = (spec: Spec): Graph =>
  new Map(
    Object.entries(spec).map(([id, { size = SMALL, imports = [] }]): [string, Module] => [
      id,
      { size, imports: new Set(imports) },
    ]),
  )
const pagesOf = (...wants: string[][]): Page[] => wants.map((each) => ({ wants: each, weight: 1 }))

/** What a page loads: the files of what it wants, and of all that those import. */
function loaded(graph: Graph, parts: readonly string[][], wants: readonly string[]): Set<readonly string[]> {
  const found = new Set<readonly string[]>()
  const open = [...wants]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const part = parts.find((each) => each.includes(id ?? ''))
    if (!part || found.has(part)) continue
    found.add(part)
    for (const module of part) open.push(...(graph.get(module)?.imports ?? []))
  }
  return found
}

function isCyclic(graph: Graph, parts: readonly string[][]): boolean {
  return parts.some((part) => {
    const outside = part.flatMap((id) => [...(graph.get(id)?.imports ?? [])]).filter((id) => !part.includes(id))
    return loaded(graph, parts, outside).has(part)
  })
}

describe('what is small', () => {
  test('goes with what the same pages need', () => {
    const graph = graphOf({
      a: { imports: ['piece'] },
      b: { imports: ['piece'] },
      piece: { imports: ['icon'] },
      icon: {},
    })
    const parts = mergeParts(graph, pagesOf(['a'], ['b']))
    expect(parts).toContainEqual(expect.arrayContaining(['icon', 'piece']))
  })

  test('is loaded by pages that do not need it, where that spares a request', () => {
    const graph = graphOf({
      a: { imports: ['one', 'two'] },
      b: { imports: ['one', 'two'] },
      c: { imports: ['one'] },
      one: {},
      two: {},
    })
    const parts = mergeParts(graph, pagesOf(['a'], ['b'], ['c']))
    expect(loaded(graph, parts, ['a']).size).toBeLessThanOrEqual(2)
  })
})

describe('what is large', () => {
  test('is loaded by those alone who need it', () => {
    const graph = graphOf({
      a: { imports: ['chart', 'piece'] },
      b: { imports: ['piece'] },
      chart: { size: LARGE },
      piece: {},
    })
    const parts = mergeParts(graph, pagesOf(['a'], ['b']))
    const files = [...loaded(graph, parts, ['b'])].flat()
    expect(files).toContain('piece')
    expect(files).not.toContain('chart')
  })

  test('nor does something small that needs it come into a file that others load', () => {
    const graph = graphOf({
      metrics: { imports: ['chart', 'piece'] },
      list: { imports: ['piece'] },
      chart: { size: LARGE },
      piece: {},
    })
    const parts = mergeParts(graph, [
      { wants: ['metrics'], weight: 1 },
      { wants: ['list'], weight: 1 },
      { wants: ['chart'], weight: 30 },
    ])
    expect([...loaded(graph, parts, ['list'])].flat()).not.toContain('chart')
  })
})

test('a page that counts much is spared what it does not need', () => {
  const graph = graphOf({
    door: { imports: ['field'] },
    form: { imports: ['field', 'select'] },
    field: {},
    select: { size: 60_000 },
  })
  const filesOfDoor = (weight: number) => {
    const parts = mergeParts(graph, [
      { wants: ['door'], weight },
      { wants: ['form'], weight: 1 },
    ])
    return [...loaded(graph, parts, ['door'])].flat()
  }
  expect(filesOfDoor(1)).toContain('select')
  expect(filesOfDoor(30)).not.toContain('select')
})

/** Numbers that look like chance, and are the same every time. */
function* chance(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

describe('of any graph', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'each module is in one file, no file needs itself, nothing that a page needs is missing (%i)',
    (seed) => {
      const numbers = chance(seed)
      const next = (below: number) => Math.floor(numbers.next().value * below)
      const spec: Spec = {}
      // Imports go to what is already there, so there is an order to load them in.
      for (let at = 0; at < 60; at++) {
        const imports = Array.from({ length: Math.min(at, next(4)) }, () => `m${next(at)}`)
        spec[`m${at}`] = { size: next(4) === 0 ? LARGE : next(50_000), imports }
      }
      const graph = graphOf(spec)
      const wants = Array.from({ length: 12 }, (_, at) => [`m${59 - at}`, `m${next(60)}`])
      const parts = mergeParts(graph, pagesOf(...wants))
      const all = parts.flat()
      expect(new Set(all).size).toBe(all.length)
      expect(isCyclic(graph, parts)).toBe(false)
      for (const each of wants) {
        const files = new Set([...loaded(graph, parts, each)].flat())
        const open = [...each]
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          expect(files).toContain(id)
          open.push(...(graph.get(id)?.imports ?? []))
        }
      }
      expect(parts.length).toBeLessThan(60)
    },
  )
})
