import { createHash } from 'node:crypto'
import { GiB } from '@plenum/api'
import { BULK_WRITE_MAX } from '@plenum/api/disk-import-rules'
import type { DiskContents } from '@plenum/rack'
import type { ClientBase, Pool } from 'pg'

/** Going through more would take minutes, most of it zeros. */
const HASHED_MAX = 64 * GiB
const WINDOW = 1024 * 1024

interface Piece {
  at: string
  bytes: Buffer
}

/** The pool, or one connection of it that is in a transaction. */
export type Queryable = Pick<ClientBase, 'query'>

export async function lengthOfDisk(db: Queryable, diskId: string): Promise<number> {
  const { rows } = await db.query<{ length: string | null }>(
    'select max(at + length(bytes)) as length from disk_bytes where disk_id = $1',
    [diskId],
  )
  return Number(rows[0]?.length ?? 0)
}

/** The numbers of the windows that anything was written to. */
async function windowsOf(db: Queryable, diskId: string): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ number: string }>(
    `select distinct at / ${WINDOW} as number from disk_bytes where disk_id = $1
     union select distinct (at + length(bytes) - 1) / ${WINDOW} from disk_bytes where disk_id = $1`,
    [diskId],
  )
  return new Set(rows.map(({ number }) => Math.floor(Number(number))))
}

async function fill(db: Queryable, window: Buffer, diskId: string, start: number): Promise<void> {
  const { rows } = await db.query<Piece>(
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

/** What a disk holds, 1 MiB at a time; `isWritten` is false where nobody ever wrote. */
export async function* diskWindows(db: Queryable, diskId: string, length: number) {
  const written = await windowsOf(db, diskId)
  for (let at = 0; at < length; at += WINDOW) {
    const bytes = Buffer.alloc(Math.min(WINDOW, length - at))
    const isWritten = written.has(at / WINDOW)
    if (isWritten) await fill(db, bytes, diskId, at)
    yield { at, bytes, isWritten }
  }
}

/** Keeps every write to a disk as it came; what a disk holds is what comes of all of them, the later over the earlier. */
export function openDiskTable(pool: Pool): DiskContents {
  return {
    async write(diskId, offset, bytes) {
      await pool.query('insert into disk_bytes (disk_id, at, bytes) values ($1, $2, $3)', [diskId, offset, bytes])
    },
    async seal(diskId) {
      const length = await lengthOfDisk(pool, diskId)
      if (length > HASHED_MAX) return { length, sha256: null }
      const hash = createHash('sha256')
      for await (const { bytes } of diskWindows(pool, diskId, length)) hash.update(bytes)
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
