import { expect, test } from 'vitest'
import { conferredBy } from './conferred.ts'

test('each role on the fleet that a role in a silo brings with it is told, the strongest first', () => {
  expect(conferredBy({ viewer: ['viewer'], admin: ['viewer', 'admin'] })).toEqual([
    { siloRole: 'admin', fleetRole: 'admin' },
    { siloRole: 'admin', fleetRole: 'viewer' },
    { siloRole: 'viewer', fleetRole: 'viewer' },
  ])
})

test('a silo that maps none confers none', () => {
  expect(conferredBy({})).toEqual([])
  expect(conferredBy({ admin: [] })).toEqual([])
})
