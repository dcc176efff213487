const compact = /* @__PURE__ */ new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 })
const engineering = /* @__PURE__ */ new Intl.NumberFormat(undefined, {
  notation: 'engineering',
  maximumFractionDigits: 1,
})

/** "1,234", "1.2M" from a million on, "1.2e15" from a quadrillion on; `isExact` when nothing is left out. */
export function formatBigNumber(value: number | bigint): { text: string; isExact: boolean } {
  const size = value < 0 ? -value : value
  if (size >= 1e15) return { text: engineering.format(value).toLowerCase(), isExact: false }
  if (size >= 1e6) return { text: compact.format(value), isExact: false }
  return { text: value.toLocaleString(), isExact: true }
}
