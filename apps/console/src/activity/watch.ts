import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { startActivity } from './store.ts'

const LOOK_EVERY = 1000
/** Whoever waits longer than ten minutes is told that nobody is looking any more. */
const GIVE_UP = 600_000

/** How a change went so far; undefined while it is under way. */
export type Outcome = { state: 'done' } | { state: 'failed'; error: string } | undefined

interface Watched<Data> {
  title: string
  query: { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Data> }
  outcome: (data: Data) => Outcome
}

/** Follows a change that the control plane has accepted and that takes a while, as an activity. */
export function watchChange<Data>(client: QueryClient, { title, query, outcome }: Watched<Data>): void {
  const { change } = startActivity({ title })
  const observer = new QueryObserver<Data>(client, {
    ...query,
    refetchInterval: LOOK_EVERY,
    refetchIntervalInBackground: true,
    throwOnError: false,
  })
  const end = (result: NonNullable<Outcome>) => {
    stop()
    clearTimeout(giveUp)
    change(result)
  }
  const giveUp = setTimeout(() => end({ state: 'failed', error: 'It takes longer than ten minutes' }), GIVE_UP)
  const stop = observer.subscribe(({ data, error, isFetching }) => {
    if (isFetching) return
    if (error instanceof ApiError && error.status === 404) end({ state: 'failed', error: 'It was deleted meanwhile' })
    const result = data === undefined || error ? undefined : outcome(data)
    if (result) end(result)
  })
}
