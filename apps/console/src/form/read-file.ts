import { toBase64 } from '@plenum/api/base64'
import { formatBytes } from '@plenum/ui'

/** A file that was chosen in a form, with what stands for it in the request. */
export interface FileContent {
  file: File
  content: string
  /** Why it was not read. */
  whyNot?: string
}

export type FileReading = (file: File) => Promise<FileContent>

export function emptyFile(file: File): FileContent {
  return { file, content: '' }
}

/** What forms send along is small; somebody who drops a disk image has taken the wrong file. */
const FILE_MAX = 256 * 1024

function requireSmall(file: File): void {
  if (file.size <= FILE_MAX) return
  const { number, unit } = formatBytes(FILE_MAX)
  throw new Error(`The file is larger than ${number} ${unit}`)
}

export const asText: FileReading = async (file) => {
  requireSmall(file)
  return { file, content: await file.text() }
}

export const asBase64: FileReading = async (file) => {
  requireSmall(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Given whole, so many arguments would not fit on the stack; a multiple of three needs no padding between the parts.
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 30_000) parts.push(toBase64(bytes.subarray(at, at + 30_000)))
  return { file, content: parts.join('') }
}

export function isFileContent(value: unknown): value is FileContent {
  return typeof value === 'object' && value !== null && 'file' in value && 'content' in value
}
