import type { Refusal } from '../../http/refusal.ts'
import { refuse } from '../../http/refusal.ts'
import { excerpt } from '@plenum/api/oxql/errors'
import type { Span } from '@plenum/api/oxql/tokens'
import type { Source } from '../source.ts'
import type { Budget } from './budget.ts'

/** A query and what it is asked of. Times are milliseconds since the epoch. */
export interface Asked {
  text: string
  source: Source
  now: number
  /** What aligned tables are counted back from. */
  end: number
  /** Whose data alone may be read; all when left out. */
  scope: ProjectScope | undefined
  budget: Budget
}

export interface ProjectScope {
  siloId: string
  projectId: string
}

/** A refusal for a part of the query, which it shows after the message. */
export function wrong(text: string, span: Span, message: string): Refusal {
  return refuse.invalidRequest(`${message}\n${excerpt('At', text, span.from)}`)
}
