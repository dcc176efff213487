import { Button, CopyButton, EmptyState, ProgressBar, RelativeTime, SideModal, Spinner } from '@plenum/ui'
import { Activity as ActivityIcon, Ban, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActivityItems } from './items.tsx'
import { clearEnded, useActivities } from './store.ts'
import type { Activity, ActivityState } from './store.ts'

const icons: Record<ActivityState, ReactNode> = {
  running: <Spinner />,
  done: <CircleCheck aria-hidden="true" className="size-4 text-ok" />,
  failed: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
  cancelled: <Ban aria-hidden="true" className="size-4 text-faint" />,
}

/** Running and recent work, with what came of it. */
export default function ActivityDrawer({ onDismiss }: { onDismiss: () => void }) {
  const activities = useActivities()
  const hasEnded = activities.some(({ state }) => state !== 'running')
  return (
    <SideModal
      title="Activity"
      onDismiss={onDismiss}
      {...(hasEnded && { footer: <Button onPress={clearEnded}>Clear ended</Button> })}
    >
      {activities.length === 0 ? (
        <EmptyState
          icon={<ActivityIcon />}
          title="Nothing yet"
          body="Uploads, bulk actions, slow changes and calls that failed are listed here until the page is closed."
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {activities.map((activity) => (
            <ActivityEntry key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </SideModal>
  )
}

function ActivityEntry({ activity }: { activity: Activity }) {
  const { title, state, started, times, progress, items, error, requestId, cancel, retry } = activity
  return (
    <li className="flex flex-col gap-2 border-b border-line pb-4 last:border-0">
      <div className="flex items-center gap-2">
        {icons[state]}
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">
          {title} <span className="font-normal text-muted">{times > 1 ? `${state}, ${times} times` : state}</span>
        </span>
        <span className="shrink-0 text-sm text-faint">
          <RelativeTime date={started} isFocusable />
        </span>
      </div>
      {error !== undefined && <p className="text-sm text-muted wrap-anywhere">{error}</p>}
      {requestId !== undefined && (
        <p className="flex items-center gap-1 font-mono text-xs text-faint">
          Request {requestId} <CopyButton text={requestId} />
        </p>
      )}
      {state === 'running' && progress !== undefined && <ProgressBar label={title} isLabelHidden value={progress} />}
      {items && <ActivityItems items={items} />}
      {(cancel ?? retry) && (
        <div className="flex gap-2">
          {cancel && (
            <Button size="sm" onPress={cancel}>
              Cancel
            </Button>
          )}
          {retry && (
            <Button size="sm" onPress={retry}>
              Try failed again
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
