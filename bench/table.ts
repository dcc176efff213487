/** A figure beside what it should be: `≤ 1.5 s`, `≥ 3,000`. */
export interface Measured {
  ours: number
  target: number
  /** `most`: smaller is better. */
  is: 'most' | 'least'
  unit?: string
}

/** What a table shows of a measure, with whether it is where it should be. */
export function row({ ours, target, is, unit = '' }: Measured) {
  const isMet = is === 'most' ? ours <= target : ours >= target
  return {
    ours: `${ours}${unit && ` ${unit}`}`,
    target: `${is === 'most' ? '≤' : '≥'} ${target}${unit && ` ${unit}`}`,
    met: isMet ? 'yes' : 'no',
  }
}

/** The number that a share of all are below. */
export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)
