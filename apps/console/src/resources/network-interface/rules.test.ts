import { expect, test } from 'vitest'
import { whyNotAddInterface, whyNotDeleteInterface, whyNotInterfaces, whyNotMakePrimary } from './rules.ts'

const at = (subnetName: string, vpcName = 'default') => ({ vpcName, subnetName })

test('up to eight interfaces in different subnets of one VPC go together', () => {
  const eight = Array.from({ length: 8 }, (_, number) => at(`subnet-${number}`))
  expect(whyNotInterfaces(eight)).toBeUndefined()
  expect(whyNotInterfaces([...eight, at('one-more')])).toBe('an instance can have at most 8 network interfaces')
})

test.each([
  [[], 'add a network interface, or choose default or none'],
  [[at('a'), at('b', 'other')], 'all network interfaces must be in the same VPC'],
  [[at('a'), at('a')], 'each network interface must be in another subnet'],
])('%j is refused', (list, reason) => {
  expect(whyNotInterfaces(list)).toBe(reason)
})

test('interfaces change while the instance is stopped', () => {
  expect(whyNotAddInterface('stopped', 7)).toBeUndefined()
  expect(whyNotAddInterface('stopped', 8)).toBe('An instance can have at most 8 network interfaces')
  expect(whyNotAddInterface('running', 0)).toBe('Only instances that are stopped can change their network interfaces')
  expect(whyNotMakePrimary({ primary: false }, 'stopped')).toBeUndefined()
  expect(whyNotMakePrimary({ primary: true }, 'stopped')).toBe('This is the primary network interface already')
  expect(whyNotMakePrimary({ primary: false }, 'failed')).toBe(
    'Only instances that are stopped can change their network interfaces',
  )
})

test('the primary interface goes last', () => {
  expect(whyNotDeleteInterface({ primary: true }, 'stopped', 2)).toBe(
    'Make another network interface the primary one first',
  )
  expect(whyNotDeleteInterface({ primary: true }, 'stopped', 1)).toBeUndefined()
  expect(whyNotDeleteInterface({ primary: false }, 'failed', 2)).toBeUndefined()
  expect(whyNotDeleteInterface({ primary: false }, 'running', 2)).toBe(
    'Only instances that are stopped or failed can lose a network interface',
  )
})
