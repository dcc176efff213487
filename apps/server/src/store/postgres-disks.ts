import { createHash } from 'node:crypto'
import { GiB } from '@plenum/api'
import { BULK_WRITE_MAX } from '@plenum/api/disk-import-rules'
import type { DiskContents } from '@plenum/rack'
import type { Pool } from 'pg'

/** Going through more would take minutes, most of it zeros. */
const HASHED_MAX = 64 * GiB
const WINDOW = 1024 * 1024

interface Piece {
  at: string
  bytes: Buffer
}

/** Keeps every write to a disk as it came; what a disk holds is what comes of all of them, the later over the earlier. */
export function openDiskTable(pool: Pool): DiskContents {
  async function lengthOf(diskId: string): Promise<number> {
    const { rows } = await pool.query<{ length: string | null }>(
      'select max(at + length(bytes)) as length from disk_bytes where disk_id = $1',
      [diskId],
    )
    return Number(rows[0]?.length ?? 0)
  }

  /** The numbers of the windows that anything was written to. */
  async function windowsOf(diskId: string): Promise<ReadonlySet<number>> {
    const { rows } = await pool.query<{ number: string }>(
      `select distinct at / ${WINDOW} as number from disk_bytes where disk_id = $1
       union select distinct (at + length(bytes) - 1) / ${WINDOW} from disk_bytes where disk_id = $1`,
      [diskId],
    )
    return new Set(rows.map(({ number }) => Math.floor(Number(number))))
  }

  async function fill(window: Buffer, diskId: string, start: number): Promise<void> {
    const { rows } = await pool.query<Piece>(
      `select at, bytes from disk_bytes where disk_id = $1 and at > $2 and at < $3 and at + length(bytes) > $4
       order by seq`,
      [diskId, start - BULK_WRITE_MAX, start + window.length, start],
    )
    for (const { at, bytes } of rows) {
      const offset = Number(at) - start
      if (offset >= 0) bytes.copy(window, offset)
      else bytes.copy(window, 0, -offset)
    }
  }

  return {
    async write(diskId, offset, bytes) {
      await pool.query('insert into disk_bytes (disk_id, at, bytes) values ($1, $2, $3)', [diskId, offset, bytes])
    },
    async seal(diskId) {
      const length = await lengthOf(diskId)
      if (length > HASHED_MAX) return { length, sha256: null }
      const written = await windowsOf(diskId)
      const hash = createHash('sha256')
      for (let start = 0; start < length; start += WINDOW) {
        const window = Buffer.alloc(Math.min(WINDOW, length - start))
        if (written.has(start / WINDOW)) await fill(window, diskId, start)
        hash.update(window)
      }
      return { length, sha256: hash.digest('hex') }
    },
    async delete(diskId) {
      await pool.query('delete from disk_bytes where disk_id = $1', [diskId])
    },
    async ids() {
      const { rows } = await pool.query<{ disk_id: string }>('select distinct disk_id from disk_bytes')
      return rows.map((row) => row.disk_id)
    },
  }
}
