import { Button } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { query } from '../api/query.ts'

const ASK_EVERY = 3000

/** Loads the page anew: on a press, and by itself as soon as a server that did not answer does. */
export function TryAgain({ isServerAway }: { isServerAway: boolean }) {
  const router = useRouter()
  const ping = useQuery({
    ...query('ping', {}),
    enabled: isServerAway,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'success' ? false : ASK_EVERY),
    throwOnError: false,
  })
  const isBack = isServerAway && ping.isSuccess && !ping.isFetching
  // The server is outside of React.
  useEffect(() => {
    if (isBack) void router.invalidate()
  }, [isBack, router])
  return (
    <Button variant="primary" onPress={() => void router.invalidate()}>
      Try again
    </Button>
  )
}
