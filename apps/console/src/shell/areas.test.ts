import { describe, expect, test } from 'vitest'
import { areas, pathTo, placesFrom } from './areas.ts'
import type { Area } from './areas.ts'

const names: readonly Area[] = ['silo', 'project', 'settings', 'system']

describe('the places that can be gone to', () => {
  test('are the pages of the area and the ways into the others', () => {
    const { own, others } = placesFrom('project', true)
    expect(own.map(({ label }) => label)).toEqual(expect.arrayContaining(['Instances', 'Disks', 'Images', 'VPCs']))
    expect(others.map(({ label }) => label)).toEqual(['Projects', 'System', 'Settings'])
  })

  test('leave out the system for those who may not see it', () => {
    expect(placesFrom('silo', false).others.map(({ label }) => label)).toEqual(['Settings'])
  })

  test('name no page twice', () => {
    for (const area of names) {
      const { own, others } = placesFrom(area, true)
      const paths = [...own, ...others].map(({ to }) => to)
      expect(new Set(paths).size, area).toBe(paths.length)
    }
  })

  test('have no letter twice', () => {
    for (const area of names) {
      const { own, others } = placesFrom(area, true)
      const letters = [...own, ...others].flatMap(({ letter }) => letter ?? [])
      expect(new Set(letters).size, area).toBe(letters.length)
    }
  })
})

test('an address has its parameters filled in', () => {
  expect(pathTo('/projects/$project/instances/$instance/storage', { project: 'a', instance: 'b c' })).toBe(
    '/projects/a/instances/b%20c/storage',
  )
  expect(pathTo('/projects')).toBe('/projects')
})

test('links outside of a project need none', () => {
  for (const area of ['silo', 'settings', 'system'] as const)
    for (const { places } of areas[area]) for (const { to } of places) expect(to).not.toContain('$')
})
