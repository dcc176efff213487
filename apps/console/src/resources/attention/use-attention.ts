import { useQueries } from '@tanstack/react-query'
import { worstFirst } from './finding.ts'
import type { Finding } from './finding.ts'
import { looks } from './looks.ts'

/** How looking at one place went. */
export interface Looked {
  id: string
  what: string
  /** Undefined while nobody has an answer. */
  findings: readonly Finding[] | undefined
  /** Why it could not be looked at. */
  error: string | undefined
}

/** For a loader: the looking begins while the page's code is on its way. */
export const attentionQueries = looks.map(({ id, find }) => ({ queryKey: ['attention', id] as const, queryFn: find }))

/** What needs an operator now. */
export function useAttention() {
  const results = useQueries({ queries: attentionQueries.map((each) => ({ ...each, throwOnError: false })) })
  const looked: readonly Looked[] = looks.map(({ id, what }, index) => {
    const result = results[index]
    return { id, what, findings: result?.data, error: result?.error?.message }
  })
  return {
    looked,
    findings: worstFirst(looked.flatMap(({ findings = [] }) => findings)),
    isComplete: looked.every(({ findings, error }) => findings !== undefined || error !== undefined),
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const result of results) void result.refetch()
    },
  }
}
