import { Button, Message, Modal, ModalFooter } from '@plenum/ui'
import { useState } from 'react'
import { ActivityItems } from '../activity/items.tsx'
import { runEach } from '../activity/run-each.ts'
import { useActivities } from '../activity/store.ts'
import { refresh } from '../api/query.ts'
import type { BulkPlan } from './bulk.ts'
import { counted } from './noun.ts'
import type { Noun } from './noun.ts'

interface BulkDialogProps {
  plan: BulkPlan
  noun: Noun
  /** Nothing was begun. */
  onCancel: () => void
  onClose: () => void
}

/** Names what will be done and what is left out, then shows a result for each. Closing it does not stop the work. */
export default function BulkDialog({ plan, noun, onCancel, onClose }: BulkDialogProps) {
  const [activityId, setActivityId] = useState<number>()
  const { label, tone, consequence, refreshes, tasks, left } = plan
  const title = `${label} ${counted(tasks.length, noun)}`
  if (activityId !== undefined) return <BulkResult id={activityId} title={title} onClose={onClose} />
  const start = () => setActivityId(runEach({ title, tasks, onEnd: () => void refresh(...refreshes) }))
  return (
    <Modal
      title={tasks.length === 0 ? `${label} ${noun.many}` : title}
      width="free"
      onDismiss={onCancel}
      footer={
        <ModalFooter>
          <Button slot={null} onPress={onCancel}>
            Cancel
          </Button>
          <Button
            slot={null}
            variant={tone ?? 'primary'}
            disabledReason={tasks.length === 0 ? 'None of those selected can be' : undefined}
            onPress={start}
          >
            {title}
          </Button>
        </ModalFooter>
      }
    >
      <div className="flex flex-col gap-3">
        {tasks.length > 0 && (
          <>
            <Names names={tasks.map(({ name }) => name)} />
            <p>{consequence}</p>
          </>
        )}
        {left.length > 0 && (
          <Message tone="notice" title={`${counted(left.length, noun)} left out`}>
            <ul className="flex flex-col gap-1">
              {left.map(({ name, reason }) => (
                <li key={name} className="wrap-anywhere">
                  <strong className="text-text">{name}</strong>: {reason}
                </li>
              ))}
            </ul>
          </Message>
        )}
      </div>
    </Modal>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="text-text">
      {names.map((name) => (
        <li key={name} className="font-medium wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  )
}

function BulkResult({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const activity = useActivities().find((each) => each.id === id)
  return (
    <Modal
      title={title}
      width="free"
      onDismiss={onClose}
      footer={
        <ModalFooter start={activity?.state === 'running' && <span>Closing does not stop it: see Activity</span>}>
          {activity?.retry && (
            <Button slot={null} onPress={activity.retry}>
              Try failed again
            </Button>
          )}
          <Button slot={null} variant="primary" onPress={onClose}>
            Close
          </Button>
        </ModalFooter>
      }
    >
      <ActivityItems items={activity?.items ?? []} />
    </Modal>
  )
}
