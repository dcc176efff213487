import { expect, test } from 'vitest'
import { whyNotProvision } from './provision-rule.ts'

const inService = { policy: { kind: 'in_service', provisionPolicy: 'provisionable' }, state: 'active' } as const
const operator = { siloId: 'a', silo: undefined, fleet: 'admin' } as const

test('an admin of the fleet may change the policy of a sled in service', () => {
  expect(whyNotProvision(inService, operator)).toBeUndefined()
})

test('what is out of service stays so, whoever asks', () => {
  expect(whyNotProvision({ ...inService, policy: { kind: 'expunged' } }, operator)).toContain('expunged')
  expect(whyNotProvision({ ...inService, state: 'decommissioned' }, operator)).toContain('decommissioned')
})

test.each(['viewer', 'collaborator'] as const)('a %s of the fleet is told which role it takes', (fleet) => {
  expect(whyNotProvision(inService, { ...operator, fleet })).toBe(
    `This takes the role admin on the fleet; yours is ${fleet}`,
  )
})

test('while the roles are not known, the control plane is left to say', () => {
  expect(whyNotProvision(inService, undefined)).toBeUndefined()
})
