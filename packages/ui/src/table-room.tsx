const ROW_HEIGHT = 41
const CARD_HEIGHT = 132
const CARD_GAP = 8

/** As many rows as the screen has room for: to tell the height of a window, a browser lays out what is in it. */
export const rowsInView = () => Math.ceil(screen.height / ROW_HEIGHT)

/** How high a row of a table mostly is, and how far it is from the next: below 640 px rows are cards. */
export function rowSize(): { height: number; gap: number } {
  return matchMedia('(width < 640px)').matches ? { height: CARD_HEIGHT, gap: CARD_GAP } : { height: ROW_HEIGHT, gap: 0 }
}

/** Stands where rows will be or would be, as high as they. */
export function TableRoom({ height }: { height: number }) {
  // What grows in its place is not to move what is being read.
  return <tr aria-hidden="true" className="[overflow-anchor:none]" style={{ height }} />
}
