import type { Tone } from './tone.ts'

export interface Capacity {
  /** 0 to 100; undefined when there is nothing to take from. */
  percent: number | undefined
  tone: Extract<Tone, 'accent' | 'notice' | 'danger'>
}

/** Never NaN, never outside 0 to 100: nothing of nothing is no percentage, more than there is is all of it. */
export function capacityOf(used: number | bigint, capacity: number | bigint): Capacity {
  if (capacity <= 0) return { percent: undefined, tone: 'accent' }
  const percent = Math.min(100, Math.max(0, (Number(used) / Number(capacity)) * 100))
  return { percent, tone: percent > 95 ? 'danger' : percent > 85 ? 'notice' : 'accent' }
}
