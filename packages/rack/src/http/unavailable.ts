import type { StoreUnavailableError } from '../store/unavailable.ts'
import { Refusal } from './refusal.ts'

/** When to try again, in seconds: by then a database that was restarted is likely to be there. */
const RETRY_AFTER = 2

/**
 * What a caller is told when the store cannot serve.
 *
 * @param isOneTransaction whether all that the call would have changed was in the transaction that has failed
 */
export function unavailableRefusal(
  { message: what, isKnown, isPassing }: StoreUnavailableError,
  isOneTransaction = false,
): Refusal {
  if (!isKnown)
    return new Refusal(
      503,
      'ServiceNotAvailable',
      `${what}: it is not known whether the change was kept, so look first`,
    )
  const kept = isOneTransaction ? ': nothing has been changed' : ''
  return isPassing
    ? new Refusal(503, 'ServiceNotAvailable', `${what}${kept}; try again`, { 'retry-after': String(RETRY_AFTER) })
    : new Refusal(503, 'ServiceNotAvailable', `${what}${kept}`)
}
