import { AlertSubscription } from '@plenum/api/alert'
import { isAlertGlob, matchesAlertClass, PROBE_CLASS, whyNotSubscribe } from '@plenum/api/alert-glob-rules'

/** Names of classes that can be subscribed to: probes are sent on request only. */
export function subscribable(names: readonly string[]): string[] {
  return names.filter((name) => name !== PROBE_CLASS)
}

/** The classes that a subscription brings alerts of. */
export function classesOf(subscription: string, names: readonly string[]): string[] {
  return subscribable(names).filter((name) => matchesAlertClass(subscription, name))
}

/** Whether a receiver is told of a class. */
export function isTold(subscriptions: readonly string[], name: string): boolean {
  return name !== PROBE_CLASS && subscriptions.some((each) => matchesAlertClass(each, name))
}

/**
 * Why a subscription cannot be added; undefined when it can.
 *
 * @param names of all classes; undefined while they are not known
 */
export function whyNotAddSubscription(
  subscription: string,
  added: readonly string[],
  names: readonly string[] | undefined,
): string | undefined {
  if (added.includes(subscription)) return 'Already added'
  if (!AlertSubscription.safeParse(subscription).success)
    return 'Segments are letters, digits and underscores, or a star or two, with dots between them'
  if (subscription === PROBE_CLASS) return 'Probes are sent on request only; there is no subscribing to them'
  return names && whyNotSubscribe(subscription, names) !== undefined
    ? 'There is no class of this name; use a star for a pattern'
    : undefined
}

/** What a subscription comes to, in a sentence; undefined while it is none. */
export function meaningOf(subscription: string, names: readonly string[]): string | undefined {
  if (!AlertSubscription.safeParse(subscription).success) return undefined
  const met = classesOf(subscription, names)
  if (met.length > 0) return `${met.length === 1 ? '1 class' : `${met.length} classes`}: ${met.join(', ')}`
  return isAlertGlob(subscription) ? 'No class that there is now; one may come that it matches' : undefined
}
