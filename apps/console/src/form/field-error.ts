import { capitalise } from '@plenum/api/errors'

/** What a person reads beside a field, from what the schema says. */
export function fieldMessage(label: string, value: unknown, message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  if (value === '' || value === undefined || value === null || Number.isNaN(value)) return `${label} is required`
  return capitalise(message)
}
