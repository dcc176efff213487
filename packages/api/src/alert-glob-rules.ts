/** Which alert classes a subscription is about: one rule for forms, endpoints and what is sent. */

const ONE_SEGMENT = '*'
const SEGMENTS = '**'

/** Whether a subscription is a pattern of names rather than one name. */
export function isAlertGlob(subscription: string): boolean {
  return subscription.includes('*')
}

function matches(pattern: readonly string[], name: readonly string[]): boolean {
  const [wanted, ...further] = pattern
  if (wanted === undefined) return name.length === 0
  // Each part of a pattern takes one segment at least.
  if (pattern.length > name.length) return false
  const [segment, ...rest] = name
  if (wanted === SEGMENTS) return matches(further, rest) || matches(pattern, rest)
  return (wanted === ONE_SEGMENT || wanted === segment) && matches(further, rest)
}

/** Whether a subscription meets the name of an alert class: `*` is any one segment of it, `**` any one or more. */
export function matchesAlertClass(subscription: string, name: string): boolean {
  return matches(subscription.split('.'), name.split('.'))
}

/** The class of deliveries that try a receiver. They are made on request only, so there is no subscribing to it. */
export const PROBE_CLASS = 'probe'

/**
 * Why a receiver cannot subscribe; undefined when it can. A pattern may meet nothing: classes may come that it meets.
 *
 * @param classes the names of all there are
 */
export function whyNotSubscribe(subscription: string, classes: readonly string[]): string | undefined {
  if (isAlertGlob(subscription)) return undefined
  if (subscription === PROBE_CLASS) return 'webhook receivers cannot subscribe to probes'
  return classes.includes(subscription) ? undefined : `expected one of ${classes.join(', ')}`
}
