import { describe, expect, test } from 'vitest'
import { BULK_WRITE_MAX, whyNotBulkWrite, whyNotDiskImport } from './disk-import-rules.ts'
import type { DiskImportStep } from './disk-import-rules.ts'
import { boundDiskStates, freeDiskStates } from './disk-rules.ts'

const states = [...boundDiskStates, ...freeDiskStates]

describe.each<[DiskImportStep, string, string]>([
  ['start', 'import_ready', 'cannot set disk in state X to importing_from_bulk_writes'],
  ['write', 'importing_from_bulk_writes', 'cannot import blocks with a bulk write for disk in state X'],
  ['stop', 'importing_from_bulk_writes', 'cannot set disk in state X to import_ready'],
  ['finalize', 'import_ready', 'cannot finalize disk in state X'],
])('%s', (step, from, complaint) => {
  test.each(states)('a disk that is %s', (state) => {
    expect(whyNotDiskImport(step, state)).toBe(state === from ? undefined : complaint.replace('X', state))
  })
})

describe('a bulk write', () => {
  const disk = { size: 2 ** 30, blockSize: 4096 }

  test.each([
    [0, 4096],
    [4096, BULK_WRITE_MAX],
    [disk.size - 4096, 4096],
    [disk.size, 0],
  ])('from byte %d on of %d bytes is fine', (offset, length) => {
    expect(whyNotBulkWrite(disk, offset, length)).toBeUndefined()
  })

  test.each([
    [0, BULK_WRITE_MAX + 4096, 'a bulk write may hold at most 524288 bytes'],
    [512, 4096, 'offset must be a multiple of block size 4096'],
    [4096, 512, 'length must be a multiple of block size 4096'],
    [disk.size, 4096, 'the bytes do not fit into the disk, which has 1073741824'],
    [disk.size - 4096, 8192, 'the bytes do not fit into the disk, which has 1073741824'],
  ])('from byte %d on of %d bytes is not: %s', (offset, length, complaint) => {
    expect(whyNotBulkWrite(disk, offset, length)).toBe(complaint)
  })
})
