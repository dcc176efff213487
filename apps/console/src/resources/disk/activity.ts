import type { Measurement } from '@plenum/api'

/** A counter at one time, and since when it counts: it begins anew with every activation. */
interface Count {
  time: Date
  since: Date
  value: number
}

interface Span {
  startTime: Date
  endTime: Date
  order: 'ascending' | 'descending'
}

/** The first measurement of a span in its order. */
type First = (span: Span) => Promise<Measurement | undefined>

function countOf(measurement: Measurement | undefined): Count | undefined {
  if (measurement?.datum.type !== 'cumulative_i64') return undefined
  const { startTime, value } = measurement.datum.datum
  return { time: measurement.timestamp, since: startTime, value }
}

/**
 * By how much a counter went up between two times, however often it began anew; undefined where nothing was measured.
 * What happened before the first measurement of the span is left out.
 */
export async function rise(first: First, startTime: Date, endTime: Date): Promise<number | undefined> {
  const last = countOf(await first({ startTime, endTime, order: 'descending' }))
  if (!last) return undefined
  if (last.since > startTime) return last.value + ((await rise(first, startTime, last.since)) ?? 0)
  const begin = countOf(await first({ startTime, endTime, order: 'ascending' }))
  return last.value - (begin?.value ?? 0)
}
