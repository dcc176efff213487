/**
 * The wire speaks snake_case and ISO 8601 strings, the code camelCase and `Date`. This is the one place where they meet.
 */

/** Maps with keys that are data: roles, names of metric fields, peers. They are kept; what is under them is not data. */
const KEYED_BY_DATA = new Set(['mapped_fleet_roles', 'mappedFleetRoles', 'fields', 'timeseries', 'exports'])

/** What others have written or signed: kept as it is. */
const OPAQUE = new Set(['history', 'root_role', 'rootRole'])

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

const snakeCache = new Map<string, string>()
const camelCache = new Map<string, string>()

/** `timeCreated` → `time_created`, `ipv4Block` → `ipv4_block`. */
export function toSnake(key: string): string {
  let found = snakeCache.get(key)
  if (found === undefined) {
    found = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (snakeCache.size < 5000) snakeCache.set(key, found)
  }
  return found
}

/** `time_created` → `timeCreated`, `base64_encoded_data` → `base64EncodedData`. */
export function toCamel(key: string): string {
  let found = camelCache.get(key)
  if (found === undefined) {
    found = key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    if (camelCache.size < 5000) camelCache.set(key, found)
  }
  return found
}

function isDateKey(snakeKey: string): boolean {
  return (
    snakeKey.startsWith('time_') ||
    snakeKey.endsWith('_time') ||
    snakeKey.endsWith('_expiration') ||
    snakeKey === 'timestamp'
  )
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

function renameKeys(
  value: unknown,
  rename: (key: string) => string,
  leaf: (key: string, value: unknown) => unknown,
  under = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename, leaf, under))
  if (!isPlainObject(value)) return leaf(under, value)
  const out: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) {
    if (key === '__proto__' || child === undefined) continue
    if (OPAQUE.has(key)) out[rename(key)] = child
    else if (KEYED_BY_DATA.has(key) && isPlainObject(child))
      out[rename(key)] = Object.fromEntries(
        Object.entries(child).map(([data, under]) => [data, renameKeys(under, rename, leaf)]),
      )
    else out[rename(key)] = renameKeys(child, rename, leaf, key)
  }
  return out
}

/** A value as it goes into `JSON.stringify` for the wire: snake_case keys, `undefined` left out. */
export function toWire(value: unknown): unknown {
  return renameKeys(value, toSnake, (_, leaf) => leaf)
}

/** A parsed JSON value as the code wants it: camelCase keys, and `Date` for the fields that hold points in time. */
export function fromWire(value: unknown): unknown {
  return renameKeys(value, toCamel, (key, leaf) =>
    typeof leaf === 'string' && isDateKey(key) && ISO_UTC.test(leaf) ? new Date(leaf) : leaf,
  )
}

/** Query parameters: snake_case keys, arrays repeat the key, `undefined` and `null` are left out, dates become ISO. */
export function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null) continue
      params.append(toSnake(key), item instanceof Date ? item.toISOString() : String(item))
    }
  }
  const text = params.toString()
  return text && `?${text}`
}
