/** Spreadsheets run what begins like this as a formula. */
const formula = /^[=+\-@\t\r]/
const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/

function csvField(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of fields as RFC 4180 has them, safe to open in a spreadsheet. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
}
