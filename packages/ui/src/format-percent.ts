const twoDigits = /* @__PURE__ */ new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** "12.50%" of 12.5, with the reader's separators. */
export function formatPercent(percent: number): string {
  return `${twoDigits.format(percent)}%`
}
