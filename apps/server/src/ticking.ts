export interface Ticking {
  /** Resolves once a tick that is under way has ended; no other follows. */
  stop: () => Promise<void>
}

/** Who is told how it goes. */
export interface TickingListener {
  /** It fails, for another reason than before; it is not told of again until it works or fails otherwise. */
  onFailing: (error: unknown) => void
  /** It works again. */
  onRecovered: (failures: number) => void
}

/** The longest wait between two ticks while they fail, in milliseconds: so late a recovery is seen at most. */
const LONGEST_WAIT = 4000

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Calls `tick` so often, but never while the last call still runs, and less and less often while it fails. */
export function startTicking(
  tick: () => Promise<void>,
  everyMs: number,
  { onFailing, onRecovered }: TickingListener,
): Ticking {
  let underWay: Promise<void> | undefined
  let failures = 0
  let reason: string | undefined
  /** Turns of the timer that are let pass. */
  let rest = 0

  function failed(error: unknown): void {
    failures += 1
    rest = Math.min(2 ** failures, LONGEST_WAIT / everyMs) - 1
    if (messageOf(error) === reason) return
    reason = messageOf(error)
    onFailing(error)
  }

  function worked(): void {
    if (failures > 0) onRecovered(failures)
    failures = 0
    reason = undefined
  }

  const timer = setInterval(() => {
    if (underWay) return
    if (rest > 0) {
      rest -= 1
      return
    }
    underWay = tick()
      .then(worked, failed)
      .finally(() => {
        underWay = undefined
      })
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
