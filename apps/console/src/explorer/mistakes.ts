import { OxqlError } from '@plenum/api/oxql/errors'
import { parseOxql } from '@plenum/api/oxql/parser'

/** What is wrong, and where: offsets in the text. */
export interface Mistake {
  from: number
  to: number
  message: string
}

/** Why a text is no query; undefined when it is one, or empty. */
export function mistakeIn(text: string): Mistake | undefined {
  if (text.trim() === '') return undefined
  try {
    parseOxql(text)
    return undefined
  } catch (error) {
    if (!(error instanceof OxqlError)) throw error
    return { from: error.from, to: error.to, message: error.reason }
  }
}

const place = /\bat (\d+):(\d+):/i

/** Where a refusal of the control plane points to (`At 1:41: …`); undefined when it names no place. */
export function refusedAt(text: string, message: string): Mistake | undefined {
  const [, line, column] = place.exec(message) ?? []
  if (line === undefined || column === undefined) return undefined
  const before = text.split('\n').slice(0, Number(line) - 1)
  const from = before.reduce((sum, { length }) => sum + length + 1, 0) + Number(column) - 1
  if (from > text.length) return undefined
  const word = /^[\w:.@"]+|^\S/.exec(text.slice(from))?.[0] ?? ''
  const [reason = message] = message.split('\n').filter((part) => !place.test(part) && part.trim() !== '^')
  return { from, to: from + word.length, message: reason }
}
