import type { Element } from '@xmldom/xmldom'
import { refuseResponse } from './saml-refusal.ts'

/** How old what a provider says may be when it arrives. */
export const ISSUE_DELAY = 90_000
/** How far the clock of a provider may be from ours. */
export const CLOCK_SKEW = 180_000

/** In UTC, as SAML has all times (core, section 1.3.3). */
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** The time that an attribute tells; undefined when there is none. */
export function timeOf(element: Element, attribute: string): Date | undefined {
  const text = element.getAttribute(attribute)
  if (text === null) return undefined
  const time = new Date(UTC.test(text) ? text : Number.NaN)
  if (Number.isNaN(time.getTime())) throw refuseResponse(`${attribute} is not a time in UTC`)
  return time
}

/** When something was issued, which must be a moment ago. */
export function checkIssueInstant(element: Element, now: Date, what: string): Date {
  const issued = timeOf(element, 'IssueInstant')
  if (!issued) throw refuseResponse(`${what} does not tell when it was issued`)
  if (issued.getTime() + ISSUE_DELAY < now.getTime()) throw refuseResponse(`${what} was issued too long ago`)
  if (issued.getTime() - CLOCK_SKEW > now.getTime()) throw refuseResponse(`${what} was issued in the future`)
  return issued
}
