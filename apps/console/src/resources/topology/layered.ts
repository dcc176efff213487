/** Places boxes in columns and lines between them. Knows nothing of what they stand for. */

export interface LayerBox {
  id: string
  height: number
}

export interface Layer {
  width: number
  /** From here to the next one, where the lines are; 0 for the last. */
  gap: number
  boxes: readonly LayerBox[]
}

interface End {
  box: string
  /** How far below the top of its box. */
  at: number
}

export interface Line {
  id: string
  from: End
  to: End
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface Layout {
  width: number
  height: number
  boxes: ReadonlyMap<string, Rect>
  /** Each as the `d` of an SVG path. */
  lines: readonly { id: string; d: string }[]
}

const PADDING = 16
/** Between boxes of a column. */
const SPACING = 16
/** What of the picture is on screen, from its top. */
export interface View {
  top: number
  height: number
}

const firstScreen: View = { top: 0, height: 560 }

/** The columns after the first, with their boxes in the order of what leads to them. */
function ordered(layers: readonly Layer[], lines: readonly Line[]): Layer[] {
  const place = new Map<string, number>()
  const wanted = (id: string, fallback: number) => {
    const from = lines.filter(({ to }) => to.box === id).flatMap((line) => place.get(line.from.box) ?? [])
    return from.length === 0 ? fallback : from.reduce((sum, each) => sum + each, 0) / from.length
  }
  return layers.map((layer, index) => {
    // What nothing leads to comes last.
    const weights = new Map(layer.boxes.map(({ id }, at) => [id, wanted(id, 1e6 + at)]))
    const boxes =
      index === 0 ? layer.boxes : layer.boxes.toSorted((a, b) => (weights.get(a.id) ?? 0) - (weights.get(b.id) ?? 0))
    boxes.forEach(({ id }, at) => place.set(id, (at + 0.5) / boxes.length))
    return { ...layer, boxes }
  })
}

/** How wide a picture of these columns is, whatever is in them; the last has no gap. */
export function widthOf(layers: readonly Pick<Layer, 'width' | 'gap'>[]): number {
  return layers.reduce((sum, { width, gap }) => sum + width + gap, 2 * PADDING)
}

function heightOf({ boxes }: Layer): number {
  return boxes.reduce((sum, { height }) => sum + height + SPACING, -SPACING)
}

function curve(from: Rect, fromAt: number, to: Rect, toAt: number): string {
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + fromAt, to.x, to.y + toAt]
  const bend = (x2 - x1) / 2
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}

/** A column that is shorter than the tallest stands in the middle of what is on screen. */
function topOf(height: number, tallest: number, view: View): number {
  const middle = view.top + (Math.min(view.height - 2 * PADDING, tallest) - height) / 2
  return PADDING + Math.max(0, Math.min(middle, tallest - height))
}

/** Columns from left to right; lines go from a column to one on its right. */
export function layered(layers: readonly Layer[], lines: readonly Line[], view: View = firstScreen): Layout {
  const columns = ordered(layers, lines)
  const tallest = Math.max(0, ...columns.map(heightOf))
  const boxes = new Map<string, Rect>()
  let x = PADDING
  for (const column of columns) {
    let y = topOf(heightOf(column), tallest, view)
    for (const { id, height } of column.boxes) {
      boxes.set(id, { x, y, width: column.width, height })
      y += height + SPACING
    }
    x += column.width + column.gap
  }
  return {
    width: widthOf(layers),
    height: Math.max(0, ...[...boxes.values()].map((box) => box.y + box.height)) + PADDING,
    boxes,
    lines: lines.flatMap(({ id, from, to }) => {
      const [a, b] = [boxes.get(from.box), boxes.get(to.box)]
      return a && b ? { id, d: curve(a, from.at, b, to.at) } : []
    }),
  }
}
