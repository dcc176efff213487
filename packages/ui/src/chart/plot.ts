import uPlot from 'uplot'
import { paintColors } from './chart-colors.ts'
import { isValue, type ChartData } from './chart-data.ts'
import { dashOf, plotOptions, seriesOptions } from './plot-options.ts'
import { startState, takeContent, type PlotContent, type PlotLook, type PlotState } from './plot-state.ts'

/** Where the cursor stands, in pixels from the corner of the canvas. */
export interface CursorPlace {
  /** Of the sample. */
  index: number
  left: number
  top: number
  /** Index of the series closest to the pointer. */
  nearest: number | undefined
}

export interface PlotEvents {
  /** Undefined when it left. Called at every move of the pointer: no place for rendering. */
  onCursor: (place: CursorPlace | undefined) => void
  /** A span of time was dragged over, in milliseconds. */
  onSelect: (start: number, end: number) => void
}

export interface Plot {
  show: (content: PlotContent) => void
  resize: (width: number, height: number) => void
  /** After a change of theme or of fonts. */
  repaint: () => void
  /** Puts the cursor at a time, in milliseconds; undefined takes it away. */
  moveTo: (time: number | undefined) => void
  /** Marks a span of time, without telling anybody. */
  mark: (span: readonly [number, number] | undefined) => void
  /** The canvas, and what it is painted with. */
  painted: () => Pick<PlotState, 'colors' | 'fontFamily'> & { canvas: HTMLCanvasElement; ratio: number }
  destroy: () => void
}

/** Here, and nowhere else, uPlot is made, fed and taken away. */
export function createPlot(host: HTMLElement, look: PlotLook, content: PlotContent, events: PlotEvents): Plot {
  const state = startState(host, content)
  let shown = content
  const plot = new uPlot(
    plotOptions(look, state, {
      onCursor: (self) => events.onCursor(placeOf(self, state)),
      onSelect: (self) => {
        const { left, width } = self.select
        clearMark()
        if (width > 0) events.onSelect(self.posToVal(left, 'x'), self.posToVal(left + width, 'x'))
      },
    }),
    aligned(content.data),
    host,
  )
  plot.batch(() => switchSeries(content))

  function switchSeries({ data, hidden }: PlotContent) {
    for (const [index, { id }] of data.series.entries()) {
      const isShown = !hidden.has(id)
      if (plot.series[index + 1]?.show !== isShown) plot.setSeries(index + 1, { show: isShown })
    }
  }

  function clearMark() {
    plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
  }

  return {
    show: (next) => {
      if (next === shown) return
      const isSameData = next.data === shown.data
      shown = next
      takeContent(state, next)
      plot.batch(() => {
        fitSeries(plot, look, state)
        switchSeries(next)
        if (!isSameData) plot.setData(aligned(next.data))
      })
    },
    resize: (width, height) => plot.setSize({ width, height }),
    repaint: () => {
      state.colors = paintColors(host)
      plot.redraw(false, true)
    },
    moveTo: (time) => {
      const left = time === undefined ? -10 : plot.valToPos(time, 'x')
      const isInside = left >= 0 && left <= plot.bbox.width / uPlot.pxRatio
      plot.setCursor(isInside ? { left, top: 0 } : { left: -10, top: -10 })
    },
    mark: (span) => {
      if (!span) return clearMark()
      const [from, to] = [plot.valToPos(span[0], 'x'), plot.valToPos(span[1], 'x')]
      const height = plot.bbox.height / uPlot.pxRatio
      plot.setSelect({ left: Math.min(from, to), top: 0, width: Math.abs(to - from), height }, false)
    },
    painted: () => ({
      colors: state.colors,
      fontFamily: state.fontFamily,
      canvas: plot.ctx.canvas,
      ratio: uPlot.pxRatio,
    }),
    destroy: () => plot.destroy(),
  }
}

/** Copies, because uPlot keeps what it is given; gaps are null to it. */
function aligned({ times, series }: ChartData): uPlot.AlignedData {
  return [[...times], ...series.map(({ values }) => values.map((value) => (isValue(value) ? value : null)))]
}

/** As many series as there are now. What they look like they ask the state. */
function fitSeries(plot: uPlot, look: PlotLook, state: PlotState): void {
  const count = state.data.series.length
  while (plot.series.length - 1 > count) plot.delSeries(plot.series.length - 1)
  while (plot.series.length - 1 < count) plot.addSeries(seriesOptions(look, state), plot.series.length)
  for (const [index, series] of plot.series.entries()) if (index > 0) series.dash = dashOf(state, index)
}

function placeOf(plot: uPlot, state: PlotState): CursorPlace | undefined {
  const { idx, left = -10, top = 0 } = plot.cursor
  if (idx === null || idx === undefined || left < 0) return undefined
  const corner = { left: plot.bbox.left / uPlot.pxRatio, top: plot.bbox.top / uPlot.pxRatio }
  return { index: idx, left: corner.left + left, top: corner.top + top, nearest: nearestTo(plot, state, idx, top) }
}

function nearestTo(plot: uPlot, { data, hidden }: PlotState, sample: number, top: number): number | undefined {
  let nearest: number | undefined
  let least = Infinity
  // At the very top stands a cursor that was put there by a key or by another chart.
  if (top <= 0) return undefined
  for (const [index, { id, values }] of data.series.entries()) {
    const value = values[sample]
    if (!isValue(value) || hidden.has(id)) continue
    const distance = Math.abs(plot.valToPos(value, 'y') - top)
    if (distance < least) [nearest, least] = [index, distance]
  }
  return nearest
}
