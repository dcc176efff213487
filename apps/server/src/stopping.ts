import { constants } from 'node:os'

export const stopSignals = ['SIGINT', 'SIGTERM'] as const
export type StopSignal = (typeof stopSignals)[number]

/** One Ctrl+C may arrive twice: from the terminal, and passed on by npm or another parent that got it as well. */
const ECHO_MS = 500

interface Stopping {
  stop: () => Promise<void>
  exit: (code: number) => void
  onError: (error: unknown) => void
  /** Milliseconds, of a clock that never goes back. */
  now?: () => number
}

/** The first signal stops what runs and then exits; whoever sends a second one does not want to wait for that. */
export function createStopping({ stop, exit, onError, now = () => performance.now() }: Stopping) {
  let since: number | undefined
  return async (signal: StopSignal): Promise<void> => {
    if (since !== undefined) {
      if (now() - since >= ECHO_MS) exit(128 + constants.signals[signal])
      return
    }
    since = now()
    try {
      await stop()
      exit(0)
    } catch (error) {
      onError(error)
      exit(1)
    }
  }
}
