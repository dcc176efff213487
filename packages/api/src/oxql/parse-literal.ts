import { ipFamily } from '../ip-block.ts'
import type { Literal, TimeLiteral } from './ast.ts'
import type { Cursor } from './cursor.ts'
import { durationUnits } from './tokens.ts'
import type { Span, Token } from './tokens.ts'

/** As far as dates reach (ECMAScript, section 21.4.1.1), in milliseconds. */
const TIME_MAX = 8.64e15
/** Digits of an integer that could be of 64 bits; more of them would take long to read. */
const DIGITS_MAX = 24
const INTEGER_MIN = -(2n ** 63n)
const INTEGER_MAX = 2n ** 64n - 1n

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/
const IPV6_MAX = 45
const OF_IPV6 = /^[0-9a-f:.]*$/i
const DATE = /^\d{4}-\d\d-\d\d$/
const CLOCK = /^(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?$/

function isIp(text: string): boolean {
  const octets = IPV4.exec(text)?.slice(1)
  if (octets) return octets.every((octet) => String(Number(octet)) === octet && Number(octet) < 256)
  return text.length <= IPV6_MAX && ipFamily(text) === 6 && OF_IPV6.test(text) && URL.canParse(`http://[${text}]`)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', '0': '\0' }

/** The text of a string token, and the escape that is none, if there is one. */
function unescape(token: Token): { text: string; wrong: Span | undefined } {
  const raw = token.text.slice(1, -1)
  const parts: string[] = []
  let start = 0
  for (let at = raw.indexOf('\\'); at !== -1; at = raw.indexOf('\\', start)) {
    parts.push(raw.slice(start, at))
    const brace = raw.startsWith('u{', at + 1) ? raw.slice(at, at + 11).indexOf('}') : -1
    const digits = brace > 3 ? raw.slice(at + 3, at + brace) : ''
    const code = /^[0-9a-f]{1,6}$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
    const simple = escapes[raw.charAt(at + 1)]
    const isScalar = code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
    if (simple === undefined && !isScalar) {
      const from = token.from + 1 + at
      return { text: '', wrong: { from, to: from + 2 } }
    }
    parts.push(simple ?? String.fromCodePoint(code))
    start = at + (simple === undefined ? brace + 1 : 2)
  }
  parts.push(raw.slice(start))
  return { text: parts.join(''), wrong: undefined }
}

function parseString(cursor: Cursor): Literal {
  const token = cursor.take()
  const { text, wrong } = unescape(token)
  if (wrong) cursor.refuse(wrong, 'one of the escapes \\n \\r \\t \\\\ \\0 \\u{…}')
  const { from, to } = token
  if (UUID.test(text)) return { kind: 'uuid', value: text.toLowerCase(), from, to }
  return { kind: isIp(text) ? 'ip' : 'string', value: text, from, to }
}

/** In milliseconds. */
export function parseDuration(cursor: Cursor): number {
  const token = cursor.expectKind('duration', 'a duration, such as 5m')
  const digits = token.text.length - (Object.hasOwn(durationUnits, token.text.slice(-2)) ? 2 : 1)
  const milliseconds = Number(token.text.slice(0, digits)) * (durationUnits[token.text.slice(digits)] ?? Number.NaN)
  if (!(milliseconds <= TIME_MAX)) cursor.refuse(token, { reason: 'The duration is too long' })
  return milliseconds
}

/** In milliseconds since the epoch; undefined for what is no date. */
function midnightOf(date: string): number | undefined {
  if (!DATE.test(date)) return undefined
  const iso = `${date}T00:00:00.000Z`
  const midnight = Date.parse(iso)
  // Engines let the 31st of a short month through as the 1st of the next.
  return Number.isNaN(midnight) || new Date(midnight).toISOString() !== iso ? undefined : midnight
}

/** In milliseconds since midnight; undefined for what is no time of day. */
function clockOf(clock: string): number | undefined {
  const [, hours, minutes, seconds, fraction = ''] = CLOCK.exec(clock) ?? []
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59 || hours === undefined) return undefined
  const whole = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return whole + Number(fraction.padEnd(9, '0')) / 1e6
}

/** What a timestamp without an offset stands for; undefined when it is none. */
function timeOf(text: string): TimeLiteral | undefined {
  if (text === '@now()') return { from: 'now', milliseconds: 0 }
  const [first = '', second, ...rest] = text.slice(1).split('T')
  if (rest.length > 0) return undefined
  const clock = second === undefined ? clockOf(first) : undefined
  if (clock !== undefined) return { from: 'midnight', milliseconds: clock }
  const midnight = midnightOf(first)
  const ofDay = second === undefined ? 0 : clockOf(second)
  if (midnight === undefined || ofDay === undefined) return undefined
  return { from: 'epoch', milliseconds: midnight + ofDay }
}

function parseTimestamp(cursor: Cursor): Literal {
  const token = cursor.take()
  const time = timeOf(token.text)
  if (!time) cursor.refuse(token, 'a timestamp in UTC, such as @2025-01-31T12:00:00 or @now()')
  if (time.from !== 'now') return { kind: 'timestamp', value: time, from: token.from, to: token.to }
  const sign = cursor.accept('-') ? -1 : cursor.accept('+') ? 1 : 0
  const milliseconds = sign === 0 ? 0 : sign * parseDuration(cursor)
  return { kind: 'timestamp', value: { from: 'now', milliseconds }, from: token.from, to: cursor.lastTo }
}

function parseInteger(cursor: Cursor, token: Token, from: number, isNegative: boolean): Literal {
  const size = token.text.length <= DIGITS_MAX ? BigInt(token.text) : INTEGER_MAX + 1n
  const value = isNegative ? -size : size
  const span = { from, to: token.to }
  if (value < INTEGER_MIN || value > INTEGER_MAX) cursor.refuse(span, 'an integer of at most 64 bits')
  return { kind: 'integer', value, ...span }
}

function parseNumber(cursor: Cursor): Literal {
  const { from } = cursor.token
  const isNegative = cursor.accept('-')
  const { token } = cursor
  if (isNegative && (!cursor.isAdjacent || (token.kind !== 'integer' && token.kind !== 'double')))
    return cursor.failFor('a number')
  cursor.take()
  if (token.kind === 'integer') return parseInteger(cursor, token, from, isNegative)
  const size = Number(token.text)
  return { kind: 'double', value: isNegative ? -size : size, from, to: token.to }
}

export function parseLiteral(cursor: Cursor): Literal {
  const { token } = cursor
  const { from, to } = token
  switch (token.kind) {
    case 'string':
      return parseString(cursor)
    case 'timestamp':
      return parseTimestamp(cursor)
    case 'duration':
      return { kind: 'duration', value: parseDuration(cursor), from, to }
    case 'integer':
    case 'double':
      return parseNumber(cursor)
    case 'symbol':
      return token.text === '-' ? parseNumber(cursor) : cursor.failFor('a value')
    case 'word':
      if (token.text !== 'true' && token.text !== 'false') return cursor.failFor('a value')
      cursor.take()
      return { kind: 'boolean', value: token.text === 'true', from, to }
    case 'invalid':
      if (token.text.startsWith('"') || token.text.startsWith("'"))
        return cursor.refuse({ from: to, to }, 'the end of the string')
      return cursor.failFor('a value')
    case 'end':
      return cursor.failFor('a value')
  }
}
