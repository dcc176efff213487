type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** What stood for the same thing before: by id, because things before it may have come or gone. */
function matcher(old: readonly unknown[]) {
  const byId = new Map(old.flatMap((item) => (isFields(item) && 'id' in item ? [[item['id'], item] as const] : [])))
  return (item: unknown, index: number) => (isFields(item) && 'id' in item ? byId.get(item['id']) : old[index])
}

/**
 * What came anew, with those parts of what was there before that say the same: whoever renders them sees that nothing has
 * changed. The cache's own way knows no dates, so to it every row that tells when it was made is always another.
 */
export function keepSame(old: unknown, next: unknown): unknown {
  if (Object.is(old, next)) return old
  if (old instanceof Date && next instanceof Date) return old.getTime() === next.getTime() ? old : next
  if (isList(old) && isList(next)) {
    const matchOf = matcher(old)
    const items = next.map((item, index) => keepSame(matchOf(item, index), item))
    return items.length === old.length && items.every((item, index) => item === old[index]) ? old : items
  }
  if (isFields(old) && isFields(next)) {
    const entries = Object.entries(next).map(([key, value]) => [key, keepSame(old[key], value)] as const)
    const isSame =
      Object.keys(old).length === entries.length && entries.every(([key, value]) => key in old && value === old[key])
    return isSame ? old : Object.fromEntries(entries)
  }
  return next
}
