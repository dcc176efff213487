import type { AlignMethod, Comparator, Reducer, Span } from './tokens.ts'

/** A point in time, in milliseconds: since the epoch, since midnight (UTC), or from now on. */
export type TimeLiteral = { from: 'epoch' | 'midnight' | 'now'; milliseconds: number }

export type Literal = Span &
  (
    | { kind: 'boolean'; value: boolean }
    | { kind: 'integer'; value: bigint }
    | { kind: 'double'; value: number }
    | { kind: 'string'; value: string }
    /** In lower case. */
    | { kind: 'uuid'; value: string }
    | { kind: 'ip'; value: string }
    /** In milliseconds. */
    | { kind: 'duration'; value: number }
    | { kind: 'timestamp'; value: TimeLiteral }
  )

export interface Named extends Span {
  name: string
}

export interface Comparison extends Span {
  kind: 'comparison'
  field: Named
  comparator: Comparator
  literal: Literal
}

export type Expression =
  | Comparison
  | (Span & { kind: 'not'; term: Expression })
  /** Of two terms or more: long chains stay flat. */
  | (Span & { kind: 'and' | 'or' | 'xor'; terms: Expression[] })

export type TableOperation = Span &
  (
    | { kind: 'filter'; expression: Expression }
    /** The period is in milliseconds. */
    | { kind: 'align'; method: AlignMethod; period: number }
    | { kind: 'group_by'; fields: Named[]; reducer: Reducer }
    | { kind: 'join' }
    | { kind: 'first' | 'last'; count: number }
  )

export interface Get extends Span {
  kind: 'get'
  series: Named
}

export interface Group extends Span {
  kind: 'group'
  queries: Query[]
}

export interface Query extends Span {
  source: Get | Group
  operations: TableOperation[]
}
