import { call } from '../api/call.ts'

/** Whose timeseries are asked for: all of the rack's, or those of one project. */
export type ExplorerScope = { of: 'fleet' } | { of: 'project'; project: string }

/** The key of what is kept about it in this browser. */
export function scopeKey(scope: ExplorerScope): string {
  return scope.of === 'fleet' ? 'fleet' : `project ${scope.project}`
}

function answer(scope: ExplorerScope, text: string, signal: AbortSignal) {
  const body = { query: text }
  return scope.of === 'fleet'
    ? call('systemTimeseriesQuery', { body }, { signal })
    : call('timeseriesQuery', { query: { project: scope.project }, body }, { signal })
}

/** The answer to a query. It is asked again when somebody runs it, not before. */
export function answerQuery(scope: ExplorerScope, text: string | undefined) {
  return {
    queryKey: ['explorer', scope, text],
    queryFn: ({ signal }: { signal: AbortSignal }) => answer(scope, text ?? '', signal),
    enabled: text !== undefined,
    staleTime: Infinity,
    // Answers may be large.
    gcTime: 60_000,
    structuralSharing: false,
    throwOnError: false,
  }
}
