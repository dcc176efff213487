import { expect, test } from 'vitest'
import { oversubscribed } from './oversubscription.ts'

const GiB = 2 ** 30
const TiB = 2 ** 40
const sled = {
  id: 'a',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  baseboard: { serial: 'a', part: 'b', revision: 1 },
  rackId: 'r',
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  state: 'active',
  usableHardwareThreads: 100,
  usablePhysicalRam: 1000 * GiB,
} as const
const none = { cpus: 0, memory: 0, storage: 0 }
const silo = (allocated: Partial<typeof none>, provisioned: Partial<typeof none> = {}) => ({
  siloId: 's',
  siloName: 's',
  allocated: { ...none, ...allocated },
  provisioned: { ...none, ...provisioned },
})

test('quotas that promise as much as there is are fine', () => {
  expect(oversubscribed([silo({ cpus: 70, memory: 700 * GiB, storage: 21 * TiB })], [sled])).toEqual([])
})

test('quotas that promise more together are told, and by how much', () => {
  const findings = oversubscribed([silo({ cpus: 70 }), silo({ cpus: 35 })], [sled])
  expect(findings.map(({ severity, text }) => [severity, text])).toEqual([
    ['info', 'Quotas promise 1.5 times the vCPUs that tenants can have of the rack'],
  ])
})

test('it presses once most of what there is is taken', () => {
  expect(oversubscribed([silo({ cpus: 105 }, { cpus: 60 })], [sled])[0]?.severity).toBe('notice')
})

test('of a rack without sleds nothing is said', () => {
  expect(oversubscribed([silo({ cpus: 105 })], [])).toEqual([])
})
