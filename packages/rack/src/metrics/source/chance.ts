/** Numbers that look like chance and are the same whenever and wherever they are asked for. */

/** A 32-bit number that a text stands for (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mix(hash)
}

/** Spreads what differs in any bit over all 32 (the finalizer of MurmurHash3). */
function mix(hash: number): number {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** From 0 up to but without 1, by a seed and two numbers. */
export function chance(seed: number, a: number, b = 0): number {
  return mix(seed ^ Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca77)) / 2 ** 32
}

/** Between two bounds. */
export function between(low: number, high: number, seed: number, a: number, b = 0): number {
  return low + (high - low) * chance(seed, a, b)
}
