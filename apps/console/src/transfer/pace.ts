/** Bytes of what is sent or fetched, so far. */
export interface Progress {
  /** At the other end, zeros that need not be sent among them. */
  done: number
  /** That went over the network. */
  sent: number
  total: number
}

/** Whole percent: all of it only when nothing is left, and of nothing all is there at once. */
export function percentOf({ done, total }: Progress): number {
  return total > 0 ? Math.floor((100 * done) / total) : 100
}

/** How far it was at a time, in milliseconds. */
export interface Sample extends Progress {
  at: number
}

/** What happened before does not tell what is to be expected. */
const LOOKING_BACK = 10_000
/** Less than that tells nothing. */
const SHORTEST = 1000

/** With the newest, and without what is too old to matter. */
export function sampled(samples: readonly Sample[], newest: Sample): readonly Sample[] {
  const kept = samples.filter(({ at }) => newest.at - at <= LOOKING_BACK)
  return [...kept, newest]
}

export interface Pace {
  /** Over the network. */
  bytesPerSecond: number
  /** Undefined while nothing moves. */
  secondsLeft: number | undefined
}

/** Undefined until there is something to tell it from. */
export function paceOf(samples: readonly Sample[], now: number): Pace | undefined {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last || last.at - first.at < SHORTEST) return undefined
  // Up to now and not up to the last sample: what stands still gets slower and slower.
  const seconds = Math.max(now - first.at, last.at - first.at) / 1000
  const perSecond = (last.done - first.done) / seconds
  return {
    bytesPerSecond: (last.sent - first.sent) / seconds,
    secondsLeft: perSecond > 0 ? Math.ceil((last.total - last.done) / perSecond) : undefined,
  }
}
