import type { Span } from './oxql-text.ts'

/** Moments of a range that is too long to be read whole. */
const MOMENTS = 120
export const MINUTE = 60_000

/** The times at which a long range is looked at. They stay the same while the range moves on. */
export function momentsOf({ start, end }: Span): Date[] {
  const step = Math.ceil((end.getTime() - start.getTime()) / MOMENTS / MINUTE) * MINUTE
  const first = Math.ceil(start.getTime() / step) * step
  // What is younger than a minute may still be on its way.
  const count = Math.max(0, Math.floor((end.getTime() - MINUTE - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => new Date(first + index * step))
}
