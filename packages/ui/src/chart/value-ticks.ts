import { scaleFor, type ChartUnit } from './chart-unit.ts'

export interface ValueScale {
  min: number
  max: number
  ticks: readonly number[]
}

/** Above the highest sample, so that it does not touch the edge. */
const HEADROOM = 1.1

/** What an axis without samples, or with nothing but zeros, reaches to. */
const emptyTop = (unit: ChartUnit) => (unit === 'percent' ? 100 : unit.startsWith('bytes') ? 1024 : 1)

/**
 * An axis that begins at zero (or below it, where samples do), ends above the highest sample, and has about `count` round
 * steps. Up to 100 percent it ends there.
 */
export function valueScale(lowest: number, highest: number, unit: ChartUnit, count = 4): ValueScale {
  const low = Math.min(0, lowest)
  const high = Math.max(0, highest)
  const top = low === 0 && high === 0 ? emptyTop(unit) : high * HEADROOM
  const ceiling = unit === 'percent' && high <= 100 ? 100 : Infinity
  const wanted = Math.min(top, ceiling) - low * HEADROOM
  const step = stepOf(wanted / count, Math.max(top, -low), unit)
  const first = Math.floor((low * HEADROOM) / step)
  const last = Math.ceil(Math.min(top, ceiling) / step)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step))
  return { min: clean(first * step), max: clean(last * step), ticks }
}

/** Without what binary fractions add: 0.6 of 3 times 0.2. Nor is there a zero below zero. */
const clean = (value: number) => Number(value.toPrecision(15)) || 0

function stepOf(least: number, size: number, unit: ChartUnit): number {
  const { divisor, isBinary } = scaleFor(size, unit)
  const inUnit = least / divisor
  if (isBinary) return Math.max(1, 2 ** Math.ceil(Math.log2(inUnit)) * divisor)
  return roundStep(inUnit, unit === 'count' && inUnit >= 0.25) * divisor
}

/** The next of 1, 2, 2.5, 5 and their tenfolds; whole ones for what is counted. */
function roundStep(least: number, isWhole: boolean): number {
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const steps = [1, 2, 2.5, 5, 10].map((step) => (magnitude < 1 ? step / Math.round(1 / magnitude) : step * magnitude))
  const found = steps.find((step) => step >= least * (1 - 1e-9) && (!isWhole || Number.isInteger(step)))
  return found ?? Math.max(1, 10 * magnitude)
}
