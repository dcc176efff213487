/** What a person reads beside a field, from what the schema says. */
export function fieldMessage(label: string, value: unknown, message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  if (value === '' || value === undefined || value === null || Number.isNaN(value)) return `${label} is required`
  return message.charAt(0).toUpperCase() + message.slice(1)
}
