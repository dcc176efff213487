/** Counts of samples by where each bin starts, in order. */
export interface Distribution {
  bins: readonly number[]
  counts: readonly number[]
  max?: number | null | undefined
}

/**
 * The value that a share of the samples stays below, as far as bins can tell: within a bin samples are taken to be spread
 * evenly, and the last one ends at the largest sample. Undefined without samples.
 */
export function quantileOf({ bins, counts, max }: Distribution, share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  let before = 0
  for (const [index, count] of counts.entries()) {
    const start = bins[index]
    if (start === undefined) return undefined
    if (count > 0 && before + count >= share * total) {
      const end = bins[index + 1] ?? max ?? start
      return start + ((share * total - before) / count) * Math.max(0, end - start)
    }
    before += count
  }
  return undefined
}
