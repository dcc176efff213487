import { expect, test } from 'vitest'
import { blockSizeDoubt, bootDoubts, inspect, whyNotUpload } from './file-checks.ts'

const GiB = 2 ** 30
const nothing = { efiBlockSize: undefined, isDisc: false, isCompressed: false }

function fileWith(text: string, offset: number, name = 'haiku.raw'): File {
  const bytes = new Uint8Array(64 * 1024)
  bytes.set(new TextEncoder().encode(text), offset)
  return new File([bytes], name)
}

test.each([
  [512, 512],
  [1023 * GiB, 4096],
])('%d bytes in blocks of %d are fine', (bytes, blockSize) => {
  expect(whyNotUpload(bytes, blockSize)).toBeUndefined()
})

test.each([
  [0, 512, 'the file is empty'],
  [1023 * GiB + 512, 512, 'the file is larger than 1023 GiB, the largest disk there is'],
  [1000, 512, 'the file has 1000 bytes, which is not a multiple of block size 512'],
  [6144, 4096, 'the file has 6144 bytes, which is not a multiple of block size 4096; it is one of 512 and 2048'],
])('%d bytes in blocks of %d are refused', (bytes, blockSize, reason) => {
  expect(whyNotUpload(bytes, blockSize)).toBe(reason)
})

test.each([512, 2048, 4096])('a partition table at %d tells the block size', async (offset) => {
  expect(await inspect(fileWith('EFI PART', offset))).toEqual({ ...nothing, efiBlockSize: offset })
})

test('of two partition tables the first counts', async () => {
  const both = new File([await fileWith('EFI PART', 512).slice(0, 4096).arrayBuffer(), 'EFI PART'], 'both.raw')
  expect((await inspect(both)).efiBlockSize).toBe(512)
})

test('a disc is known by its file system, a packed file by its name', async () => {
  expect(await inspect(fileWith('CD001', 0x8001))).toEqual({ ...nothing, isDisc: true })
  expect(await inspect(fileWith('CD001', 0x8000))).toEqual(nothing)
  expect(await inspect(fileWith('', 0, 'debian.QCOW2'))).toEqual({ ...nothing, isCompressed: true })
  expect(await inspect(fileWith('', 0, 'a.gz.raw'))).toEqual(nothing)
})

test('a file shorter than where it is looked is inspected, too', async () => {
  expect(await inspect(new File(['x'], 'x'))).toEqual(nothing)
})

test.each([
  [{ ...nothing, efiBlockSize: 4096 }, 512, /blocks of 4096/],
  [{ ...nothing, isDisc: true }, 512, /blocks of 2048/],
  [{ ...nothing, efiBlockSize: 512, isDisc: true }, 2048, /partition table for blocks of 512/],
])('%j and block size %d do not go together', (findings, blockSize, doubt) => {
  expect(blockSizeDoubt(findings, blockSize)).toMatch(doubt)
})

test.each([
  [nothing, 4096],
  [{ ...nothing, efiBlockSize: 4096 }, 4096],
  [{ ...nothing, isDisc: true }, 2048],
])('nothing speaks against %j and block size %d', (findings, blockSize) => {
  expect(blockSizeDoubt(findings, blockSize)).toBeUndefined()
})

test('what may not boot is said, and nothing of what may', () => {
  expect(bootDoubts(nothing)).toHaveLength(1)
  expect(bootDoubts({ ...nothing, isCompressed: true })).toHaveLength(2)
  expect(bootDoubts({ ...nothing, efiBlockSize: 512, isCompressed: true })).toHaveLength(1)
  expect(bootDoubts({ ...nothing, isDisc: true })).toEqual([])
})
