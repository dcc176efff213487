import { Button, Tooltip } from '@plenum/ui'
import { Activity as ActivityIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useActivities } from './store.ts'

const ActivityDrawer = lazy(() => import('./drawer.tsx'))

/** Opens the drawer; says how much is running, and that something failed since it was last open. */
export function ActivityButton() {
  const activities = useActivities()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const running = activities.filter(({ state }) => state === 'running').length
  const failed = activities.filter(({ id, state }) => state === 'failed' && !seen.has(id)).length
  const label = ['Activity', running > 0 && `${running} running`, failed > 0 && `${failed} failed`]
  const see = () => setSeen(new Set(activities.map(({ id }) => id)))
  return (
    <>
      <Tooltip content="Activity">
        <Button
          variant="ghost"
          size="sm"
          isIconOnly
          aria-label={label.filter(Boolean).join(', ')}
          icon={
            <span className="relative">
              <ActivityIcon className="size-4" />
              {(running > 0 || failed > 0) && (
                <span
                  className={`absolute -end-1 -top-1 size-2 rounded-full ${failed > 0 ? 'bg-danger' : 'animate-pulse bg-accent'}`}
                />
              )}
            </span>
          }
          onPress={() => {
            see()
            setOpen(true)
          }}
        />
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ActivityDrawer
            onDismiss={() => {
              see()
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
