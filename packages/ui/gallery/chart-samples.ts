import type { ChartData } from '../src/index.ts'

const minute = 60_000

/** The same numbers at every visit. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Wanders between 0 and 1, as load does. */
export function wander(seed: number, count: number, roughness = 0.08): number[] {
  const next = noise(seed)
  let value = 0.2 + 0.5 * next()
  return Array.from({ length: count }, () => {
    value = Math.min(0.97, Math.max(0.03, value + (next() - 0.5) * roughness + (0.45 - value) * roughness * 0.15))
    return value
  })
}

export interface Shown {
  labels: readonly string[]
  count?: number
  /** Between samples. */
  step?: number
  /** What the samples reach up to. */
  top: number
  seed?: number
  roughness?: number
}

export const start = new Date('2026-10-24T08:00:00Z')

export function samples({ labels, count = 121, step = minute, top, seed = 1, roughness }: Shown): ChartData {
  return {
    times: Array.from({ length: count }, (_, index) => start.getTime() + index * step),
    series: labels.map((label, index) => ({
      id: label,
      label,
      values: wander(seed * 31 + index * 7, count, roughness).map((value) => value * top),
    })),
    range: { start, end: new Date(start.getTime() + (count - 1) * step) },
  }
}

/** The number is the minute: what a reader sees is known. */
export const ramp: ChartData = {
  times: Array.from({ length: 61 }, (_, index) => start.getTime() + index * minute),
  series: [
    { id: 'up', label: 'Up', values: Array.from({ length: 61 }, (_, index) => index) },
    { id: 'down', label: 'Down', values: Array.from({ length: 61 }, (_, index) => 60 - index) },
  ],
}

const isGap = (index: number) => (index > 30 && index < 45) || (index > 60 && index < 70 && index !== 65) || index > 110

export function withGaps(data: ChartData): ChartData {
  return {
    ...data,
    series: data.series.map((series) => ({
      ...series,
      values: series.values.map((value, index) => (isGap(index) ? null : value)),
    })),
  }
}

export const eight = ['web-1', 'web-2', 'web-3', 'api-1', 'api-2', 'db-primary', 'db-replica', 'cache'] as const
