/** The two ends of `first-last`, both inclusive, or a single number twice; `undefined` for any other text. */
export function parseNumberRange(text: string): { first: number; last: number } | undefined {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  return first === undefined ? undefined : { first: Number(first), last: Number(last) }
}

/** `80` for `80-80`, and without leading zeros: one text for each range that can be parsed. */
export function rangeText({ first, last }: { first: number; last: number }): string {
  return first === last ? String(first) : `${first}-${last}`
}
