import { diskLimits } from '@plenum/api/disk-rules'
import { formatBytes } from '@plenum/ui'

/** Bytes per sector that an image can be made for. */
export const uploadBlockSizes = [512, 2048, 4096] as const

function size(bytes: number): string {
  const { number, unit } = formatBytes(bytes)
  return `${number} ${unit}`
}

/** Why a file of so many bytes cannot be uploaded for blocks of that size; `undefined` when it can. */
export function whyNotUpload(bytes: number, blockSize: number): string | undefined {
  if (bytes === 0) return 'the file is empty'
  if (bytes > diskLimits.sizeMax)
    return `the file is larger than ${size(diskLimits.sizeMax)}, the largest disk there is`
  if (bytes % blockSize === 0) return undefined
  const fitting = uploadBlockSizes.filter((each) => bytes % each === 0)
  const which = fitting.length > 0 ? `; it is one of ${fitting.join(' and ')}` : ''
  return `the file has ${bytes} bytes, which is not a multiple of block size ${blockSize}${which}`
}

/** What the first bytes of a file and its name tell of it. */
export interface Findings {
  /** Where the header of an EFI partition table is, in the second block (UEFI specification, section 5.3.1). */
  efiBlockSize: number | undefined
  /** A file system for optical discs (ECMA-119, section 8). */
  isDisc: boolean
  isCompressed: boolean
}

const EFI = 'EFI PART'
const DISC = 'CD001'
const DISC_AT = 0x8001
const compressed = /\.(gz|7z|qcow2|vmdk)$/i

async function textAt(file: Blob, offset: number, length: number): Promise<string> {
  return new TextDecoder('latin1').decode(await file.slice(offset, offset + length).arrayBuffer())
}

/** Reads a few bytes only, however large the file is. */
export async function inspect(file: File): Promise<Findings> {
  const [headers, disc] = await Promise.all([
    Promise.all(uploadBlockSizes.map((offset) => textAt(file, offset, EFI.length))),
    textAt(file, DISC_AT, DISC.length),
  ])
  return {
    efiBlockSize: uploadBlockSizes[headers.indexOf(EFI)],
    isDisc: disc === DISC,
    isCompressed: compressed.test(file.name),
  }
}

/** Why the chosen block size is probably not the file's; `undefined` when nothing speaks against it. */
export function blockSizeDoubt({ efiBlockSize, isDisc }: Findings, blockSize: number): string | undefined {
  if (efiBlockSize !== undefined)
    return efiBlockSize === blockSize
      ? undefined
      : `The file has an EFI partition table for blocks of ${efiBlockSize} bytes, but ${blockSize} is chosen.`
  return isDisc && blockSize !== 2048
    ? `The file is the image of an optical disc; those have blocks of 2048 bytes, but ${blockSize} is chosen.`
    : undefined
}

/** Why nothing may be able to boot from it. */
export function bootDoubts({ efiBlockSize, isDisc, isCompressed }: Findings): string[] {
  const doubts: string[] = []
  if (efiBlockSize === undefined && !isDisc)
    doubts.push(
      'It has neither an EFI partition table, which would be at byte 512, 2048 or 4096, nor the file system of an optical disc.',
    )
  if (isCompressed) doubts.push('Its name is that of a compressed or packed file. Only raw images can be booted from.')
  return doubts
}
