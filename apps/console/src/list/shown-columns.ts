import type { Column } from '@plenum/ui'

/** Ids of the columns that are shown: the usual ones, changed by the URL's `+id,-description`. */
export function shownColumns<Row>(columns: readonly Column<Row>[], changes = ''): ReadonlySet<string> {
  const shown = new Set(columns.filter(({ isOptional }) => !isOptional).map(({ id }) => id))
  const known = new Set(columns.map(({ id }) => id))
  for (const change of changes.split(',')) {
    const id = change.slice(1)
    if (change.startsWith('+') && known.has(id)) shown.add(id)
    if (change.startsWith('-')) shown.delete(id)
  }
  // Without the column that names them, rows could not be told apart.
  for (const { id, isPrimary } of columns) if (isPrimary) shown.add(id)
  return shown
}

/** What the URL says of a choice; undefined for the usual one. */
export function columnChanges<Row>(columns: readonly Column<Row>[], shown: ReadonlySet<string>): string | undefined {
  const changes = columns.flatMap(({ id, isOptional = false, isPrimary = false }) => {
    if (isPrimary || shown.has(id) !== isOptional) return []
    return isOptional ? `+${id}` : `-${id}`
  })
  return changes.join(',') || undefined
}
