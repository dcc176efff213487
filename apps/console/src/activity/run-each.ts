import { ApiError } from '../api/api-error.ts'
import { startActivity } from './store.ts'
import type { Activity, ActivityItem } from './store.ts'

/** Calls under way at the same time. */
const AT_ONCE = 4

export interface Task {
  name: string
  run: () => Promise<unknown>
}

export interface Each {
  title: string
  tasks: readonly Task[]
  /** After the last one, however it went. */
  onEnd?: (() => void) | undefined
}

function failure(error: unknown): Pick<ActivityItem, 'state' | 'error' | 'requestId'> {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return { state: 'failed', error: error instanceof Error ? error.message : String(error), requestId }
}

/**
 * Does one thing to each of many, as an activity with a result for each. What failed can be tried again, what has not
 * begun can be called off; both from the activity, whose id is returned.
 */
export function runEach({ title, tasks, onEnd }: Each): number {
  const items: ActivityItem[] = tasks.map(({ name }) => ({ name, state: 'waiting' }))
  const { id, change } = startActivity({ title })
  const show = (rest: Partial<Activity> = {}) => {
    const ended = items.filter(({ state }) => state === 'done' || state === 'failed').length
    change({ items: [...items], progress: (100 * ended) / Math.max(items.length, 1), ...rest })
  }
  const work = async (queue: number[], { signal }: AbortController) => {
    for (let index = queue.shift(); index !== undefined && !signal.aborted; index = queue.shift()) {
      const task = tasks[index]
      if (!task) return
      const { name } = task
      items[index] = { name, state: 'running' }
      show()
      // One after the other is the point: AT_ONCE of these loops run side by side.
      // oxlint-disable-next-line eslint/no-await-in-loop
      items[index] = await task.run().then(
        () => ({ name, state: 'done' as const }),
        (error: unknown) => ({ name, ...failure(error) }),
      )
      show()
    }
  }
  const start = async (indexes: number[]) => {
    const cancelling = new AbortController()
    for (const index of indexes) items[index] = { name: tasks[index]?.name ?? '', state: 'waiting' }
    show({ state: 'running', retry: undefined, cancel: () => cancelling.abort() })
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(indexes, cancelling)))
    const failed = items.flatMap(({ state }, index) => (state === 'failed' ? [index] : []))
    const isLeftOut = items.some(({ state }) => state === 'waiting')
    show({
      state: failed.length > 0 ? 'failed' : isLeftOut ? 'cancelled' : 'done',
      cancel: undefined,
      retry: failed.length > 0 ? () => void start(failed) : undefined,
    })
    onEnd?.()
  }
  void start([...tasks.keys()])
  return id
}
