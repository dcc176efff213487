import { expect, test } from 'vitest'
import { lldpBody, lldpSchema, lldpValues } from './lldp-schema.ts'

const all = {
  enabled: true,
  linkName: 'uplink-0',
  linkDescription: 'To the router',
  chassisId: '02:00:5e:10:00:01',
  systemName: 'rack',
  systemDescription: 'A rack',
  managementIp: '192.0.2.1',
}

test('nothing that is announced gets lost between the form and the body', () => {
  expect(lldpBody(lldpValues(all))).toEqual(all)
  expect(lldpValues({ enabled: false, systemName: null })).toEqual({
    enabled: false,
    linkName: '',
    linkDescription: '',
    chassisId: '',
    systemName: '',
    systemDescription: '',
    managementIp: '',
  })
})

test('what is empty is not said', () => {
  expect(lldpBody({ ...all, systemName: '  ', managementIp: '' })).toEqual({
    enabled: true,
    linkName: 'uplink-0',
    linkDescription: 'To the router',
    chassisId: '02:00:5e:10:00:01',
    systemDescription: 'A rack',
  })
})

test.each([
  ['', true],
  [' fd00::1 ', true],
  ['192.0.2.1/24', false],
  ['router', false],
])('a management address %j is good: %s', (managementIp, isGood) => {
  expect(lldpSchema.safeParse({ ...all, managementIp }).success).toBe(isGood)
})
