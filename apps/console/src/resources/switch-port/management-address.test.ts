import { expect, test } from 'vitest'
import { managementText } from './management-address.ts'

test('management addresses of both kinds are written as people write them', () => {
  const interfaceNum = { ifIndex: 1 }
  expect(managementText({ addr: { ipAddr: '198.51.100.251' }, interfaceNum })).toBe('198.51.100.251')
  expect(managementText({ addr: { iEEE802: [2, 0, 94, 16, 0, 171] }, interfaceNum })).toBe('02:00:5e:10:00:ab')
})
