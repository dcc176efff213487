import { describe, expect, test } from 'vitest'
import { search } from './rank.ts'

function find(labels: readonly string[], text: string): string[] {
  const items = labels.map((label) => ({ group: 'All', label }))
  return (search(items, text).get('All') ?? []).map(({ label }) => label)
}

describe('what was typed', () => {
  test.each([
    ['web', ['web', 'web-01', 'my-web', 'cobweb', 'w-e-b', 'disk'], ['web', 'web-01', 'my-web', 'cobweb', 'w-e-b']],
    ['NEW', ['New instance', 'Renew'], ['New instance', 'Renew']],
    ['new ins', ['New disk', 'New instance'], ['New instance']],
    ['inst new', ['New disk', 'New instance'], ['New instance']],
    ['  web  ', ['web-01'], ['web-01']],
    ['nins', ['New instance', 'Disks'], ['New instance']],
    ['prim db', ['db-primary', 'db-replica'], ['db-primary']],
    ['xyz', ['Projects'], []],
  ])('“%s” finds the best first', (text, labels, expected) => {
    expect(find(labels, text)).toEqual(expected)
  })

  test('keeps the order of what fits equally well', () => {
    expect(find(['web-02', 'web-10', 'web-01'], 'web')).toEqual(['web-02', 'web-10', 'web-01'])
  })

  test('when it is nothing, everything is there as it was', () => {
    expect(find(['b', 'a'], ' ')).toEqual(['b', 'a'])
  })
})

test('groups stay together, that of the best first', () => {
  const items = [
    { group: 'Recent', label: 'shop / Disks' },
    { group: 'Project', label: 'Disks' },
    { group: 'Recent', label: 'Disks of old' },
    { group: 'Theme', label: 'Dark' },
  ]
  const groups = [...search(items, 'disks')].map(([group, found]) => [group, found.map(({ label }) => label)])
  expect(groups).toEqual([
    ['Project', ['Disks']],
    ['Recent', ['Disks of old', 'shop / Disks']],
  ])
})
