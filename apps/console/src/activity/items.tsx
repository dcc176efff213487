import { Spinner } from '@plenum/ui'
import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityItem } from './store.ts'

const icons: Record<ActivityItem['state'], ReactNode> = {
  waiting: <Circle aria-hidden="true" className="size-4 text-faint" />,
  running: <Spinner />,
  done: <CircleCheck aria-hidden="true" className="size-4 text-ok" />,
  failed: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
}

/** What became of each. */
export function ActivityItems({ items }: { items: readonly ActivityItem[] }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {items.map(({ name, state, error, requestId }) => (
        <li key={name} className="grid grid-cols-[1rem_1fr] items-start gap-x-2">
          <span className="grid h-5 place-items-center">{icons[state]}</span>
          <span className="wrap-anywhere">
            <span className="text-text">{name}</span> <span className="text-muted">{state}</span>
            {error !== undefined && <span className="block text-danger">{error}</span>}
            {requestId !== undefined && <span className="block font-mono text-xs text-faint">Request {requestId}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
