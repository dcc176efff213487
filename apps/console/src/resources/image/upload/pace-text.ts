import { formatBytes, formatElapsed } from '@plenum/ui'
import { paceOf } from './pace.ts'
import type { UploadState } from './upload.ts'

const two = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** With two decimals, so that nothing jumps while it counts. */
function counting(bytes: number, like: number): string {
  const { unit } = formatBytes(like)
  return `${two.format(Number(formatBytes(bytes, unit).number))} ${unit}`
}

/** How much has been sent, how fast, and how long it will take. */
export function paceText({ phase, step, progress, samples }: UploadState, now: number): string {
  const { done, total } = progress
  const amount = `${counting(done, total)} of ${counting(total, total)}`
  if (step !== 'send' || done === total) return amount
  if (phase === 'paused') return `${amount} · paused`
  const pace = phase === 'running' ? paceOf(samples, now) : undefined
  if (!pace) return amount
  const speed = `${counting(pace.bytesPerSecond, pace.bytesPerSecond)}/s`
  const left = pace.secondsLeft === undefined ? 'stalled' : `${formatElapsed(0, pace.secondsLeft * 1000)} left`
  return [amount, speed, left].join(' · ')
}
