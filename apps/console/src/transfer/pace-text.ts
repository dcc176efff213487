import { formatBytes, formatElapsed } from '@plenum/ui'
import { paceOf } from './pace.ts'
import type { Progress, Sample } from './pace.ts'

const two = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** With two decimals, so that nothing jumps while it counts. */
function counting(bytes: number, like: number): string {
  const { unit } = formatBytes(like)
  return `${two.format(Number(formatBytes(bytes, unit).number))} ${unit}`
}

interface Moving {
  /** `still` when nothing is on its way, for whatever reason. */
  state: 'moving' | 'paused' | 'still'
  progress: Progress
  samples: readonly Sample[]
}

/** How much has been sent or fetched, how fast, and how long it will take. */
export function paceText({ state, progress, samples }: Moving, now: number): string {
  const { done, total } = progress
  const amount = `${counting(done, total)} of ${counting(total, total)}`
  if (done === total) return amount
  if (state === 'paused') return `${amount} · paused`
  const pace = state === 'moving' ? paceOf(samples, now) : undefined
  if (!pace) return amount
  const speed = `${counting(pace.bytesPerSecond, pace.bytesPerSecond)}/s`
  const left = pace.secondsLeft === undefined ? 'stalled' : `${formatElapsed(0, pace.secondsLeft * 1000)} left`
  return [amount, speed, left].join(' · ')
}
