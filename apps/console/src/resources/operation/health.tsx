import { Badge } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'

const ping = query('ping', {})

/** Milliseconds between two looks. */
const POLL = 10_000

const health = {
  queryKey: [...ping.queryKey, 'timed'],
  queryFn: async (context: { signal: AbortSignal }) => {
    const from = performance.now()
    await ping.queryFn(context)
    return Math.round(performance.now() - from)
  },
}

/** Whether the rack answers, and how soon. */
export function ApiHealth() {
  const { data, isError } = useQuery({ ...health, refetchInterval: POLL, throwOnError: false })
  if (isError) return <Badge tone="danger">No answer</Badge>
  return (
    <Badge tone={data === undefined ? 'idle' : 'ok'}>{data === undefined ? 'Asking' : `Answers in ${data} ms`}</Badge>
  )
}
