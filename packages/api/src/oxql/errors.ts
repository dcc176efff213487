/** What could have stood where an error is: this very text, or something of this sort. */
export type Expected = { text: string } | { thing: Thing }

export type Thing =
  | 'white space'
  | 'the name of a timeseries, such as virtual_machine:vcpu_usage'
  | 'a field'
  | 'a comparison'
  | 'a value'
  | 'a number'
  | 'a duration, such as 5m'
  | 'a timestamp in UTC, such as @2025-01-31T12:00:00 or @now()'
  | 'a whole number from 1'
  | 'an integer of at most 64 bits'
  | 'one of the escapes \\n \\r \\t \\\\ \\0 \\u{…}'
  | 'the end of the string'
  | 'the end of the query'

/** Characters to either side of an error that are shown. */
const CONTEXT = 24

/** Of an offset, counted from 1 as people do. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

/** On one line, as wide as it was: a caret is to be put under it. */
function flat(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is to go
  return text.toWellFormed().replace(/[\u0000-\u001f\u007f]/g, ' ')
}

/** `<lead> 1:5: .. what stands there ..`, and on the next line a caret under the place. */
export function excerpt(lead: string, text: string, offset: number): string {
  const { line, column } = positionOf(text, offset)
  const from = Math.max(0, offset - CONTEXT)
  const start = `${lead} ${line}:${column}: .. `
  const caret = `${' '.repeat(start.length + offset - from)}^`
  return `${start}${flat(text.slice(from, offset + CONTEXT))} ..\n${caret}`
}

function listed(expected: readonly Expected[]): string {
  const words = [...new Set(expected.map((one) => ('text' in one ? `\`${one.text}\`` : one.thing)))]
  const last = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last
}

/** A text is no query. */
export class OxqlError extends Error {
  /** The offset of what is wrong, and of where it ends. */
  readonly from: number
  readonly to: number
  readonly line: number
  readonly column: number
  /** Empty where `reason` says what is wrong. */
  readonly expected: readonly Expected[]
  /** What is wrong, without the place. */
  readonly reason: string

  constructor(text: string, span: { from: number; to: number }, problem: readonly Expected[] | string) {
    const reason = typeof problem === 'string' ? problem : `Expected: ${listed(problem)}`
    super(`${excerpt('Error at', text, span.from)}\n${reason}`)
    this.name = 'OxqlError'
    this.reason = reason
    this.expected = typeof problem === 'string' ? [] : problem
    this.from = span.from
    this.to = span.to
    const { line, column } = positionOf(text, span.from)
    this.line = line
    this.column = column
  }
}
