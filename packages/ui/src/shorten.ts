export type ShortenAt = 'end' | 'middle'

/** Whole when it fits in `maxLength`; otherwise cut to two fewer, with an ellipsis in place of the rest. */
export function shorten(text: string, maxLength: number, at: ShortenAt = 'end'): string {
  const letters = Array.from(text)
  if (letters.length <= maxLength) return text
  const kept = Math.max(maxLength - 2, 1)
  if (at === 'end') return `${letters.slice(0, kept).join('')}…`
  const tail = Math.floor(kept / 2)
  return `${letters.slice(0, kept - tail).join('')}…${tail === 0 ? '' : letters.slice(-tail).join('')}`
}
