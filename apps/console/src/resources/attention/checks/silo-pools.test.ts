import { expect, test } from 'vitest'
import { unlinkedSilos } from './silo-pools.ts'

const silo = { id: 's', name: 'atlas' }

test('a silo with a default pool is fine', () => {
  expect(unlinkedSilos([{ silo, pools: [{ isDefault: false }, { isDefault: true }] }])).toEqual([])
})

test('a silo with pools and no default is to be known', () => {
  expect(unlinkedSilos([{ silo, pools: [{ isDefault: false }] }])).toMatchObject([
    { severity: 'info', text: expect.stringContaining('no default IP pool') },
  ])
})

test('a silo without pools is worse, and leads to its pools', () => {
  expect(unlinkedSilos([{ silo, pools: [] }])).toMatchObject([
    {
      severity: 'notice',
      text: expect.stringContaining('linked to no IP pool'),
      remedy: { params: { silo: 'atlas' } },
    },
  ])
})
