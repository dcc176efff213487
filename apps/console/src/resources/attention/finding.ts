import type { PagePath, PathParams } from '../../shell/areas.ts'

/** What does harm now, what will before long, and what is merely to be known. */
export type Severity = 'danger' | 'notice' | 'info'

/** Where it is mended. */
export interface Remedy {
  label: string
  to: PagePath
  params?: PathParams
}

/** Something that an operator should look at, in one sentence. */
export interface Finding {
  /** The same as long as it is the same thing. */
  id: string
  severity: Severity
  text: string
  remedy: Remedy
}

const ranks: Record<Severity, number> = { danger: 0, notice: 1, info: 2 }

/** The worst first; otherwise in the order in which they were looked for. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => ranks[a.severity] - ranks[b.severity])
}
