import { formatBytes, type ByteUnit } from '../format-bytes.ts'
import { formatPercent } from '../format-percent.ts'

/** How numbers of a unit are shortened: by 1024, by 1000, from nanoseconds up, or not at all. */
type Shortening = 'binary' | 'decimal' | 'time' | 'none'

interface UnitRule {
  shortening: Shortening
  /** After the number; after the byte unit where there is one. */
  symbol: string
  /** Heads a column of exact numbers. */
  name: string
  /** Seconds in one of it. */
  seconds?: number
}

const units = {
  none: { shortening: 'none', symbol: '', name: '' },
  count: { shortening: 'decimal', symbol: '', name: 'count' },
  percent: { shortening: 'none', symbol: '%', name: '%' },
  bytes: { shortening: 'binary', symbol: '', name: 'bytes' },
  'bytes/s': { shortening: 'binary', symbol: '/s', name: 'bytes/s' },
  'ops/s': { shortening: 'decimal', symbol: 'ops/s', name: 'ops/s' },
  'packets/s': { shortening: 'decimal', symbol: 'packets/s', name: 'packets/s' },
  seconds: { shortening: 'time', symbol: '', name: 's', seconds: 1 },
  milliseconds: { shortening: 'time', symbol: '', name: 'ms', seconds: 1e-3 },
  nanoseconds: { shortening: 'time', symbol: '', name: 'ns', seconds: 1e-9 },
  volts: { shortening: 'none', symbol: 'V', name: 'V' },
  amps: { shortening: 'none', symbol: 'A', name: 'A' },
  watts: { shortening: 'none', symbol: 'W', name: 'W' },
  degrees_celsius: { shortening: 'none', symbol: '°C', name: '°C' },
  rpm: { shortening: 'none', symbol: 'rpm', name: 'rpm' },
} as const satisfies Record<string, UnitRule>

export type ChartUnit = keyof typeof units

const ruleOf = (unit: ChartUnit): UnitRule => units[unit]

const times = [
  { symbol: 's', seconds: 1 },
  { symbol: 'ms', seconds: 1e-3 },
  { symbol: 'µs', seconds: 1e-6 },
  { symbol: 'ns', seconds: 1e-9 },
] as const
const finestTime = times[3]

const twoDecimals = /* @__PURE__ */ new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 })
const threeDigits = /* @__PURE__ */ new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 })
const exact = /* @__PURE__ */ new Intl.NumberFormat(undefined, { maximumFractionDigits: 20 })
const shortCount = /* @__PURE__ */ new Intl.NumberFormat(undefined, {
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** A number that is nearly nothing must not read as nothing. */
const plain = (value: number) => (Math.abs(value) < 0.1 ? threeDigits : twoDecimals).format(value)

const joined = (number: string, symbol: string) => (symbol === '' ? number : `${number} ${symbol}`)

/** "12.50%", "1.5 GiB", "3.25 MiB/s", "1,234.5 ops/s", "1.2 ms": a sample as a person reads it. */
export function formatValue(value: number, unit: ChartUnit): string {
  if (unit === 'percent') return formatPercent(value)
  const { divisor, symbol } = scaleFor(value, unit)
  return joined(plain(value / divisor), symbol)
}

/** The whole number with the reader's separators, in the unit it came in: "1,610,612,736". */
export function formatWhole(value: number): string {
  return exact.format(value)
}

/** What the exact numbers are in: "bytes"; empty for bare numbers. */
export function unitName(unit: ChartUnit): string {
  return ruleOf(unit).name
}

export interface UnitScale {
  /** What a sample is divided by before it is shown. */
  divisor: number
  /** After the number: "GiB", "ms", "ops/s". */
  symbol: string
  /** Whether steps of ticks are powers of two. */
  isBinary: boolean
}

/** The largest part of the unit in which `size` is at least 1. */
export function scaleFor(size: number, unit: ChartUnit): UnitScale {
  const { shortening, symbol, seconds = 1 } = ruleOf(unit)
  if (shortening === 'binary') {
    const bytes = formatBytes(Math.abs(size)).unit
    return { divisor: bytesIn(bytes), symbol: bytes + symbol, isBinary: true }
  }
  if (shortening === 'time') {
    const length = Math.abs(size) * seconds
    const found = length === 0 ? times[0] : (times.find((time) => length >= time.seconds * 0.9995) ?? finestTime)
    return { divisor: found.seconds / seconds, symbol: found.symbol, isBinary: false }
  }
  return { divisor: 1, symbol, isBinary: false }
}

const bytesIn = (unit: ByteUnit) => 1024 ** ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'].indexOf(unit)

export interface TickFormat {
  /** Stands above the axis; empty when the ticks say it themselves. */
  caption: string
  format: (tick: number) => string
}

/** One unit for all ticks of an axis that reaches to `size`. */
export function tickFormat(size: number, unit: ChartUnit): TickFormat {
  if (unit === 'percent') return { caption: '', format: (tick) => `${plain(tick)}%` }
  const { divisor, symbol } = scaleFor(size, unit)
  const isShort = ruleOf(unit).shortening === 'decimal' && Math.abs(size) >= 10_000
  return {
    caption: symbol,
    format: (tick) => (isShort && tick !== 0 ? shortCount.format(tick) : plain(tick / divisor)),
  }
}
