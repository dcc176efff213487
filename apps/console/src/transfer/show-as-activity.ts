import { startActivity } from '../activity/store.ts'
import type { ActivityChange } from '../activity/store.ts'
import type { Job } from './slot.ts'

/** Keeps a job in the list of activities, from beginning to end. */
export function showAsActivity<State>(
  title: string,
  job: Job<State>,
  changeOf: (state: State) => ActivityChange,
): void {
  const { change } = startActivity({ title })
  const show = () => change(changeOf(job.read()))
  job.subscribe(show)
  show()
}
