import { GiB } from '@plenum/api/bytes'
import { expect, test } from 'vitest'
import { defaultDiskGiB, grownDiskGiB, minDiskGiB, whyNotDiskGiB } from './size.ts'

test.each([
  [0, 1],
  [1, 1],
  [8 * GiB, 8],
  [8 * GiB + 1, 9],
])('a source of %d bytes needs %d GiB', (bytes, expected) => {
  expect(minDiskGiB(bytes)).toBe(expected)
})

test.each([
  [2, 10],
  [10, 10],
  [10.5, 20],
  [12, 20],
  [1020, 1020],
  [1021, 1023],
])('a disk for a source of %d GiB is offered with %d GiB', (sourceGiB, expected) => {
  expect(defaultDiskGiB(sourceGiB * GiB)).toBe(expected)
})

test('a larger source makes the disk grow', () => {
  expect(grownDiskGiB(10, 12 * GiB)).toBe(20)
})

test('a source that fits leaves the size alone, so it never shrinks', () => {
  expect(grownDiskGiB(500, 12 * GiB)).toBe(500)
  expect(grownDiskGiB(12, 12 * GiB)).toBe(12)
})

test('an empty size is filled in', () => {
  expect(grownDiskGiB(Number.NaN, 12 * GiB)).toBe(20)
})

test('a disk is at least as large as its source and at most what the platform makes', () => {
  const image = { bytes: 12 * GiB, kind: 'image' }
  expect(whyNotDiskGiB(12, image)).toBeUndefined()
  expect(whyNotDiskGiB(11, image)).toBe('must be at least 12 GiB, the size of the image')
  expect(whyNotDiskGiB(1)).toBeUndefined()
  expect(whyNotDiskGiB(0)).toMatch(/at least 1 GiB/)
  expect(whyNotDiskGiB(1024, image)).toMatch(/1023 GiB/)
  expect(whyNotDiskGiB(1.5)).toMatch(/multiple/)
  expect(whyNotDiskGiB(Number.NaN)).toBe('required')
})
