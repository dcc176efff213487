import { valueText } from '@plenum/ui'
import type { Column } from '@plenum/ui'

/** A word that some cell must contain, or with a field the cell of that column. */
export interface Term {
  field?: string
  word: string
}

/** `web "two words" state:running` as its parts; quotes keep spaces together. */
export function parseFilter(filter: string): string[] {
  return filter.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? []
}

function named<Row>(columns: readonly Column<Row>[], field: string): Column<Row> | undefined {
  const wanted = field.toLowerCase()
  return columns.find(({ id, header }) => id.toLowerCase() === wanted || header.toLowerCase() === wanted)
}

/** A part whose field is no column is a word like any other: `fd00::1`. */
export function readTerm<Row>(part: string, columns: readonly Column<Row>[]): Term {
  const [, field = '', rest = ''] = /^("[^"]*"|[^:"]+):(.+)$/.exec(part) ?? []
  const column = named(columns, field.replaceAll('"', ''))
  return column ? { field: column.id, word: unquoted(rest) } : { word: unquoted(part) }
}

function unquoted(text: string): string {
  return text.replaceAll('"', '').toLowerCase()
}

function textsOf<Row>({ value, text }: Column<Row>, row: Row): string[] {
  return [valueText(value?.(row)), text?.(row) ?? ''].map((each) => each.toLowerCase())
}

/** Rows that have every term. */
export function filterRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], filter: string): readonly Row[] {
  const terms = parseFilter(filter).map((part) => readTerm(part, columns))
  if (terms.length === 0) return rows
  const byId = new Map(columns.map((column) => [column.id, column]))
  return rows.filter((row) =>
    terms.every(({ field, word }) => {
      const column = field === undefined ? undefined : byId.get(field)
      const searched = column ? [column] : columns
      return searched.some((each) => textsOf(each, row).some((text) => text.includes(word)))
    }),
  )
}
