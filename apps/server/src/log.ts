import { pino } from 'pino'
import type { Logger } from 'pino'
import type { LogLevel } from './cli/settings.ts'

export type { Logger } from 'pino'

const STDERR = 2

/** JSON lines on stderr. Written behind the requests' backs; pino flushes what is left when the process exits. */
export function createLog(level: LogLevel): Logger {
  const wording = { base: null, timestamp: pino.stdTimeFunctions.isoTime, level }
  return pino(wording, pino.destination({ dest: STDERR, sync: false }))
}
