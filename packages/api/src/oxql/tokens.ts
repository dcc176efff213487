/** What a query is written with. White space stands between tokens and is none. */
export type TokenKind =
  | 'word'
  | 'integer'
  | 'double'
  | 'duration'
  | 'string'
  | 'timestamp'
  | 'symbol'
  | 'invalid'
  | 'end'

/** A part of a text, by offsets in UTF-16 units. */
export interface Span {
  from: number
  to: number
}

export interface Token extends Span {
  kind: TokenKind
  text: string
}

/** Longest first where one begins like another. */
export const symbols = [
  '==',
  '!=',
  '<=',
  '>=',
  '~=',
  '&&',
  '||',
  '<',
  '>',
  '!',
  '^',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  ':',
  '|',
  '+',
  '-',
] as const

export const comparators = ['==', '!=', '<', '<=', '>', '>=', '~='] as const
export type Comparator = (typeof comparators)[number]

/** What an operation begins with. */
export const keywords = ['get', 'filter', 'align', 'group_by', 'join', 'first', 'last'] as const
export const alignMethods = ['mean_within', 'interpolate'] as const
export const reducers = ['mean', 'sum'] as const
export type Keyword = (typeof keywords)[number]
export type AlignMethod = (typeof alignMethods)[number]
export type Reducer = (typeof reducers)[number]

const SECOND = 1000
const DAY = 86_400 * SECOND

/** Units of durations, in milliseconds. */
export const durationUnits: Readonly<Record<string, number>> = {
  Y: 365 * DAY,
  y: 365 * DAY,
  M: 30 * DAY,
  w: 7 * DAY,
  d: DAY,
  h: 3600 * SECOND,
  m: 60 * SECOND,
  s: SECOND,
  ms: 1,
  us: 1e-3,
  ns: 1e-6,
}
