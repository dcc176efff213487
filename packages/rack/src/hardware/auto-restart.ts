import type { LifecycleTiming } from '../rack.ts'
import type { Documents } from '../store/kinds.ts'

type Instance = Documents['instance']

/** How long an instance that has restarted by itself must wait before it may again. */
export const COOLDOWN = 3_600_000

/** When one for which there was no room is tried again. */
export const RESTART_RETRY = 60_000

/** Earliest time of the next automatic restart; null when there has been none. */
export function cooldownExpiration({ timeLastAutoRestarted: last }: Instance): Date | null {
  return last && new Date(last.getTime() + COOLDOWN)
}

export function mayRestartByItself({ autoRestartPolicy }: Instance): boolean {
  return autoRestartPolicy !== 'never'
}

/** When an instance that has failed is to be restarted, in milliseconds since the epoch; null when it is not. */
export function restartDueAt(instance: Instance, now: Date, timing: LifecycleTiming): number | null {
  // One that was told to stop, and failed over it, is where it was to be.
  if (!mayRestartByItself(instance) || instance.intent !== 'running') return null
  return Math.max(now.getTime() + timing.failed, cooldownExpiration(instance)?.getTime() ?? 0)
}
