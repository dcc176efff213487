import type { Named } from './ast.ts'
import type { Cursor } from './cursor.ts'
import type { Thing } from './errors.ts'

const IDENTIFIER = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/
const SERIES = 'the name of a timeseries, such as virtual_machine:vcpu_usage'

/** Lower-case letters and digits, with single underscores between them. */
function parseIdentifier(cursor: Cursor, thing: Thing): Named {
  const { token } = cursor
  if (token.kind !== 'word' || !IDENTIFIER.test(token.text)) return cursor.failFor(thing)
  cursor.take()
  return { name: token.text, from: token.from, to: token.to }
}

export function parseField(cursor: Cursor): Named {
  return parseIdentifier(cursor, 'a field')
}

/** `target:metric`, in one piece. */
export function parseSeries(cursor: Cursor): Named {
  const target = parseIdentifier(cursor, SERIES)
  if (!cursor.isAdjacent || !cursor.accept(':') || !cursor.isAdjacent) return cursor.failFor(SERIES)
  const metric = parseIdentifier(cursor, SERIES)
  return { name: `${target.name}:${metric.name}`, from: target.from, to: metric.to }
}
