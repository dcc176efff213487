import { toHex } from '@plenum/api/hex'
import type { DiskContents } from '../hardware/disk-contents.ts'

/** Keeps the bytes of disks in memory, for tests that look at them. */
export class SparseContents implements DiskContents {
  readonly #writes = new Map<string, { offset: number; bytes: Uint8Array }[]>()

  async write(diskId: string, offset: number, bytes: Uint8Array): Promise<void> {
    this.#writes.set(diskId, [...(this.#writes.get(diskId) ?? []), { offset, bytes: bytes.slice() }])
  }

  /** What a disk holds, up to the last byte that was ever written; undefined when nothing is kept of it. */
  bytesOf(diskId: string): Uint8Array<ArrayBuffer> | undefined {
    const writes = this.#writes.get(diskId)
    if (!writes) return undefined
    const bytes = new Uint8Array(Math.max(...writes.map(({ offset, bytes }) => offset + bytes.length)))
    for (const write of writes) bytes.set(write.bytes, write.offset)
    return bytes
  }

  async seal(diskId: string) {
    const bytes = this.bytesOf(diskId) ?? new Uint8Array()
    return { length: bytes.length, sha256: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) }
  }

  async delete(diskId: string): Promise<void> {
    this.#writes.delete(diskId)
  }

  async ids(): Promise<string[]> {
    return [...this.#writes.keys()]
  }
}
