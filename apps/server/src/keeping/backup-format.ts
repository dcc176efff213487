import { everyKind } from '@plenum/rack/store/row'
import type { Entry } from './entry.ts'
import { KeepingError } from './keeping-error.ts'

/**
 * A backup is this line, a gzip stream, and the SHA-256 of all that (32 bytes). Unpacked it is a line of JSON that tells
 * what it is, and then entries: a line of JSON each, which says how many bytes follow it. Those of documents are the
 * documents, one to a line, as JSON.
 */
export const FIRST_LINE = Buffer.from('plenum backup 1\n')
export const DIGEST_BYTES = 32

/** Far more than any entry has. */
const ENTRY_MAX = 512 * 1024 * 1024

export interface Start {
  /** The release that wrote it. */
  plenum: string
  schema: number
  made: string
}

export interface Frame {
  head: object
  bytes: Uint8Array
}

export function frameOf(entry: Entry): Frame {
  if (entry.type !== 'documents') {
    const { bytes, ...head } = entry
    return { head: { ...head, bytes: bytes.byteLength }, bytes }
  }
  const bytes = Buffer.from(`${entry.bodies.join('\n')}\n`)
  return { head: { type: entry.type, kind: entry.kind, bytes: bytes.byteLength }, bytes }
}

function unreadable(): KeepingError {
  return new KeepingError('it holds something that this release cannot read')
}

export function fieldsOf(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    return Object.fromEntries(Object.entries(Object(value)))
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadable()
    throw error
  }
}

/** A number of bytes. */
export function countIn(fields: Record<string, unknown>, name: string, max = Number.MAX_SAFE_INTEGER): number {
  const value = fields[name]
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max) return value
  throw unreadable()
}

export function lengthOf(fields: Record<string, unknown>): number {
  return countIn(fields, 'bytes', ENTRY_MAX)
}

export function startOf(fields: Record<string, unknown>): Start {
  const { plenum, made } = fields
  if (typeof plenum !== 'string' || typeof made !== 'string') throw unreadable()
  return { plenum, made, schema: countIn(fields, 'schema') }
}

/** Ids become names of files. */
function idIn({ id }: Record<string, unknown>): string {
  if (typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return id
  throw unreadable()
}

export function entryOf(fields: Record<string, unknown>, bytes: Buffer): Entry {
  switch (fields['type']) {
    case 'documents': {
      const kind = everyKind.find((kind) => kind === fields['kind'])
      if (!kind) throw unreadable()
      return { type: 'documents', kind, bodies: bytes.toString().split('\n').slice(0, -1) }
    }
    case 'disk':
      return { type: 'disk', id: idIn(fields), at: countIn(fields, 'at'), bytes }
    case 'file':
      return { type: 'file', id: idIn(fields), at: countIn(fields, 'at'), size: countIn(fields, 'size'), bytes }
    default:
      throw unreadable()
  }
}
