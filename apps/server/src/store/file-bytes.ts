import type { FileHandle } from 'node:fs/promises'

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Whether something failed because there is no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.includes(error.code)
}

export async function writeAll(file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done)
    done += bytesWritten
  }
}
