import type { Measurement, Page, PaginationOrder } from '@plenum/api'
import { invalidToken, pageOf } from './pagination.ts'
import type { PageWindow } from './pagination.ts'

/** Which measurements a page is made of. */
export interface TimeSpan {
  /** Milliseconds since the epoch, both inclusive. */
  from: number
  to: number
  order: PaginationOrder
  limit: number
}

interface PagedByMeasurementTime {
  query: {
    limit?: number | null | undefined
    startTime?: Date | undefined
    endTime?: Date | undefined
    order: PaginationOrder
  }
  window: PageWindow
}

interface Item {
  id: string
  measurement: Measurement
}

function timeIn(after: string): number {
  const time = Date.parse(after)
  if (Number.isNaN(time)) throw invalidToken()
  return time
}

/**
 * One page of what was measured from the start time on, up to but without the end time. The next one goes on strictly
 * behind the last timestamp of this one, in the same order.
 */
export async function pageOfMeasurements(
  call: PagedByMeasurementTime,
  fetch: (span: TimeSpan) => Promise<readonly Measurement[]>,
): Promise<Page<Measurement>> {
  const { startTime, endTime, order } = call.query
  // The first page has been asked for both, and each token is made of what the first page was asked with.
  if (!startTime || !endTime) throw new Error('invariant: a page of measurements has bounds')
  const { after } = call.window
  const isBack = order === 'descending'
  const from = after === undefined || isBack ? startTime.getTime() : timeIn(after) + 1
  const to = after === undefined || !isBack ? endTime.getTime() - 1 : timeIn(after) - 1
  return pageOf<Item, Measurement>(
    call,
    async ({ limit }) => {
      const found = from > to ? [] : await fetch({ from, to, order, limit })
      // Pages of measurements go by time; that they have no ids, nobody sees.
      return found.map((measurement) => ({ id: '', measurement }))
    },
    ({ measurement }) => measurement,
    ({ measurement }) => measurement.timestamp.toISOString(),
  )
}
