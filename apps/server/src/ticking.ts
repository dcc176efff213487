export interface Ticking {
  /** Resolves once a tick that is under way has ended; no other follows. */
  stop: () => Promise<void>
}

/** Calls `tick` so often, but never while the last call still runs. A failure is told of, and the next call comes as usual. */
export function startTicking(tick: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): Ticking {
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => {
    underWay ??= tick()
      .catch(onError)
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
