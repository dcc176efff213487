import { TOKEN_TTL_MAX_SECONDS } from '@plenum/api/auth-settings'
import { z } from 'zod'
import { numberInput } from '../../form/number-input.ts'
import { durationText, timeUnits } from './duration.ts'
import type { TimeUnit } from './duration.ts'

/** How long tokens may live at most, as somebody says it. */
export interface LifetimeValues {
  limit: 'none' | 'some'
  amount: number
  unit: TimeUnit
}

const names = ['second', 'minute', 'hour', 'day'] as const satisfies readonly TimeUnit[]

/** What is asked for; null where there is to be no limit. */
export function lifetimeSeconds({ limit, amount, unit }: LifetimeValues): number | null {
  return limit === 'none' ? null : amount * timeUnits[unit]
}

/** The longest unit that says it without a fraction. Without a limit, what a new one would begin with. */
export function lifetimeValues(seconds: number | null | undefined): LifetimeValues {
  if (seconds === null || seconds === undefined) return { limit: 'none', amount: 30, unit: 'day' }
  const unit = names.findLast((name) => seconds % timeUnits[name] === 0) ?? 'second'
  return { limit: 'some', amount: seconds / timeUnits[unit], unit }
}

function whyNot(amount: number, unit: TimeUnit, max: number): string | undefined {
  if (!Number.isInteger(amount) || amount < 1) return 'must be a whole number above 0'
  if (amount * timeUnits[unit] <= max) return undefined
  const inUnit = Math.floor(max / timeUnits[unit])
  return `at most ${inUnit === 0 ? durationText(max) : `${inUnit.toLocaleString('en')} ${unit}${inUnit === 1 ? '' : 's'}`}`
}

/** `max` in seconds; what there is room for unless given. */
export function lifetimeSchema(max: number = TOKEN_TTL_MAX_SECONDS) {
  return z
    .object({ limit: z.enum(['none', 'some']), amount: numberInput, unit: z.enum(names) })
    .superRefine(({ limit, amount, unit }, ctx) => {
      const message = limit === 'some' ? whyNot(amount, unit, max) : undefined
      if (message !== undefined) ctx.addIssue({ code: 'custom', path: ['amount'], message })
    })
}
