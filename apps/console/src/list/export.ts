import { toWire } from '@plenum/api/wire'
import { valueText } from '@plenum/ui'
import type { Column } from '@plenum/ui'

/** Spreadsheets run what begins like this as a formula. */
const formula = /^[=+\-@\t\r]/

function csvField(text: string): string {
  const safe = formula.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of headers, then one for each row (RFC 4180); sizes in bytes, times in ISO 8601. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => valueText(value?.(row)))),
  ]
  return lines.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
}

/** The rows as the API gives them. */
export function toJson(rows: readonly unknown[]): string {
  return `${JSON.stringify(
    rows.map((row) => toWire(row)),
    undefined,
    2,
  )}\n`
}

/** Hands a file to the browser. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
