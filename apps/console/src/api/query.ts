import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import type { OperationId } from '@plenum/api'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import type { Input, Result } from './call.ts'
import { keepSame } from './keep-same.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // A rack answers also where the browser believes that there is no network.
    queries: {
      retry: false,
      staleTime: 2000,
      refetchOnWindowFocus: false,
      throwOnError: isPageLevel,
      networkMode: 'always',
      structuralSharing: keepSame,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** What is not there is not the component's matter but the page's. */
function isPageLevel(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Query options for a read operation; the key is its id and input. */
export function query<Id extends OperationId>(id: Id, input: Input<Id>) {
  const queryFn = ({ signal }: { signal: AbortSignal }): Promise<Result<Id>> => call(id, input, { signal })
  return { ...queryOptions({ queryKey: [id, input] as const, queryFn }), queryFn }
}

/** Marks all cached results of these operations as stale; what is on screen is fetched anew. */
export async function refresh(...ids: readonly OperationId[]): Promise<void> {
  await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })))
}

interface WriteOptions<Id extends OperationId> {
  /** Read operations whose results this write makes stale. */
  refreshes: readonly OperationId[]
  onSuccess?: (result: Result<Id>, input: Input<Id>) => void
  /** Makes the call, where more belongs to it than the call itself. */
  send?: ((input: Input<Id>) => Promise<Result<Id>>) | undefined
}

/** A write: refreshes what it makes stale, then `onSuccess`. Where its error is shown is the caller's choice. */
export function useWrite<Id extends OperationId>(id: Id, { refreshes, onSuccess, send }: WriteOptions<Id>) {
  return useMutation({
    mutationFn: (input: Input<Id>) => (send ? send(input) : call(id, input)),
    onSuccess: (result, input) => {
      void refresh(...refreshes)
      onSuccess?.(result, input)
    },
  })
}
