import { toSnake } from '@plenum/api'
import type { Kind } from './kinds.ts'

/** The columns of every table that holds documents; one more for each declared index. */
interface DocumentRow {
  id: string
  parent: string
  name: string | null
  body: string
  [index: string]: string | number | null
}

/** One table per kind, see `tableOf`. */
export type Schema = Record<string, DocumentRow>

export function tableOf(kind: Kind): string {
  return toSnake(kind)
}

export function columnOf(index: string): string {
  return toSnake(index)
}
