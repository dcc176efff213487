import type { ChartColor, ChartSeries } from './chart-data.ts'

export const chartColors = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly ChartColor[]

export function colorOf(series: ChartSeries, index: number): ChartColor {
  return series.color ?? chartColors[index % chartColors.length] ?? 1
}

/** From the ninth series on the colours come again, dashed. */
export function isDashed(series: ChartSeries, index: number): boolean {
  return series.color === undefined && index >= chartColors.length
}

/** For styles; follows the theme by itself. */
export const cssColor = (color: ChartColor): string => `var(--chart-${color})`

export interface PaintColors {
  title: string
  text: string
  grid: string
  ground: string
  lines: ReadonlyMap<ChartColor, string>
  areas: ReadonlyMap<ChartColor, string>
}

const AREA_PERCENT = 12

/** By theme: asking the browser makes it compute the styles of the page. */
const known = new Map<string | undefined, PaintColors>()

/** A canvas knows no custom properties: the colours as they are at `host`. */
export function paintColors(host: Element): PaintColors {
  const around = host.closest('[data-theme]')
  const theme = around instanceof HTMLElement ? around.dataset['theme'] : undefined
  const colors = known.get(theme) ?? readColors(host)
  known.set(theme, colors)
  return colors
}

function readColors(host: Element): PaintColors {
  const roles = ['var(--text)', 'var(--text-faint)', 'var(--line)', 'var(--surface-raised)']
  const lines = chartColors.map(cssColor)
  const areas = lines.map((color) => `color-mix(in oklab, ${color} ${AREA_PERCENT}%, transparent)`)
  const [title = '', text = '', grid = '', ground = '', ...others] = computed(host, [...roles, ...lines, ...areas])
  return {
    title,
    text,
    grid,
    ground,
    lines: new Map(chartColors.map((color, index) => [color, others[index] ?? text])),
    areas: new Map(chartColors.map((color, index) => [color, others[lines.length + index] ?? text])),
  }
}

/** All of them at once, for one computation of styles. */
function computed(host: Element, colors: readonly string[]): string[] {
  const box = document.createElement('span')
  const probes = colors.map((color) => {
    const probe = document.createElement('span')
    // In the middle of a transition the computed colour is another.
    probe.style.transitionProperty = 'none'
    probe.style.color = color
    return probe
  })
  box.append(...probes)
  host.append(box)
  const found = probes.map((probe) => getComputedStyle(probe).color)
  box.remove()
  return found
}
