import uPlot from 'uplot'
import { colorOf, cssColor, isDashed } from './chart-colors.ts'
import { tickFormat } from './chart-unit.ts'
import type { PlotLook, PlotState } from './plot-state.ts'
import { timeTicks, type TimeTick } from './time-ticks.ts'
import { valueScale } from './value-ticks.ts'

const FONT_SIZE = 12
const LABEL_GAP = 8
/** For one line of labels under the chart, and for two. */
const TIME_HEIGHTS = [28, 44] as const
const TICK_WIDTH = 84
/** Narrower, the first label under the chart would be cut off. */
const LEAST_LABEL = 16
const LEAST_DRAG = 6

const isArea = ({ shape }: PlotLook) => shape.endsWith('area')
const isStepped = ({ shape }: PlotLook) => shape.startsWith('stepped')
/** The wanted number of steps of the value axis. */
const stepsFor = (height: number) => (height < 180 ? 3 : height < 280 ? 4 : 5)

const font = ({ fontFamily }: PlotState) => `${FONT_SIZE}px ${fontFamily}`

export function seriesOptions(look: PlotLook, state: PlotState): uPlot.Series {
  const slot = (at: number) => {
    const series = state.data.series[at - 1]
    return series ? colorOf(series, at - 1) : 1
  }
  const line = (_: uPlot, at: number) => state.colors.lines.get(slot(at)) ?? ''
  return {
    width: 1.5,
    stroke: line,
    ...(isArea(look) && { fill: (_: uPlot, at: number) => state.colors.areas.get(slot(at)) ?? '' }),
    ...(isStepped(look) && uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }),
    points: {
      show: () => false,
      filter: (_, at) => (state.lonely[at - 1]?.length ? [...(state.lonely[at - 1] ?? [])] : null),
      size: 5,
      width: 0,
      fill: line,
    },
  }
}

/** The dashes of what has a colour for the second time. */
export function dashOf(state: PlotState, at: number): number[] {
  const series = state.data.series[at - 1]
  return series && isDashed(series, at - 1) ? [6, 4] : []
}

function timeAxis(state: PlotState): uPlot.Axis {
  let ticks: TimeTick[] = []
  return {
    side: 2,
    font: font(state),
    stroke: () => state.colors.text,
    gap: LABEL_GAP,
    grid: { show: false },
    ticks: { show: false },
    splits: (plot, _axis, min, max) => {
      ticks = timeTicks(min, max, Math.max(2, Math.floor(plot.width / TICK_WIDTH)))
      return ticks.map(({ time }) => time)
    },
    values: () => ticks.map(({ label }) => label),
    size: (_, labels: readonly string[] | null) => TIME_HEIGHTS[labels?.some((label) => label.includes('\n')) ? 1 : 0],
  }
}

function valueAxis(look: PlotLook, state: PlotState): uPlot.Axis {
  return {
    side: 3,
    font: font(state),
    stroke: () => state.colors.text,
    gap: LABEL_GAP,
    grid: { stroke: () => state.colors.grid, width: 1 },
    ticks: { show: false },
    splits: () => [...state.scale.ticks],
    values: (_, splits) => splits.map(tickFormat(state.scale.max, look.unit).format),
    size: (plot, labels: readonly string[] | null) => {
      const { caption } = tickFormat(state.scale.max, look.unit)
      return Math.max(LEAST_LABEL, widest(plot, state, [...(labels ?? []), caption])) + LABEL_GAP
    },
  }
}

function widest({ ctx }: uPlot, state: PlotState, labels: readonly string[]): number {
  // uPlot remembers what it set last, so it must find it as it was.
  ctx.save()
  ctx.font = font(state)
  const width = Math.max(...labels.map((label) => ctx.measureText(label).width))
  ctx.restore()
  return Math.ceil(width)
}

/** The unit stands above the labels of the value axis, at their end. */
function drawCaption({ ctx, bbox }: uPlot, look: PlotLook, state: PlotState): void {
  const { caption } = tickFormat(state.scale.max, look.unit)
  if (caption === '') return
  ctx.save()
  ctx.font = `${FONT_SIZE * uPlot.pxRatio}px ${state.fontFamily}`
  ctx.fillStyle = state.colors.text
  ctx.textBaseline = 'top'
  ctx.textAlign = 'right'
  ctx.fillText(caption, bbox.left - LABEL_GAP * uPlot.pxRatio, 0)
  ctx.restore()
}

export interface PlotHooks {
  onCursor: (plot: uPlot) => void
  onSelect: (plot: uPlot) => void
}

export function plotOptions(look: PlotLook, state: PlotState, hooks: PlotHooks): uPlot.Options {
  const hasCaption = () => tickFormat(state.scale.max, look.unit).caption !== ''
  return {
    width: look.width,
    height: look.height,
    legend: { show: false },
    padding: [() => (hasCaption() ? 26 : 10), 20, 0, 0],
    scales: {
      x: { time: false, range: () => [...state.span] },
      y: {
        range: (plot, lowest, highest) => {
          state.scale = valueScale(lowest ?? 0, highest ?? 0, look.unit, stepsFor(plot.height))
          return [state.scale.min, state.scale.max]
        },
      },
    },
    axes: [timeAxis(state), valueAxis(look, state)],
    series: [
      {},
      ...state.data.series.map((_, index) => ({ ...seriesOptions(look, state), dash: dashOf(state, index + 1) })),
    ],
    cursor: cursorOptions(state),
    hooks: {
      setCursor: [hooks.onCursor],
      setSelect: [hooks.onSelect],
      draw: [(plot) => drawCaption(plot, look, state)],
    },
  }
}

function cursorOptions(state: PlotState): uPlot.Cursor {
  let isDragging = false
  return {
    y: false,
    drag: { x: true, y: false, setScale: false, dist: LEAST_DRAG },
    points: {
      size: 8,
      width: 2,
      fill: (_, at) => {
        const series = state.data.series[at - 1]
        return series ? cssColor(colorOf(series, at - 1)) : ''
      },
      stroke: 'var(--surface-raised)',
    },
    // The line stands at the sample whose numbers are shown, but follows the hand that drags.
    move: (plot, left, top) => {
      const time = isDragging || left < 0 ? undefined : state.data.times[plot.posToIdx(left)]
      return [time === undefined ? left : plot.valToPos(time, 'x'), top]
    },
    bind: {
      mousedown: (_plot, _target, handle) => (event) => {
        if (event.button === 0 && state.isZoomable) {
          isDragging = true
          handle(event)
        }
        return null
      },
      mouseup: (_plot, _target, handle) => (event) => {
        isDragging = false
        handle(event)
        return null
      },
      // uPlot would show all samples; what is shown is the caller's.
      dblclick: () => () => null,
    },
  }
}
