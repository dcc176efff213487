import { isRefreshInterval, rangePresets, timeRange } from '@plenum/ui'
import type { RangePreset, RefreshInterval, TimeRange } from '@plenum/ui'

/** What of a page with charts the URL holds. */
export interface RangeSearch {
  /** A preset, or two times as ISO 8601 writes an interval: `start/end`. Left out: the last hour. */
  range?: string | undefined
  /** The range that somebody zoomed into, to go back to. */
  zoomedFrom?: string | undefined
  /** Left out: ten seconds. */
  refresh?: RefreshInterval | undefined
}

type Preset = Exclude<RangePreset, 'custom'>

const usual = 'last-hour' satisfies Preset
export const USUAL_REFRESH = '10s' satisfies RefreshInterval

function isPreset(text: string): text is Preset {
  return text !== 'custom' && Object.hasOwn(rangePresets, text)
}

function interval(text: string): { start: Date; end: Date } | undefined {
  const [start = NaN, end = NaN, ...rest] = text.split('/').map((time) => Date.parse(time))
  return rest.length === 0 && start <= end ? { start: new Date(start), end: new Date(end) } : undefined
}

function rangeText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return isPreset(value) || interval(value) ? value : undefined
}

/** Every key is always there, or a raw value of another type would stay. */
export function rangeSearch(search: Record<string, unknown>): RangeSearch {
  const { refresh } = search
  const range = rangeText(search['range'])
  return {
    range: range === usual ? undefined : range,
    zoomedFrom: rangeText(search['zoomedFrom']),
    refresh: isRefreshInterval(refresh) && refresh !== USUAL_REFRESH ? refresh : undefined,
  }
}

/** Presets reach up to `now`; what nobody can read is the last hour. */
export function readRange(text: string = usual, now = new Date()): TimeRange {
  if (isPreset(text)) return timeRange(text, now)
  const times = interval(text)
  return times ? { preset: 'custom', ...times } : timeRange(usual, now)
}

/** The other way round, with nothing for what is usual. */
export function writeRange({ preset, start, end }: TimeRange): string | undefined {
  if (preset === 'custom') return `${start.toISOString()}/${end.toISOString()}`
  return preset === usual ? undefined : preset
}

/** A span of a chart, on top of what was there before; zooming on keeps the first way back. */
export function zoomInto({ range, zoomedFrom }: RangeSearch, span: { start: Date; end: Date }): RangeSearch {
  // Narrower than that, there is not even one sample.
  const end = new Date(Math.max(span.end.getTime(), span.start.getTime() + 60_000))
  return { range: writeRange({ preset: 'custom', start: span.start, end }), zoomedFrom: zoomedFrom ?? range ?? usual }
}

export function zoomOut({ zoomedFrom }: RangeSearch): RangeSearch {
  return { range: zoomedFrom === usual ? undefined : zoomedFrom, zoomedFrom: undefined }
}
