import { expect, test } from 'vitest'
import { storageUse } from './storage-use.ts'

const GiB = 2 ** 30
const of = (used: number, quota: number) => ({
  provisioned: { cpus: 0, memory: 0, storage: used * GiB },
  capacity: { cpus: 0, memory: 0, storage: quota * GiB },
})

test('what fits is counted to what is in use', () => {
  expect(storageUse(of(90, 100), 10 * GiB)).toEqual({
    fits: true,
    text: 'With this, 100 GiB of the 100 GiB of storage that the silo may have are in use.',
  })
})

test('what does not fit is said, with what is left', () => {
  expect(storageUse(of(90, 100), 10 * GiB + 1)).toMatchObject({
    fits: false,
    text: expect.stringMatching(/^10 GiB of/),
  })
})

test('a silo that has more than it may have has nothing left', () => {
  expect(storageUse(of(120, 100), GiB).text).toMatch(/^0 B of/)
})
