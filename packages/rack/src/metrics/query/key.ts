import type { SeriesFields } from '../source.ts'

/** The fields as a text that is the same for the same fields only. */
export function keyOf(fields: SeriesFields): string {
  const names = Object.keys(fields).toSorted()
  return JSON.stringify(names.map((name) => [name, fields[name]?.type, fields[name]?.value]))
}

/** FNV-1a with 32 bits. */
function hash(text: string, seed: number): number {
  let hash = seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A number of 64 bits for fields, in decimal: the same in every answer. Those that are taken are passed over. */
export function numberOf(fields: SeriesFields, isTaken: (number: string) => boolean): string {
  const key = keyOf(fields)
  let number = (BigInt(hash(key, 0x811c9dc5)) << 32n) | BigInt(hash(`${key}.`, 0x01000193))
  while (isTaken(String(number))) number = BigInt.asUintN(64, number + 1n)
  return String(number)
}
