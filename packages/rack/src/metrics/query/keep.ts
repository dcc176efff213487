import type { Kept } from './filter.ts'
import { firstAfter, pick } from './table.ts'
import type { Points, Range } from './table.ts'
import { intervals } from './times.ts'

/** Where the points are that lie in these times. */
function rangesIn({ timestamps }: Points, { times }: Kept): Range[] {
  return intervals(times, -Infinity, Infinity)
    .map(({ after, upTo }) => [firstAfter(timestamps, after), firstAfter(timestamps, upTo)] as const)
    .filter(([from, to]) => from < to)
}

/** The runs of points of a range that pass a test. */
function* runsIn(points: Points, [from, to]: Range, test: NonNullable<Kept['test']>): Generator<Range> {
  let begin: number | undefined
  for (let index = from; index < to; index++) {
    const isKept = test(points.timestamps[index] ?? Number.NaN, points.startTimes?.[index] ?? Number.NaN)
    if (isKept) begin ??= index
    else if (begin !== undefined) {
      yield [begin, index]
      begin = undefined
    }
  }
  if (begin !== undefined) yield [begin, to]
}

/** The points that a filter leaves. */
export function keepPoints(points: Points, kept: Kept): Points {
  const ranges = rangesIn(points, kept)
  const { test } = kept
  return pick(points, test ? ranges.flatMap((range) => [...runsIn(points, range, test)]) : ranges)
}
