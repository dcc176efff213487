import { createHash, randomUUID } from 'node:crypto'
import type { Measured, RackFiles } from '@plenum/rack'
import type { Pool } from 'pg'

export const PART = 1024 * 1024

type Sink = (part: Buffer, number: number) => Promise<void>

/** Hands a stream on in parts of one size, the last of them shorter, and measures it. */
async function inParts(bytes: ReadableStream<Uint8Array>, sink: Sink): Promise<Measured> {
  const hash = createHash('sha256')
  let [size, number, filled] = [0, 0, 0]
  let part = Buffer.alloc(PART)
  for await (const chunk of bytes) {
    hash.update(chunk)
    size += chunk.byteLength
    for (let at = 0; at < chunk.byteLength;) {
      const taken = chunk.subarray(at, at + PART - filled)
      part.set(taken, filled)
      at += taken.byteLength
      filled += taken.byteLength
      if (filled < PART) continue
      await sink(part, number)
      ;[part, number, filled] = [Buffer.alloc(PART), number + 1, 0]
    }
  }
  if (filled > 0) await sink(part.subarray(0, filled), number)
  return { size, sha256: hash.digest('hex') }
}

/** Keeps files as rows of parts. What is deleted or replaced stays for an hour, for those who are reading it. */
export function openFileTable(pool: Pool): RackFiles {
  async function find(id: string): Promise<{ content: string; size: string } | undefined> {
    const { rows } = await pool.query<{ content: string; size: string }>(
      'select content, size from rack_file where id = $1',
      [id],
    )
    return rows[0]
  }

  async function letGo(content: string): Promise<void> {
    await pool.query('insert into rack_file_gone (content) values ($1) on conflict do nothing', [content])
    await pool.query(
      `delete from rack_file_part where content in
         (select content from rack_file_gone where gone < now() - interval '1 hour')`,
    )
  }

  async function partOf(content: string, number: number): Promise<Buffer> {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'select bytes from rack_file_part where content = $1 and part = $2',
      [content, number],
    )
    const [row] = rows
    if (!row) throw new Error('the file ends too soon')
    return row.bytes
  }

  return {
    async write(id, bytes) {
      const content = randomUUID()
      try {
        const measured = await inParts(bytes, async (part, number) => {
          await pool.query('insert into rack_file_part (content, part, bytes) values ($1, $2, $3)', [
            content,
            number,
            part,
          ])
        })
        const before = await find(id)
        await pool.query(
          `insert into rack_file (id, content, size) values ($1, $2, $3)
           on conflict (id) do update set content = excluded.content, size = excluded.size, made = now()`,
          [id, content, measured.size],
        )
        if (before) await letGo(before.content)
        return measured
      } catch (error) {
        await letGo(content).catch(() => undefined)
        throw error
      }
    },
    measure: (bytes) => inParts(bytes, async () => {}),
    async size(id) {
      const found = await find(id)
      return found && Number(found.size)
    },
    async read(id, offset, length) {
      const found = await find(id)
      if (!found) throw new Error(`there is no file ${id}`)
      let done = 0
      return new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          async pull(controller) {
            if (done < length) {
              const at = offset + done
              const part = await partOf(found.content, Math.floor(at / PART))
              const wanted = part.subarray(at % PART, (at % PART) + length - done)
              done += wanted.byteLength
              controller.enqueue(new Uint8Array(wanted))
            }
            if (done >= length) controller.close()
          },
        },
        { highWaterMark: 0 },
      )
    },
    async delete(id) {
      const found = await find(id)
      if (!found) return
      await pool.query('delete from rack_file where id = $1', [id])
      await letGo(found.content)
    },
    async ids() {
      const { rows } = await pool.query<{ id: string }>('select id from rack_file')
      return rows.map((row) => row.id)
    },
  }
}
