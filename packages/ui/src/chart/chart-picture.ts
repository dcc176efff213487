import { colorOf } from './chart-colors.ts'
import type { ChartSeries } from './chart-data.ts'
import type { Plot } from './plot.ts'

const MARGIN = 16
const TITLE_SIZE = 14
const TEXT_SIZE = 12
const LINE = 20
const SWATCH = 12

interface Caption {
  title: string
  /** Beside the title, muted. */
  detail: string
  /** What is drawn, with its place in the palette. */
  legend: readonly { series: ChartSeries; index: number }[]
}

/** The drawing on its ground, under its title and over its legend: what it takes to be understood elsewhere. */
export function chartPicture(painted: ReturnType<Plot['painted']>, caption: Caption): HTMLCanvasElement {
  const { canvas, colors, fontFamily, ratio } = painted
  const picture = document.createElement('canvas')
  const pen = picture.getContext('2d')
  if (!pen) return picture
  const width = canvas.width / ratio
  pen.font = `${TEXT_SIZE}px ${fontFamily}`
  const places = legendPlaces(pen, caption.legend, width)
  const lines = (places.at(-1)?.line ?? -1) + 1
  const top = MARGIN + LINE + 8
  const height = top + canvas.height / ratio + (lines > 0 ? 8 + lines * LINE : 0) + MARGIN
  picture.width = Math.round((width + 2 * MARGIN) * ratio)
  picture.height = Math.round(height * ratio)
  pen.scale(ratio, ratio)
  pen.fillStyle = colors.ground
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.textBaseline = 'middle'

  pen.font = `600 ${TITLE_SIZE}px ${fontFamily}`
  pen.fillStyle = colors.title
  pen.fillText(caption.title, MARGIN, MARGIN + LINE / 2)
  const titleWidth = pen.measureText(caption.title).width
  pen.font = `${TEXT_SIZE}px ${fontFamily}`
  pen.fillStyle = colors.text
  pen.fillText(caption.detail, MARGIN + titleWidth + 12, MARGIN + LINE / 2)

  pen.drawImage(canvas, MARGIN, top, width, canvas.height / ratio)

  for (const { series, index, left, line } of places) {
    const y = top + canvas.height / ratio + 8 + line * LINE + LINE / 2
    pen.fillStyle = colors.lines.get(colorOf(series, index)) ?? colors.text
    pen.fillRect(MARGIN + left, y - 1, SWATCH, 2)
    pen.fillStyle = colors.title
    pen.fillText(series.label, MARGIN + left + SWATCH + 6, y)
  }
  return picture
}

function legendPlaces(pen: CanvasRenderingContext2D, legend: Caption['legend'], width: number) {
  let left = 0
  let line = 0
  return legend.map(({ series, index }) => {
    const own = SWATCH + 6 + pen.measureText(series.label).width
    if (left > 0 && left + own > width) {
      left = 0
      line += 1
    }
    const place = { series, index, left, line }
    left += own + 16
    return place
  })
}
