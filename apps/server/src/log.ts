import { pino } from 'pino'
import type { Logger } from 'pino'
import type { LogLevel } from './cli/settings.ts'

export type { Logger } from 'pino'

const STDERR = 2
/** Lines gather up to this size or age before they are written: one system call each would cost more than the line. */
const BUFFER_BYTES = 4096
const BUFFER_MS = 100

/** JSON lines on stderr, written behind the requests' backs; pino flushes what is left when the process exits. */
export function createLog(level: LogLevel): Logger {
  const wording = { base: null, timestamp: pino.stdTimeFunctions.isoTime, level }
  return pino(
    wording,
    pino.destination({ dest: STDERR, sync: false, minLength: BUFFER_BYTES, periodicFlush: BUFFER_MS }),
  )
}
