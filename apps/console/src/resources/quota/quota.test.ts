import { GiB } from '@plenum/api/bytes'
import { expect, test } from 'vitest'
import { exceeded, quotaBody, quotaChanges, QuotaSchema, quotaValues } from './quota.ts'

const counts = { cpus: 8, memory: 32 * GiB, storage: 100 * GiB }

test('memory and storage are in GiB in the form, and in bytes on the wire', () => {
  expect(quotaValues(counts)).toEqual({ cpus: 8, memoryGiB: 32, storageGiB: 100 })
  expect(quotaBody({ cpus: 8, memoryGiB: 0.5, storageGiB: 7168 })).toEqual({
    cpus: 8,
    memory: GiB / 2,
    storage: 7168 * GiB,
  })
})

test('only what was changed is sent', () => {
  expect(quotaChanges(counts, quotaValues(counts))).toEqual({})
  expect(quotaChanges(counts, { ...quotaValues(counts), memoryGiB: 33 })).toEqual({ memory: 33 * GiB })
  expect(quotaChanges(counts, { cpus: 9, memoryGiB: 32, storageGiB: 0 })).toEqual({ cpus: 9, storage: 0 })
})

test('a quota that is no round number stays as it is when another is changed', () => {
  const odd = { ...counts, memory: 32 * GiB + 12_345 }
  expect(quotaChanges(odd, { ...quotaValues(odd), cpus: 9 })).toEqual({ cpus: 9 })
})

test.each([
  [{ cpus: 1.5 }, 'cpus', 'must be a whole number'],
  [{ cpus: -1 }, 'cpus', 'cannot be less than 0'],
  [{ cpus: Number.NaN }, 'cpus', 'required'],
  [{ memoryGiB: Number.NaN }, 'memoryGiB', 'required'],
  [{ storageGiB: 8_388_609 }, 'storageGiB', 'cannot be more than 8388607'],
])('%j is refused at %s: %s', (change, path, message) => {
  const { error } = QuotaSchema.safeParse({ ...quotaValues(counts), ...change })
  expect(error?.issues).toMatchObject([{ path: [path], message }])
})

test('quotas of 0 and of what fits exactly are accepted', () => {
  expect(QuotaSchema.safeParse({ cpus: 0, memoryGiB: 0, storageGiB: 0 }).success).toBe(true)
})

test('what is in use beyond a quota is told; as much as is in use is enough', () => {
  expect(exceeded(counts, quotaValues(counts))).toEqual([])
  expect(exceeded(counts, { cpus: 7, memoryGiB: 32, storageGiB: 99 })).toEqual(['vCPUs', 'storage'])
})
