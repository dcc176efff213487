import { OxqlError } from './errors.ts'
import type { Expected } from './errors.ts'
import { parseOxql } from './parser.ts'

/** No query has it anywhere but in strings. */
const NOTHING = '\u0000'

/** What may follow a text that a query begins with, for completion; empty where the text has gone wrong before its end. */
export function expectedAfter(text: string): readonly Expected[] {
  try {
    parseOxql(`${text} ${NOTHING}`)
    return []
  } catch (error) {
    if (!(error instanceof OxqlError)) throw error
    return error.from === text.length + 1 ? error.expected : []
  }
}
