import { expect, test } from 'vitest'
import type { Utilization } from '@plenum/api'
import { cannotStart, quotaLines, takenBy, whyNotCreate } from './quota.ts'
import { GiB, image as imageOf, none } from './testing.ts'
import { initialValues } from './values.ts'
import type { Choices } from './values.ts'

const image = imageOf(1, 'debian', 8)
const choices: Choices = { ...none, siloImages: [image] }
const values = { ...initialValues(choices), siloImage: image.id }
const utilization: Utilization = {
  provisioned: { cpus: 10, memory: 40 * GiB, storage: 90 * GiB },
  capacity: { cpus: 16, memory: 64 * GiB, storage: 100 * GiB },
}

test('says what would be in use of what there may be', () => {
  expect(quotaLines(utilization, takenBy(values, choices))).toEqual([
    { label: 'vCPUs', text: '12 of 16', over: undefined },
    { label: 'Memory', text: '48 GiB of 64 GiB', over: undefined },
    { label: 'Storage', text: '100 GiB of 100 GiB', over: undefined },
  ])
})

test('an existing disk takes nothing that is not taken already', () => {
  const attached = {
    ...values,
    bootFrom: 'disk' as const,
    disk: 'scratch',
    disks: [{ type: 'attach' as const, name: 'a' }],
  }
  expect(takenBy(attached, choices).storage).toBe(0)
})

test('disks that are made along count together', () => {
  const disk = {
    type: 'create' as const,
    name: 'data',
    description: '',
    size: GiB,
    diskSource: { type: 'blank' as const, blockSize: 512 as const },
  }
  const more = takenBy({ ...values, disks: [disk] }, choices)
  expect(more.storage).toBe(11 * GiB)
  expect(whyNotCreate(utilization, more)).toBe('The disks take more storage than the silo has left')
  expect(quotaLines(utilization, more)[2]).toEqual({ label: 'Storage', text: '101 GiB of 100 GiB', over: '1 GiB' })
})

test('too little CPU or memory is no reason not to create it, but it cannot start', () => {
  for (const size of [{ ncpus: 7 }, { memoryGiB: 25 }]) {
    const more = takenBy({ ...values, family: 'custom', ...size }, choices)
    expect(whyNotCreate(utilization, more)).toBeUndefined()
    expect(cannotStart(utilization, more)).toBe(true)
  }
  expect(cannotStart(utilization, takenBy(values, choices))).toBe(false)
})

test('an empty field asks for nothing', () => {
  const empty = {
    ...values,
    family: 'custom' as const,
    ncpus: Number.NaN,
    memoryGiB: Number.NaN,
    diskSizeGiB: Number.NaN,
  }
  expect(takenBy(empty, choices)).toEqual({ cpus: 0, memory: 0, storage: 0 })
})
