/**
 * A set of points in time: where it begins and ends, in turns, ascending. What is in it lies after the first and up to the
 * second, after the third and so on; one that does not end has an odd number.
 */
export type Times = readonly number[]

export const ALWAYS: Times = [-Infinity]
export const NEVER: Times = []

const bits = new DataView(new ArrayBuffer(8))

/** The largest number below one. Sets leave out where they begin, so this is how it gets into them. */
function justBefore(time: number): number {
  if (time === 0) return -Number.MIN_VALUE
  bits.setFloat64(0, time)
  bits.setBigInt64(0, bits.getBigInt64(0) + (time > 0 ? -1n : 1n))
  return bits.getFloat64(0)
}

export function timesThat(comparator: '==' | '!=' | '<' | '<=' | '>' | '>=', time: number): Times {
  switch (comparator) {
    case '==':
      return [justBefore(time), time]
    case '!=':
      return [-Infinity, justBefore(time), time]
    case '<':
      return [-Infinity, justBefore(time)]
    case '<=':
      return [-Infinity, time]
    case '>':
      return [time]
    case '>=':
      return [justBefore(time)]
  }
}

/** Those in one, in the other or in both, as the function says. */
function combine(a: Times, b: Times, isIn: (inA: boolean, inB: boolean) => boolean): Times {
  const edges: number[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const edge = Math.min(a[i] ?? Infinity, b[j] ?? Infinity)
    if (a[i] === edge) i++
    if (b[j] === edge) j++
    if (isIn(i % 2 === 1, j % 2 === 1) !== (edges.length % 2 === 1)) edges.push(edge)
  }
  return edges
}

export function both(a: Times, b: Times): Times {
  return combine(a, b, (inA, inB) => inA && inB)
}

export function either(a: Times, b: Times): Times {
  return combine(a, b, (inA, inB) => inA || inB)
}

export function oneOf(a: Times, b: Times): Times {
  return combine(a, b, (inA, inB) => inA !== inB)
}

export function butNot(a: Times): Times {
  return oneOf(ALWAYS, a)
}

/** The parts of a set that lie after a time and up to another. */
export function intervals(times: Times, after: number, upTo: number): { after: number; upTo: number }[] {
  const within = both(times, [after, upTo])
  return Array.from({ length: within.length / 2 }, (_, index) => ({
    after: within[2 * index] ?? after,
    upTo: within[2 * index + 1] ?? upTo,
  }))
}
