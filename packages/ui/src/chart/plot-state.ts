import { paintColors, type PaintColors } from './chart-colors.ts'
import { lonely, timeSpan, type ChartData } from './chart-data.ts'
import type { ChartUnit } from './chart-unit.ts'
import type { ValueScale } from './value-ticks.ts'

export type ChartShape = 'line' | 'area' | 'stepped' | 'stepped-area'

export interface PlotLook {
  shape: ChartShape
  unit: ChartUnit
  width: number
  height: number
}

export interface PlotContent {
  data: ChartData
  /** Ids of the series that are switched off. */
  hidden: ReadonlySet<string>
  isZoomable: boolean
}

/** What uPlot's callbacks read while they draw. Changes in place. */
export interface PlotState extends PlotContent {
  span: readonly [start: number, end: number]
  lonely: readonly (readonly number[])[]
  colors: PaintColors
  fontFamily: string
  /** The axis as last drawn. */
  scale: ValueScale
}

const derived = ({ data }: PlotContent) => ({
  span: timeSpan(data),
  lonely: data.series.map(({ values }) => lonely(values)),
})

export function startState(host: Element, content: PlotContent): PlotState {
  return {
    ...content,
    ...derived(content),
    colors: paintColors(host),
    fontFamily: getComputedStyle(host).fontFamily,
    scale: { min: 0, max: 1, ticks: [] },
  }
}

export function takeContent(state: PlotState, content: PlotContent): void {
  Object.assign(state, content, derived(content))
}
