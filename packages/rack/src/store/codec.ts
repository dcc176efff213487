import type { Documents, Kind } from './kinds.ts'

/** Top-level fields that hold points in time: kept as ISO 8601 strings, `Date` again when read. */
const DATE_KEY = /^time(?:[A-Z]|stamp$)|Time$|Expiration$/

const isDateKey = new Map<string, boolean>()

function holdsDate(key: string): boolean {
  let known = isDateKey.get(key)
  if (known === undefined) {
    known = DATE_KEY.test(key)
    isDateKey.set(key, known)
  }
  return known
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  for (const child of Object.values(value)) freeze(child)
  Object.freeze(value)
}

export function encode(document: Documents[Kind]): string {
  return JSON.stringify(document)
}

/** Deeply frozen (but for the inside of a `Date`, which cannot be). */
export function decode<K extends Kind>(_kind: K, body: string): Documents[K] {
  const document = JSON.parse(body)
  for (const key in document) {
    const value: unknown = document[key]
    if (typeof value === 'string') {
      if (holdsDate(key)) document[key] = new Date(value)
    } else freeze(value)
  }
  return Object.freeze(document)
}
