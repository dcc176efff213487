import { expect, test } from 'vitest'
import { whyNotProvision } from './quota-rules.ts'

const quota = { cpus: 10, memory: 100, storage: 1000 }
const inUse = { cpus: 8, memory: 90, storage: 900 }

test.each([
  [{ cpus: 2, memory: 10, storage: 100 }],
  [{ storage: 100 }],
  [{ cpus: 0, memory: 0, storage: 0 }],
  [{ cpus: -8, memory: -90 }],
  [{}],
])('%j more is within the quota', (more) => {
  expect(whyNotProvision(quota, inUse, more)).toBeUndefined()
})

test.each([
  [{ cpus: 3, memory: 11, storage: 101 }, 'vCPU Limit Exceeded: Not enough vCPUs to complete request.'],
  [{ memory: 11, storage: 101 }, 'Memory Limit Exceeded: Not enough memory to complete request.'],
  [{ storage: 101 }, 'Storage Limit Exceeded: Not enough storage to complete request.'],
])('%j more is not, and the first that lacks is named', (more, complaint) => {
  expect(whyNotProvision(quota, inUse, more)).toContain(complaint)
})

test('the reason says what can be done', () => {
  expect(whyNotProvision(quota, inUse, { cpus: 3 })).toContain('stop unused instances')
  expect(whyNotProvision(quota, inUse, { storage: 101 })).toContain('remove unneeded disks and snapshots')
})

test('under a quota that was lowered below what is in use, only what is asked for is checked', () => {
  expect(whyNotProvision({ ...quota, cpus: 1 }, inUse, { storage: 1 })).toBeUndefined()
  expect(whyNotProvision({ ...quota, cpus: 1 }, inUse, { cpus: 1 })).toContain('vCPU')
})
