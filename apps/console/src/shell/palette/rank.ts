/** How well a label fits what was typed; the lower the better, undefined not at all. */
function rankOf(label: string, text: string): number | undefined {
  if (label === text) return 0
  if (label.startsWith(text)) return 1
  if (label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(text))) return 2
  if (label.includes(text)) return 3
  let from = 0
  for (const letter of text) {
    const at = label.indexOf(letter, from)
    if (at === -1) return undefined
    from = at + letter.length
  }
  return 4
}

/** As a whole, or else word by word. */
function rank(label: string, text: string): number | undefined {
  const whole = rankOf(label, text)
  if (whole !== undefined && whole < 4) return whole
  const words = text.split(' ').map((word) => rankOf(label, word))
  const worst = words.reduce((a, b) => (a === undefined || b === undefined ? undefined : Math.max(a, b)), 0)
  return worst ?? whole
}

export interface Ranked {
  group: string
  label: string
}

/**
 * What fits, best first; what fits equally well keeps its order. Groups stay together: where the best of a group stands,
 * there stands the group.
 */
export function search<T extends Ranked>(items: readonly T[], text: string): Map<string, T[]> {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const found = items.flatMap((item) => {
    const fit = wanted === '' ? 0 : rank(item.label.toLowerCase(), wanted)
    return fit === undefined ? [] : [{ item, fit }]
  })
  const sorted = found.toSorted((a, b) => a.fit - b.fit).map(({ item }) => item)
  return Map.groupBy(sorted, ({ group }) => group)
}
