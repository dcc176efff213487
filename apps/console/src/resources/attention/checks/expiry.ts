import type { Finding, Remedy } from '../finding.ts'

/** Something that is good until some day. */
export interface Perishable {
  id: string
  /** Begins a sentence: "Certificate console". */
  what: string
  until: Date
  remedy: Remedy
}

const DAY = 86_400_000
const SOON = 30 * DAY

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

function inDays(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY)
  if (days === 0) return 'within a day'
  return days === 1 ? 'in a day' : `in ${days} days`
}

/** What has expired, and what will within 30 days. */
export function expiring(things: readonly Perishable[], now: Date): Finding[] {
  return things.flatMap(({ id, what, until, remedy }): Finding[] => {
    const left = until.getTime() - now.getTime()
    if (left >= SOON) return []
    return left < 0
      ? [{ id, severity: 'danger', text: `${what} expired on ${day.format(until)}`, remedy }]
      : [{ id, severity: 'notice', text: `${what} expires ${inDays(left)}`, remedy }]
  })
}

/** When a signed root role expires (TUF specification, section 4.3); undefined where it does not say. */
export function rootExpiry(rootRole: Readonly<Record<string, unknown>>): Date | undefined {
  const { signed } = rootRole
  if (typeof signed !== 'object' || signed === null || !('expires' in signed)) return undefined
  if (typeof signed.expires !== 'string') return undefined
  const until = new Date(signed.expires)
  return Number.isNaN(until.getTime()) ? undefined : until
}
