import { expect, test } from 'vitest'
import { failedBundles } from './bundles.ts'

const bundle = { id: '12345678-9', timeCreated: new Date(0), reasonForCreation: 'asked', state: 'failed' } as const

test('a bundle that failed is told, with the reason where there is one', () => {
  expect(failedBundles([{ ...bundle, reasonForFailure: 'no space' }])[0]?.text).toBe(
    'Support bundle 12345678 failed: no space',
  )
  expect(failedBundles([bundle])[0]?.remedy?.to).toBe('/system/support-bundles')
  expect(failedBundles([{ ...bundle, reasonForFailure: null }])[0]?.text).toBe('Support bundle 12345678 failed')
})

test.each(['collecting', 'active', 'destroying'] as const)('one that is %s is fine', (state) => {
  expect(failedBundles([{ ...bundle, state }])).toEqual([])
})
