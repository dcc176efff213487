import { Button, formatElapsed, useNow } from '@plenum/ui'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../api/query.ts'
import { watchFreshness } from './freshness.ts'

const freshness = watchFreshness(queryClient)

/** Says of what time the page is, while the server does not answer. */
export function FreshnessNotice() {
  const state = useSyncExternalStore(freshness.subscribe, freshness.read)
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-20 flex justify-center px-4">
      {state.isStale && <Notice asOf={state.asOf} reason={state.reason} />}
    </output>
  )
}

function Notice({ asOf, reason }: { asOf: number; reason: string }) {
  const age = useNow((now) => formatElapsed(asOf, Math.max(now, asOf)))
  return (
    <div className="pointer-events-auto flex animate-rise items-center gap-3 rounded-modal bg-surface-raised py-2 ps-3.5 pe-2 text-sm shadow-overlay">
      <CloudOff aria-hidden="true" className="size-4 shrink-0 text-notice" />
      <p>
        <span aria-hidden="true">As of {age} ago, trying again. </span>
        <span className="text-muted">{reason}.</span>
      </p>
      <Button size="sm" onPress={freshness.tryNow}>
        Try now
      </Button>
    </div>
  )
}
