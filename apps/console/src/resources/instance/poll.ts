import { isEligibleForAutoRestart, isTransitional } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'

/** While something changes by itself, in milliseconds. */
const FAST = 1000
/** Otherwise: somebody else may have done something. */
const SLOW = 60_000
/** How long a list is watched closely for one and the same set of changes. */
const WATCH = 30_000

/**
 * How soon a list of instances should be fetched again. What is in transition is watched closely for a while; what has
 * entered a transition since the last look starts the while anew.
 */
export function createListPoll(now: () => number = Date.now): (instances: readonly Instance[] | undefined) => number {
  let known = new Set<string>()
  let since = 0
  return (instances = []) => {
    const moving = instances.filter(({ runState }) => isTransitional(runState))
    const keys = new Set(moving.map(({ id, runState }) => `${id}|${runState}`))
    if ([...keys].some((key) => !known.has(key))) since = now()
    known = keys
    return keys.size > 0 && now() - since < WATCH ? FAST : SLOW
  }
}

/** One that is to restart by itself may do so at any time. */
const RESTARTING = 2000
/** One that waits for its cooldown is looked at now and then, and once that is over. */
const COOLING = 30_000

/** How soon one instance should be fetched again; false when it stays as it is. */
export function instancePoll(instance: Instance | undefined, now: number = Date.now()): number | false {
  if (!instance) return false
  if (isTransitional(instance.runState)) return FAST
  if (instance.runState !== 'failed' || !instance.autoRestartEnabled) return false
  if (isEligibleForAutoRestart(instance, new Date(now))) return RESTARTING
  const until = instance.autoRestartCooldownExpiration?.getTime() ?? now
  return Math.min(COOLING, until - now + RESTARTING)
}
