import { describe, expect, test } from 'vitest'
import { faultSettings } from './fault-settings.ts'

const usualLatency = [200, 400] as const

/** A tab that opens one address after the other. */
function tab(environment: Record<string, string> = {}) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return (search: string, hash = '') =>
    faultSettings({ location: { search, hash }, storage, environment, usualLatency })
}

describe('faults', () => {
  test('are off, but for the usual latency', () => {
    expect(tab()('')).toEqual({ latency: usualLatency, chaos: 0, seed: undefined })
  })

  test('are what the address says, before or in the fragment', () => {
    expect(tab()('?chaos=0.2&latency=0&seed=3')).toEqual({ latency: 0, chaos: 0.2, seed: 3 })
    expect(tab()('', '#/projects?chaos=0.5&latency=50')).toEqual({ latency: 50, chaos: 0.5, seed: undefined })
  })

  test('stay as they are until an address says something else', () => {
    const open = tab()
    open('?chaos=0.2&latency=0')
    expect(open('')).toMatchObject({ latency: 0, chaos: 0.2 })
    expect(open('?chaos=0')).toMatchObject({ latency: 0, chaos: 0 })
    expect(open('')).toMatchObject({ latency: 0, chaos: 0 })
  })

  test('come from the environment where no address says anything', () => {
    const open = tab({ VITE_CHAOS: '0.1', VITE_LATENCY: '30' })
    expect(open('')).toMatchObject({ latency: 30, chaos: 0.1 })
    expect(open('?chaos=0.9')).toMatchObject({ latency: 30, chaos: 0.9 })
  })

  test.each(['?chaos=often', '?chaos=-1', '?chaos=', '?chaos=Infinity'])('are not %s', (search) => {
    expect(tab()(search).chaos).toBe(0)
  })

  test('are never more than certain', () => {
    expect(tab()('?chaos=5').chaos).toBe(1)
  })
})
