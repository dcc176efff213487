export const refreshIntervals = [
  { value: 'off', label: 'Off', length: undefined },
  { value: '10s', label: '10s', length: 10_000 },
  { value: '1m', label: '1m', length: 60_000 },
  { value: '2m', label: '2m', length: 120_000 },
  { value: '5m', label: '5m', length: 300_000 },
] as const

export type RefreshInterval = (typeof refreshIntervals)[number]['value']

export function isRefreshInterval(value: unknown): value is RefreshInterval {
  return refreshIntervals.some((interval) => interval.value === value)
}
